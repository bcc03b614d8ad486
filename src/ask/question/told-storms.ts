/**
 * Storms that a question tells of, near or on their way, in English and in the words of the other languages: "a few miles off",
 * "Gewitter in der Nähe". Whoever is out there hears or sees what the hours of a forecast may lack.
 */
import { wholeWords } from './text.ts';

const STORM = '(?:(?:thunder|lightning|electrical) ?)?(?:storms?|thunder|lightning)';
const IS = "(?:'s|s| is| are| was| looks| seems| has| have| been)?";
const HEDGE =
  '(?: still| only| just| about| maybe| quite| pretty| well| getting| a| an| good| fair| bit| few| couple| of|' +
  ' at least| over| some| several| \\d+(?:\\.\\d+)?| one| two| three| four| five| six| ten| twenty)*';

const NEAR = wholeWords(
  [
    `${STORM}${IS}${HEDGE} (?:miles?|km|kms|kilomet\\p{L}+|min\\p{L}*|hours?|hrs?|valleys?|bays?|` +
      '(?:long |good )?ways?) (?:off|away|out|over|from (?:here|us|me)|behind us)',
    `${STORM}${IS}(?: still| only| just| quite| pretty| well)* (?:far|miles) (?:off|away|out)`,
    `${STORM}(?:'s|s| is| are| was| has| have| seems to be| looks to be)(?: still| only| just| now| already|` +
      ' slowly| nearly| almost| all| been)* (?:moving|heading|coming|rolling|drifting|closing|passing|blowing|' +
      'building|brewing|approaching|tracking|going|sliding|gone|passed|past|over|done|finished|easing|clearing|' +
      'dying|blown)(?: (?:away|off|in|on|up|over|out|by|past|through|north|south|east|west|this way|our way|' +
      'towards?))?',
    '(?:wait|shelter|hid|stuck|stopped|sat|sitting|stood|standing|huddl|holed)\\p{L}*[^.?!]{0,40}?\\b(?:for|out|from|till|until|while) (?:the|this|that|a) ' +
      '(?:thunder ?)?storms?',
    'storms? (?:brewing|rolling in|closing in|approaching|heading (?:this|our) way|on (?:the|my|our) radar|' +
      'behind (?:us|me)|out (?:at sea|to sea|there|west|east))',
    "(?:thunder|lightning)(?:storms?)?(?: is| are|'s)?(?: still| only| just| now| somewhere| out| somewhere out|" +
      ' way| away)* (?:over (?:there|yonder|the \\p{L}+|\\u0001+)|on (?:the|our) (?:horizon|way|radar|skyline)|' +
      'in the (?:distance|area|vicinity|background|hills|next valley)|near(?:by| us| me| here)|close (?:by|to us)|' +
      'around us|about us|somewhere|behind (?:us|the)|off (?:to|in|over) the)',
    "(?:it's|its|it is|been|keeps?|started|starting|still|was) (?:still |just |been |to )*(?:thundering|rumbling|" +
      'thunder and lightning)',
    "(?:thunder|lightning)(?:'s| is)(?: \\p{L}+)? (?:pretty|lovely|beautiful|amazing|mad|crazy|incredible|" +
      'brilliant|spectacular|everywhere|striking|flashing|loud|constant)',
    '(?:thunder|lightning) (?:about|around|near|close)(?=,| but| and| so| still)',
    '(?:rumbl(?:es?|ing)|flash(?:es|ing)) (?:in|over|to|from|out) (?:the )?\\u0001+',
    'rumbl(?:es?|ings?)(?: (?:to|off|up|over|out|in|down|way|far|the|somewhere))* (?:north|south|east|west|away|off|' +
      'somewhere)|rumbly|(?:flash(?:es|ing)?|bolts?|strikes?|rumbl(?:es?|ing)) (?:in|on|over|out|to|from|behind) (?:the |' +
      'our )?(?:\\p{L}+ )?(?:sky|distance|horizon|sea|west|east|north|south|hills?|lake|ridge|valley|next valley|' +
      'clouds?)',
    '(?:radar|app|forecast|met office) (?:says|has|shows|showing|got|puts) (?:a |an |the |some |one |' +
      'big )*(?:thunder ?|electrical )?storms?(?! warn)',
    '\\d+ ?(?:seconds?|secs?|s) (?:between|from|after|apart)(?=.{0,30}(?:flash|lightning|thunder|bang|rumble))',
  ].join('|'),
);

