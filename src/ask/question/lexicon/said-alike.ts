/**
 * What people say in their own way in German, French and Dutch: what to pack, whether a tent is needed, scraping the car, plants to put
 * out, a forecast for so many days. Rows as in `alike.ts`.
 */
import type { RowInLanguages } from './alike.ts';

export const SAID_ALIKE: readonly RowInLanguages[] = [
  [
    'do we need a gazebo',
    {
      de:
        '(?:brauchen|brauche|braucht|brauch|benötigen)(?: wir| ich| man| ma| es)?(?: da| dafür| dann| noch| lieber)? ' +
        '(?:ein |das |n |nen |einen )?(?:party|fest)?(?:zelt|pavillon)(?! \\p{L}+platz)',
      fr:
        "(?:faut[- ]il|il faut|faut|faudra[- ]t[- ]il|on doit|dois[- ]je|doit[- ]on|(?:j'ai |on a )?besoin d')" +
        '(?: prevoir| louer| monter| mettre| installer)? ?(?:une |un |la |le )?(?:tente|barnum|chapiteau|tonnelle)|' +
        'prevoir (?:une |un )?(?:tente|barnum|chapiteau|tonnelle)',
      nl: '(?:hebben|heb|moeten) (?:we|wij|ik) (?:een |de )?(?:party|feest)?tent(?: nodig| huren| opzetten)',
    },
  ],
  [
    'last night',
    {
      fr:
        'cette nuit(?<=\\b(?:a|y a eu)(?:[- ]t[- ]il| t on)? ?(?:deja |bien |beaucoup )?(?:plu|neige|gele|fait|tonne|vente|grele|' +
        'des|du|de la)\\b[^,.?!]{0,60}cette nuit)',
    },
  ],
  [
    'the weather',
    {
      de: '(?:was erwartet (?:mich|uns|einen)|womit (?:muss|müssen|kann|können) (?:ich|wir|man) rechnen)(?: wettermäßig)?',
      fr: "(?:a )?quoi (?:s'attendre|dois[- ]je m'attendre|faut[- ]il s'attendre|je dois m'attendre)",
      nl: 'wat (?:kan|kunnen|mag) (?:ik|we|wij) verwachten|wat staat (?:me|ons) te wachten',
    },
  ],
  [
    'the forecast for the next $1 days',
    {
      de: '(?:wetter(?:vorhersage|bericht)?|vorhersage|prognose)(?: für)?(?: die)? (\\d{1,2}|zehn|sieben|fünf) tage',
      fr: '(?:meteo|previsions?|temps)(?: meteo)?(?: a| sur| pour)?(?: les)? (\\d{1,2}|dix|sept|quinze) jours(?! a)',
      nl: '(?:weer(?:bericht|sverwachting)?|verwachting)(?: voor)?(?: de)? (\\d{1,2}|tien|zeven|vijf) dagen',
    },
  ],
  [
    'here',
    {
      de: 'bei (?:uns|euch|dir|mir|ihnen)(?! (?:in|an|auf)\\b)',
      fr: 'chez (?:nous|moi|vous|toi)',
      nl: 'bij (?:ons|mij|jullie|jou|u)(?! in)',
    },
  ],
  [
    'scrape the car',
    {
      de: '(?:eis |scheiben? )?(?:frei)?kratzen(?<=\\b(?:muss|müssen|werd|werde|soll|heißt es|darf).{0,60}kratzen)',
      fr:
        '(?:gratter|degivrer)(?: (?:le |mon |la |ma )?(?:pare[- ]?brise|vitres?|voiture|auto))?|' +
        '(?:je |on )?(?:gratte|degivre)(?: (?:le |mon |la |ma )(?:pare[- ]?brise|vitres?|voiture|auto))',
    },
  ],
  ['next week', { fr: '(?:la )?(?:semaine|sem) (?:pro|proch)' }],
  [
    '$1 weather',
    {
      de: '(sandalen|t-shirt|shirt|shorts|jacken|pulli|mantel|regenjacken|mützen|schal|handschuh)wetter',
      nl: '(jassen|t-shirt|truien|sandalen)weer',
    },
  ],
  ['shorts weather', { de: 'kurze[- ]?hosen?[- ]?wetter', nl: 'korte[- ]?broek(?:en)?weer|rokjesweer' }],
  [
    'will it get cooler$1',
    {
      de: 'bringt(?: der| die| das)?((?: \\p{L}+){1,3}?) (?:eine |etwas |die )?abkühlung',
      nl: 'brengt(?: de| het)?((?: \\p{L}+){1,3}?) (?:wat |enige )?(?:verkoeling|afkoeling)',
    },
  ],
  [
    'will it get cooler',
    { fr: '(?:y a[- ]t[- ]il |il y aura |va[- ]t[- ]on avoir )?(?:de la fraicheur|un rafraichissement)' },
  ],
  [
    'put the plants out',
    {
      de:
        '(?:die |meine |unsere )?(?:tomaten|pflanzen|geranien|blumen|setzlinge|chilis?|balkonpflanzen) (?:schon |jetzt |wieder )?' +
        '(?:raus ?(?:stellen|setzen|pflanzen)|nach draußen (?:stellen|setzen)|auspflanzen)',
      nl:
        '(?:de |mijn |onze )?(?:tomaten|planten|geraniums|bloemen|zaailingen|kuipplanten) (?:al |nu |weer )?(?:(?:naar )?buiten ' +
        '(?:te )?(?:zetten|planten|laten)|uitplanten)',
    },
  ],
  [
    'bring the washing in',
    { nl: '(?:de |mijn )?was (?:hangt|staat) (?:nog )?buiten|(?:de )?was (?:naar )?binnen ?(?:te )?halen' },
  ],
  [
    'and how many hours of sunshine',
    {
      de: 'u(?:nd|n) wie lange?(?=\\W*$)(?<=\\bsonn\\p{L}*.{0,80}lange?)',
      fr: 'et (?:pendant )?combien de temps(?=\\W*$)(?<=\\b(?:soleil|ensoleill\\p{L}*).{0,80}temps)',
      nl: 'en hoe ?lang(?=\\W*$)(?<=\\bzon\\p{L}*.{0,80}lang)',
    },
  ],
  [
    'and how long will the rain last',
    {
      de: 'u(?:nd|n) wie lange?(?=\\W*$)(?<=\\bre(?:gen|gnet)\\p{L}*.{0,80}lange?)',
      fr: 'et (?:pendant )?combien de temps(?=\\W*$)(?<=\\b(?:pluie|pleu\\p{L}*).{0,80}temps)',
      nl: 'en hoe ?lang(?=\\W*$)(?<=\\bregen\\p{L}*.{0,80}lang)',
    },
  ],
  [
    'what should i take$1$2',
    {
      de:
        'was (?:pack|packe|nehm|nehme|packen|nehmen) (?:ich|wir|ma)((?: \\p{L}+){0,4}?) (?:ein|mit)(?=\\W*$| (?:nach|für|in|auf|am|im)\\b)|' +
        'was (?:muss|soll|sollte|sollten|müssen) (?:ich|wir|man)((?: \\p{L}+){0,4}?) (?:einpacken|mitnehmen|einstecken)',
      nl: 'wat (?:moet|kan) (?:ik|je)((?: \\p{L}+){0,4}?) (?:inpakken|meenemen)',
    },
  ],
  [
    'what should i take',
    {
      fr:
        'quoi (?:prendre|emporter|emmener|mettre dans (?:la|ma) valise)|(?:je|on) (?:prends?|emportes?|emmenes?) quoi(?: comme (?:vetements|habits|fringues|affaires))?|' +
        "qu'est[- ]ce qu(?:e je |'on |e j')(?:prends?|emporte|emmene)",
    },
  ],
  [
    'gazebo needed',
    {
      de: '(?:party|fest)?(?:zelt|pavillon) (?:nötig|notwendig|erforderlich)',
      fr: '(?:tente|barnum|chapiteau|tonnelle) (?:necessaire|a prevoir|utile)',
      nl: '(?:een )?(?:party|feest)?tent nodig',
    },
  ],
  [
    'how will the weather be',
    { de: "wie wird(?:'?s| es)(?= (?:am|im|in|diese|dieses|nächste|kommende)\\b)(?! .{0,40}\\b(?:warm|kalt|heiß)\\b)" },
  ],
  ['this weekend', { fr: 'fin de semaine(?=\\W*$)(?<!\\b(?:la|en|a la|cette|ce) fin de semaine)' }],
  [
    'how long will the rain last',
    {
      de: 'regnet es (?:noch|weiter) lange?|wie lange? regnet es noch',
      fr: '(?:il |ca )?(?:va pleuvoir|pleut|pleuvra) (?:encore )?longtemps',
      nl: 'regent het nog (?:lang|lange tijd)|blijft het (?:nog )?lang regenen',
    },
  ],
  [
    'what temperature will it be',
    { de: 'wie warm (?:bleibt|ist|wird) es(?= (?:heute )?(?:nacht|nachts|in der nacht))' },
  ],
  [
    'here',
    {
      de: 'in (?:meiner|unserer) (?:nähe|gegend|umgebung)',
      fr: '(?:pres|autour) de (?:chez moi|moi|chez nous)',
      nl: 'bij mij in de buurt|in (?:mijn|de) (?:buurt|omgeving)(?! van)',
    },
  ],
  [
    'is it worth',
    {
      de: 'macht es sinn|ist es sinnvoll',
      fr: "(?:est[- ]ce que )?ca vaut le coup d[e']",
      nl: 'heeft het zin|is het de moeite waard',
    },
  ],
  [
    'go hiking',
    {
      de: '(?:zum |in die )?pilze? ?(?:zu )?(?:suchen|sammeln)(?: gehen)?|in die pilze',
      fr: '(?:aller )?(?:aux|cueillir des|ramasser des|chercher des) champignons|cueillette (?:de|des) champignons',
      nl: 'paddenstoelen (?:te )?(?:zoeken|plukken)',
    },
  ],
  [
    'over $1 degrees',
    {
      de: 'die (\\d{2})[- ]?grad[- ]?marke(?:(?: \\p{L}+){0,3} (?:geknackt|erreicht|überschritten))?',
      fr: 'la barre des (\\d{2}) ?(?:degres|°)?',
      nl: 'boven de (\\d{2})(?: graden(?: (?:uit ?)?(?:komt|komen|gaat))?| (?:uit ?)?(?:komt|komen|gaat))',
    },
  ],
  ['in the woods', { de: '(?:im|in den) wald(?! (?:in|am|bei) \\p{L}+ und)', nl: 'in het bos' }],
  ['what is the air pressure', { de: '(?:tief oder hoch|hoch oder tief)(?!druck)' }],
  ['does it get dark', { fr: 'il va faire (?:nuit|noir|sombre)' }],
  ['does it get light', { fr: 'il va faire jour' }],
  ['at what time', { fr: 'a partir de quand' }],
  [
    'will it cloud over',
    {
      fr: 'ca (?:se couvre|va se couvrir)|le ciel (?:se couvre|va se couvrir)',
      de: 'zieht es (?:sich )?zu',
      nl: 'trekt het dicht',
    },
  ],
  ['sunshine', { fr: "(?:l')?ensoleillement" }],
  [
    'what is the weather usually like$1$2',
    {
      nl: 'hoe is (?:het weer|het)((?: (?!dan)\\p{L}+){0,4}) dan (?:normaal|meestal|gewoonlijk|doorgaans)|hoe is het weer dan((?: \\p{L}+){0,2}) (?:normaal|meestal)',
    },
  ],
  [
    'what should i wear',
    {
      nl: '(?:welke )?(?:kleren|kleding) (?:voor|naar)',
      de: '(?:welche )?(?:klamotten|kleidung) (?:für|nach)',
      fr: 'quels? (?:vetements|habits|fringues) pour',
    },
  ],
  ['ice on the roads', { nl: '(?:ijs|ijzel|gladheid) op (?:de )?(?:weg|wegen|straat|straten)' }],
  [
    'the forecast for the next $1 days',
    {
      de: '(\\d{1,2}|drei|fünf|sieben|zehn)[- ]tage[- ]?(?:wetter|vorhersage|prognose|trend|wettervorhersage)',
      nl: '(\\d{1,2}|drie|vijf|zeven|tien)[- ]?daagse (?:weers)?(?:verwachting|voorspelling|vooruitzichten)',
    },
  ],
  [
    'what does it feel like',
    { nl: 'hoe voelt (?:het|t)(?: buiten)?(?: aan)?', de: 'wie fühlt es sich(?: draußen)?(?: gerade)? an' },
  ],
  [
    'hang the washing out',
    {
      nl: '(?:mijn |het |de |ons )?(?:dekbed|beddengoed|lakens|dekens) (?:even )?(?:buiten|naar buiten|uit)(?: te)? ?(?:hangen|doen|luchten)?',
      de: '(?:die |meine |das |mein )?(?:bettdecken?|bettwäsche|bettzeug) (?:raus|draußen|auf den balkon) ?(?:zu )?(?:hängen|lüften)',
      fr: '(?:etendre|aerer|sortir) (?:la |ma |les |mes |le |mon )?(?:couettes?|draps|linge de lit)(?: dehors)?',
    },
  ],
  ['nice weather', { nl: '(?:eens )?lekker weer(?:tje)?' }],
];
