/**
 * How the weather is called in parts of each language's lands, and among friends: Bavarian, Austrian and Swiss German, the French of
 * Québec and Belgium, the Spanish of America, Italian, Brazilian and Flemish words that no schoolbook has.
 */
import type { TranslatedPhrase, TranslatedWords } from './lexicon.ts';

type Language = 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl';

interface Regional {
  readonly phrases: readonly TranslatedPhrase[];
  readonly words: readonly TranslatedWords[];
}

const PARTICIPLE =
  '(?:ge|g)?(?:regnet|regnt|schneit|wittert|froren|frorn|geben|stürmt|hagelt|wesen|wen|habt|weht)|geregnet|geschneit|' +
  'gewittert|gefroren|gegeben';

const REGIONAL: Readonly<Record<Language, Regional>> = {
  de: {
    phrases: [
      [`(?:hats|hat.s|hat s)(?=.{0,80}\\b(?:${PARTICIPLE})\\b)`, 'did it'],
      ["(?:hats|hat's)", 'is there'],
      ["(?:ists|ist's|isses|is es|is's)", 'is it'],
      ["(?:brauch|brauche) i|brauchts|braucht's|brauch ma|brauchma|bruuch ich|bruch i", 'do i need'],
      ['(?:kann|ka|ko|koa|cha|chan) i(?:ch)?|kann ma|kamma|chamer|cha me', 'can i'],
      ['(?:soll|soi|söll|söu) i(?:ch)?|soll ma|söll mer|solltma|sollt ma|sollat ma|soin ma', 'should i'],
      ['(?:nöchscht|nächscht|nöchscht[ie]|nächscht[ie]|näxt[ie]?) (?:wuche|woche|wuchn|wochn)', 'next week'],
      ["(?:aufn|aufm|auf'n|auf'm|ufem|ufe|uf de)", 'on the'],
      ['(?:haben|hatten|hom|hamma) (?:wir|ma|die|ihr)(?=.{0,60}\\bgehabt)', 'did we have'],
      ['(?:muss|muaß|mues|muess) i(?:ch)?|miaß ma', 'do i need to'],
      ['(?:am |s |es )?(?:wuchenänd|wuchenend|wucheändi)', 'this weekend'],
      ["(?:rägnets|rägnet's|rägnet es|regnts|rengts|rengt's|räänts|tuets rägne)", 'will it rain'],
      [
        '(?:was |wie )?(?:für es |für a )wätter|wie wird s ?wätter|wia wird (?:des|s) ?wetter',
        'what will the weather be',
      ],
      ['(?:zieht|ziehts) (?:ein |da )?(?:gewitter|unwetter) (?:auf|durch|rein)', 'is a thunderstorm coming'],
    ],
    words: [
      ['hüt|hüüt|heit|heid|heint', 'today'],
      ['gehn|geh|gmeldt|gemeldet|angesagt|gsagt|gehabt', ''],
      ['morn|moang|moagn|moing|moorn', 'tomorrow'],
      ['geschter|gestan|gestert', 'yesterday'],
      ['räge|rägne|rägnet|rengn|reng', 'rain'],
      ['sunne|sunn', 'sunshine'],
      ['mäntig|mentig', 'monday'],
      ['ziischtig|zischtig', 'tuesday'],
      ['mittwuch', 'wednesday'],
      ['dunnschtig|donnschtig', 'thursday'],
      ['friitig|fritig', 'friday'],
      ['samschtig|samstig|samstog|samsdog', 'saturday'],
      ['sunntig|sunntog|sonndog', 'sunday'],
      ['wätter|wetta', 'weather'],
      ['chalt|koid|koit', 'cold'],
      ['hoaß|heiss', 'hot'],
      ['heisser', 'hotter'],
      ['sandalen', 'sandals'],
      ['hagelts', 'will it hail'],
      ['gfrorn|gfroren', 'freeze'],
      ['net|ned|nöd|nid', 'not'],
      ['wia|wiä', 'how'],
      ['schiach|schirch|usselig|usslig|schietwetter|kackwetter|greislig|grauslig|mies', 'bad weather'],
      ['pladdert|pladdern|plästert|plästern|schüttet|schütten|pisst|pissen', 'heavy rain'],
      ['mitm|mitn', 'with'],
      ['weda|weta|wödda|wätta', 'weather'],
      ['morgn', 'tomorrow'],
      ['isches|ischs', 'is it'],
      ['wandere', 'go hiking'],
      ['smog', 'smog'],
      ['grillieren|grilliere|grillierä', 'bbq'],
      ['aufm|aufn|ausm|beim|nachm|vorm|übern|überm', ''],
      ['schauer|schutt|husch|platzregen|regenguss|wolkenbruch', 'showers'],
      ['nieselregen|niesel|nieselt|niesln|nieseln', 'drizzle'],
      ['wuaschtig|bissl|bisserl|eh|servus|grüezi|moin|gell|halt|mal|bitte|fürs|na', ''],
      ['glätte|eisglätte|reifglätte|blitzeis|schneeglätte', 'black ice'],
      ['weg', ''],
      ['gartenfest|gartenparty|sommerfest', 'garden party'],
      ['saukalt|arschkalt|eiskalt|bitterkalt|frostig', 'cold'],
      ['bullenheiß|affenheiß|brütend', 'hot'],
      ['pulli|pullover', 'sweater'],
      ['anorak|regenjacke', 'raincoat'],
    ],
  },
  fr: {
    phrases: [
      ['ca (?:va )?(?:cogner|cogne|taper|tape|chauffer|chauffe)(?: (?:fort|dur))?', 'will it be hot'],
      ['(?:quel|un) cagnard|en plein cagnard', 'hot'],
      ['il tombe (?:des cordes|des clous|des hallebardes)', 'is it raining'],
    ],
    words: [
      ['frisquet|frisquette', 'cool'],
      ['cagnard', 'hot'],
      ['crachin|bruine|bruiner', 'drizzle'],
      ['ondées|ondée|giboulées|giboulée', 'showers'],
      ['slush|sloche|gadoue', 'slush'],
      ['canton', ''],
      ['icitte|genre|hein|bah|ben|du coup|stp|pis', ''],
      ['éclaircies|éclaircie', 'sunny'],
    ],
  },
  es: {
    phrases: [
      ['tormentas? electricas?', 'thunderstorm'],
      ['a poco(?= (?:no |si |va|ya|esta|hay|hace))', ''],
      ['(?:se viene|viene) (?:la )?(?:tormenta|agua)', 'is a thunderstorm coming'],
      ['(?:un )?frio que (?:pela|cala)', 'cold'],
    ],
    words: [
      ['garúa|llovizna|lloviznas|lloviznar|calabobos|orballo|txirimiri|sirimiri', 'drizzle'],
      ['chaparrón|chaparrones|aguacero|aguaceros|chubasco|chubascos', 'showers'],
      ['solazo|solecito', 'sunshine'],
      ['calorón|calorazo|solana|calorcito', 'hot'],
      ['friolera|friazo|frescura', 'cold'],
      ['bufanda', 'scarf'],
      ['piloto|rompevientos|impermeable|chubasquero', 'raincoat'],
      ['sombrilla', 'umbrella'],
      ['che|wey|güey|po|cachai|parce|pues|oye|hola|porfa|gracias', ''],
    ],
  },
  it: {
    phrases: [
      ['piove a (?:dirotto|catinelle)|diluvia|diluviera|diluviare', 'will it rain heavily'],
      ['che freddo cane|freddo cane', 'cold'],
    ],
    words: [
      ['acquazzone|acquazzoni|rovescio|rovesci|scroscio|scrosci', 'showers'],
      ['pioggerella|pioviggine|pioviggina|piovigginare', 'drizzle'],
      ['burrasca|mareggiata|bufera', 'gale'],
      ['fresco|freschino|freschetto', 'cool'],
      ['caldino|canicola', 'hot'],
      ['freddino|gelido', 'cold'],
      ['giubbotto|giubbino|giacchetta|giaccone', 'jacket'],
      ['maglione|felpa|golfino', 'sweater'],
      ['maglietta', 't-shirt'],
      ['cantone|canton', ''],
      ['ciao|raga|ragazzi|allora|dai|boh|mica', ''],
    ],
  },
  pt: {
    phrases: [
      ["(?:um )?pe d'?agua|toro|chuvarada|chuva forte|aguaceiro forte", 'heavy rain'],
      ['cair (?:um )?(?:temporal|toro|mundo)|vai desabar', 'will there be a thunderstorm'],
    ],
    words: [
      ['garoa|chuvisco|chuviscos|chuviscar|chuvinha|morrinha', 'drizzle'],
      ['aguaceiros|aguaceiro|pancadas|pancada', 'showers'],
      ['temporal|temporais', 'thunderstorm'],
      ['ventania|vendaval', 'gale'],
      ['friaca|friozinho|friozão|friagem', 'cold'],
      ['calorão|calorzinho', 'hot'],
      ['solzinho|solão', 'sunshine'],
      ['fresquinho|fresquinha', 'cool'],
      ['sombrinha|guarda-chuva|chapéu-de-chuva', 'umbrella'],
      ['agasalho|blusa|camisola|moletom', 'sweater'],
      ['gente|galera|cara|oi|olá|então|né|pá|obrigado|obrigada', ''],
    ],
  },
  nl: {
    phrases: [
      ["(?:'t|t) regent|regent '?t", 'will it rain'],
      ['goe weer|schoon weer|mooi weertje', 'good weather'],
      ['(?:houdt|hou[dt]en) (?:we )?het droog', 'will it stay dry'],
      ['pijpenstelen|(?:het )?giet(?: het)?', 'heavy rain'],
    ],
    words: [
      ['mergen|merge|mörgen|murgen', 'tomorrow'],
      ['vandoag|vandaog', 'today'],
      ['wa|wadde', 'what'],
      ["tgaat|tgoa|'tgoat|tgoat|tga", 'will it'],
      ['plenst|plenzen|hoost|hozen|zeikt|zeiken|gutst|gutsen|sausen|saust', 'heavy rain'],
      ['rotweer|kutweer|hondenweer|pokkeweer|snertweer|klotenweer|kloteweer|pokkenweer', 'bad weather'],
      ['veur|veu|da|et|tis', ''],
      ['motregen|miezer|miezeren|miezert|miezerig|druilerig', 'drizzle'],
      ['stortbui|stortbuien|plensbui|regenbui|regenbuien|hoosbui', 'showers'],
      ['frisjes|frisse|kil|guur', 'cool'],
      ['bloedheet|snikheet|broeierig', 'hot'],
      ['ijskoud|steenkoud|waterkoud|berekoud', 'cold'],
      ['zonnetje', 'sunshine'],
      ['nen|ne|efkes|effe|effen|gij|ge|allez|amai|hoor|joh|nog', ''],
      ['frak|jas', 'coat'],
      ['tuinfeest', 'garden party'],
      ['trui|pull', 'sweater'],
      ['hitte', 'heat'],
      ['smog', 'smog'],
      ['weekendje', 'weekend'],
      ['beetje', ''],
      ['hooi|hooien', 'haymaking'],
      ['zwemweer', 'weather for swimming'],
    ],
  },
};

/** Phrases of a language's lands, to be tried before its own. */
export function regionalPhrases(language: Language): readonly TranslatedPhrase[] {
  return REGIONAL[language].phrases;
}

/** Words of a language's lands; its own words come after them. */
export function regionalWords(language: Language): readonly TranslatedWords[] {
  return REGIONAL[language].words;
}