/** Storms of the day ahead that somebody means to go in or to be back before. */
const AHEAD = wholeWords(
  '(?:thunder(?:storms?)?|lightning)[^.?!]{0,40}?\\bbut (?:we|i|they|he|she|it|that|not|only|the)\\b|' +
    '(?:thunder(?:storms?)?|lightning|storms?) (?:are |is )?(?:forecast|due|expected|predicted|possible|' +
    'likely)[^.?!]{0,40}?(?:\\bbut\\b|\\bstill\\b|, ?(?:we|i)\\b)',
);

const NEAR_ABROAD = wholeWords(
  [
    '(?:gewitter\\p{L}*|donner|blitze?|unwetter)\\b[^.?!]{0,25}?(?:in der (?:nahe|ferne|umgebung|gegend)|' +
      '(?:zieht|ziehen|zog)(?: \\p{L}+)? (?:ab|auf|vorbei|weiter|heran|naher|weg|durch|uber)|abgezogen|vorbei|' +
      'am horizont|im anmarsch|im anzug|weit weg|noch weit|weit entfernt|(?:km|kilometer) (?:weg|entfernt)|' +
      'uber dem|uber den)|es grummelt|grummelt es|es blitzt|es donnert|donnergrollen|wetterleuchten',
    "(?:orages?|tonnerre|eclairs?|foudre)\\b[^.?!]{0,25}?(?:au loin|a l'horizon|pas loin|encore loin|" +
      "(?:est|sont) loin|dans le coin|a proximite|tout pres|pres d'ici|s'eloigne\\p{L}*|s'approche\\p{L}*|" +
      'approche\\p{L}*|arrive|(?:est|sont) pass\\p{L}+|passe|a (?:\\d+|quelques|deux|trois|dix) (?:km|kilometres|' +
      'minutes)|gronde)|ca gronde|il tonne|ca tonne|orage (?:qui )?(?:menace|gronde)',
    '(?:tormentas?|truenos?|relampagos?|rayos)\\b[^.?!]{0,25}?(?:a lo lejos|cerca|lejos|en la zona|' +
      'se (?:acerca|aleja|va|esta)\\p{L}*|alejandose|acercandose|en el horizonte|' +
      'a (?:\\d+|unos|pocos|varios) (?:km|kilometros|minutos)|ya paso|ha pasado|pasando|por la zona|' +
      'sobre (?:la|el|los|las))|esta tronando|truena|relampaguea',
    '(?:temporal[ei]|tuon[oi]|fulmin[ei]|lamp[oi])\\b[^.?!]{0,25}?(?:in lontananza|lontan[oi]|vicin[oi]|' +
      "all'orizzonte|in zona|in arrivo|si (?:allontana|avvicina|sta)\\p{L}*|(?:e|sono) passat[oi]|passat[oi]|" +
      'a (?:\\d+|pochi|qualche) (?:km|chilometr[oi]|minut[oi])|sopra (?:il|la|i|le))|brontola|sta tuonando|tuona|' +
      'lampeggia',
    '(?:trovoadas?|tempestades?|trovoes|trovao|relampagos?|raios)\\b[^.?!]{0,25}?(?:ao longe|longe|perto|' +
      'por perto|no horizonte|na zona|a (?:afastar|aproximar|chegar|passar)\\p{L}*|' +
      'se (?:afasta|aproxima|aproximando)\\p{L}*|ja passou|passou|a (?:\\d+|poucos|alguns|uns) (?:km|quilometros|' +
      'minutos))|esta a trovejar|troveja|a trovejar|trovejando|relampejando',
    '(?:onweer\\p{L}*|donder|bliksem\\p{L}*|onweersbuien?)\\b[^.?!]{0,25}?(?:in de (?:buurt|verte|omgeving)|' +
      'dichtbij|vlakbij|ver weg|nog ver|op komst|trekt|trekken|voorbij|overgetrokken|weggetrokken|aan de horizon|' +
      'nadert|op (?:\\d+|een paar|enkele) (?:km|kilometer)|boven (?:de|het))|' +
      'het (?:rommelt|dondert|bliksemt|onweert)|rommelt het|gerommel',
  ].join('|'),
);

/** The weather of the day ahead, and then what is done all the same. */
const AHEAD_ABROAD = wholeWords(
  '(?:gewitter\\p{L}*|temporal[ei]|orages?|tormentas?|trovoadas?|onweer\\p{L}*|' +
    'onweersbuien)\\b[^.?!]{0,50}?\\b(?:aber|trotzdem|ma|pero|mais (?:on|nous|je)|mas|maar|toch|igual) \\p{L}+',
);

/** What somebody goes on with or sets out for, in the words of the other languages. */
const GOES_ON = wholeWords(
  [
    'noch (?:schnell|kurz|eben|ein\\p{L}*|mal|zu ende|fertig|weiter|\\d+)|weiter\\p{L}*|fertig\\p{L}*|zu ende|' +
      'kann (?:ich|man|mein\\p{L}*|der|die|das)|konnen (?:wir|die|meine)|darf (?:ich|man|mein\\p{L}*)|' +
      'durfen (?:wir|die)|soll\\p{L}* (?:ich|wir|man)|trotzdem|losgehen|los',
    'on (?:finit|continue|peut|part|reste|y va|sort|termine)|(?:peut|puis|pouvons|dois|doit)-(?:on|je|nous|il)|' +
      'je (?:peux|continue|finis|pars|reste|sors)|nous (?:pouvons|continuons|partons)|continuer|finir|terminer|' +
      "encore (?:une|un|le temps)|rester|repartir|reprendre|c'est bon|ca va",
    'seguimos|seguir|sigo|podemos|puedo|pueden|terminamos|terminar|acabamos|acabar|otra|otro|salimos|salgo|vamos|' +
      'nos quedamos|quedarnos|continuamos|da tiempo|esperamos',
    'finiamo|finire|continuiamo|continuare|andiamo|partiamo|possiamo|posso|ancora un\\p{L}*|restiamo|resto|' +
      'proseguiamo|usciamo|esco|va bene|facciamo|si puo',
    'da para|continuamos|continuar|podemos|posso|mais (?:uma?|um)|acabamos|acabar|terminar|vamos|ficamos|saimos|' +
      'saio|tudo bem|seguimos',
    'nog (?:even|snel|een|een rondje|\\d+|door\\p{L}*)|verder\\p{L}*|afmaken|' +
      'door(?:gaan|vissen|fietsen|lopen|spelen|varen|zwemmen|golfen|rijden)|mag (?:ik|je|mijn)|mogen we|' +
      'kan (?:ik|je|men|mijn)|kunnen (?:we|wij)|blijven we|gaan we|toch (?:nog|even|gaan)|moet ik|moeten we',
  ].join('|'),
);

/** Before a storm that is asked about, or that is to be over. */
const NOT_TOLD = new RegExp(
  String.raw`\b(?:once|after|until|till|when|if|in case|unless|gibt es|kommt|kommen|kommt ein|wird es|sobald|wenn|` +
    "nach dem|y a-t-il|est-ce qu'il y a|apres l'|quand|si|habra|cuando|despues de la|ci sono|ci saranno|c'e|" +
    String.raw`quando|dopo il|havera|vai haver|depois da|is er|zijn er|komt er|na het|als)(?: \p{L}+){0,2}? ?$`,
  'u',
);

function tells(text: string, pattern: RegExp, isAsked: (before: string) => boolean): boolean {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const before = text.slice(Math.max(0, match.index - 30), match.index);
    if (!isAsked(before) && !NOT_TOLD.test(before)) return true;
  }
  return false;
}

/**
 * Whether a storm is told of that is near now.
 * `plain`: the English text without places. `own`: the question in its own words, plain; null where it is English. `isAsked`: whether what stands before
 * the words asks for them.
 */
export function tellsOfNearStorm(plain: string, own: string | null, isAsked: (before: string) => boolean): boolean {
  return tells(plain, NEAR, isAsked) || (own !== null && tells(own, NEAR_ABROAD, () => false));
}

/** Whether storms of the day ahead are told of, and something is to be done all the same. */
export function tellsOfStormAhead(plain: string, own: string | null, isAsked: (before: string) => boolean): boolean {
  return tells(plain, AHEAD, isAsked) || (own !== null && tells(own, AHEAD_ABROAD, () => false));
}

/** Whether a question in another language is about going on, or setting out. */
export function goesOnAbroad(own: string): boolean {
  return own.search(GOES_ON) >= 0;
}
