/**
 * Games on a pitch and other things that are done outdoors, side by side in six languages, where no built-in activity has their words:
 * football, a ride on a horse, picking mushrooms, a kite. Rows as in `alike.ts`.
 */
import type { RowInLanguages } from './alike.ts';

type Names = Required<RowInLanguages[1]>;

/** What is played, by its English name, and its names in each language. */
const GAMES: ReadonlyArray<readonly [english: string, names: Names]> = [
  [
    'football',
    {
      de: 'fußball|kicken|bolzen',
      fr: 'foot(?:ball)?(?! américain)',
      es: 'fútbol(?! americano)|futbolito|fulbito|fulbo',
      it: 'calcio|calcetto|pallone',
      pt: 'futebol|bola|pelada|futsal',
      nl: 'voetbal',
    },
  ],
  [
    'basketball',
    {
      de: 'basketball|streetball',
      fr: 'basket(?:[- ]?ball)?',
      es: 'baloncesto|básquetbol|básquet|basket',
      it: 'pallacanestro|basket',
      pt: 'basquetebol|basquete|basket',
      nl: 'basketbal|basket',
    },
  ],
  [
    'volleyball',
    {
      de: '(?:beach[- ]?)?volleyball|beachen',
      fr: '(?:beach[- ]?)?volley(?:[- ]?ball)?',
      es: 'v[oó]leibol|voleibol|v[oó]ley(?:[- ]?playa)?|vóleibol',
      it: 'pallavolo|beach ?volley',
      pt: 'voleibol|vôlei(?: de praia)?|vólei',
      nl: '(?:beach)?volleybal',
    },
  ],
  ['rugby', { de: 'rugby', fr: 'rugby', es: 'rugby', it: 'rugby', pt: 'r[uú]gb[yi]|râguebi', nl: 'rugby' }],
  ['hockey', { de: 'hockey|feldhockey', fr: 'hockey', es: 'hockey', it: 'hockey', pt: 'hóquei', nl: 'hockey' }],
  [
    'badminton',
    {
      de: 'badminton|federball',
      fr: 'badminton',
      es: 'bádminton',
      it: 'badminton|volano',
      pt: 'badminton',
      nl: 'badminton',
    },
  ],
  [
    'petanque',
    {
      de: 'boule|boules|boccia|pétanque',
      fr: 'pétanque|boules',
      es: 'petanca|bochas',
      it: 'bocce|petanque',
      pt: 'petanca|bocha',
      nl: 'jeu de boules|petanque|boules',
    },
  ],
  [
    'baseball',
    { de: 'baseball', fr: 'base-?ball', es: 'béisbol|softbol', it: 'baseball', pt: 'beisebol', nl: 'honkbal' },
  ],
];

/** A game that is played, as a pattern with its names in place of "#". */
const PLAYED: Names = {
  de: '(?:#)(?: ?spielen| zu spielen)',
  fr: '(?:jouer|jouons|joue|jouent|jouera|faire|fait) (?:(?:au|aux|a la|du|de la|le|la|un|une) )?(?:#)',
  es: '(?:jugar|jugamos|juego|juegan|jueguen|practicar|hacer) (?:(?:al|a la|a las|a|el|la|un) )?(?:#)',
  it: '(?:giocare|giochiamo|gioco|giocano|fare)(?: (?:a|al|alla|alle|il|la|una partita a|una partita di))? (?:#)',
  pt: '(?:jogar|jogamos|jogo|jogarem|praticar|bater) (?:(?:à|ao|a|o|um|uma) )?(?:#)',
  nl: '(?:(?:te|gaan|een potje|een partijtje) )?(?:(?:#) (?:te )?spelen|(?:#)(?:len|nen|en))',
};

/** A game by its name alone, with its article. */
const NAMED: Names = {
  de: '(?:#)(?:[- ]?wetter)?',
  fr: '(?:(?<=(?:pour|ou|et|,) )(?:le|la) |^le )?(?:#)',
  es: '(?:#)',
  it: '(?:(?<=(?:per|o|e|,) )(?:il|la) |(?<=^\\W*)(?:il|la) )(?:#)',
  pt: '(?<!(?:da|de) )(?:#)',
  nl: '(?:#)(?:weer)?',
};

/** A match of a game. */
const MATCHES: Names = {
  de: '(?:(?:das|ein|unser) )?(?:#)(?:spiel|turnier|match)',
  fr: '(?:(?:le|un|mon|notre|son) )?(?:match|tournoi) de (?:#)',
  es: '(?:(?:el|un|mi|nuestro) )?(?:partido|partidito|torneo) de (?:#)',
  it: '(?:(?:la|una|mia|nostra) )?(?:partita|partitella|torneo) (?:a|di) (?:#)',
  pt: '(?:(?:o|um|meu|nosso) )?(?:jogo|torneio|partida) de (?:#)',
  nl: '(?:(?:de|een|onze|mijn) )?(?:#)(?:wedstrijd|match|toernooi)',
};

/** Its training. */
const TRAININGS: Names = {
  de: '(?:(?:das|zum|beim) )?(?:#)[- ]?training',
  fr: "(?:l')?entraînement (?:de|au) (?:#)",
  es: '(?:(?:el|un) )?(?:entrenamiento|entreno|práctica) de (?:#)',
  it: "(?:l')?allenamento di (?:#)",
  pt: '(?:(?:o|um) )?treino de (?:#)',
  nl: '(?:(?:de|een) )?(?:#)training',
};

const IN_ALL = ['de', 'fr', 'es', 'it', 'pt', 'nl'] as const;

/** A row whose pattern is that of each language, filled with the names of a game. */
function filled(english: string, patterns: Names, names: Names): RowInLanguages {
  return [
    english,
    Object.fromEntries(IN_ALL.map((language) => [language, patterns[language].replaceAll('#', names[language])])),
  ];
}

export const SPORTS_ALIKE: readonly RowInLanguages[] = [
  ...GAMES.flatMap(([english, names]) => [
    filled(`the ${english} match`, MATCHES, names),
    filled(`${english} training`, TRAININGS, names),
  ]),
  ...GAMES.flatMap(([english, names]) => [filled(`play ${english}`, PLAYED, names), filled(english, NAMED, names)]),
  [
    'go horse riding',
    {
      de: '(?:zum )?(?:aus)?reiten(?: gehen)?|auszureiten|(?:einen )?ausritt(?: machen)?|reitstunde|reitausflug',
      fr: "(?:faire |fait )(?:du|de la|une balade à|de l') ?(?:cheval|poney|équitation)|(?:monter|balade|promenade) à cheval|équitation",
      es: '(?:montar|pasear|paseo|salir|cabalgata|cabalgar)(?: a caballo)?(?<=caballo|cabalgata|cabalgar)|equitación',
      it: '(?:andare|passeggiata|giro|gita|montare) a cavallo|cavalcare|equitazione',
      pt: '(?:andar|montar|passeio|passear) (?:a|de) cavalo|cavalgar|cavalgada|equitação|hipismo',
      nl: '(?:gaan )?paardrijden|paard te rijden|(?:een )?buitenrit(?:je)?(?: maken)?',
    },
  ],
  [
    'go hiking',
    {
      de:
        '(?:zum |in die )?(?:pilze|schwammerl(?:n)?|pfifferlinge|steinpilze|eierschwammerl) (?:zu )?(?:sammeln|suchen|gehen|brocken)' +
        '(?: gehen)?|pilzesammeln|schwammerlsuchen|in die (?:pilze|schwammerl)',
      fr: '(?:aller |cueillir |ramasser |chercher |(?:la )?cueillette )(?:aux |des |les |de |à la cueillette des )?(?:champignons|cèpes|girolles)',
      es: '(?:buscar|coger|recoger|ir a(?: por)?|ir de) (?:setas|hongos|níscalos|boletus)',
      it: '(?:andare |cercare |raccogliere )(?:per |a |i )?(?:funghi|porcini)|(?:a|per) funghi',
      pt: '(?:apanhar|colher|procurar|ir aos) cogumelos',
      nl: 'paddenstoelen (?:gaan )?(?:te )?(?:zoeken|plukken|rapen)',
    },
  ],
  [
    'pick strawberries',
    {
      de: '(?:erdbeeren|heidelbeeren|blaubeeren|himbeeren|brombeeren|kirschen|äpfel|marillen|zwetschgen) (?:zu )?(?:pflücken|sammeln)(?: gehen)?',
      fr: '(?:cueillir|ramasser|récolter) (?:des |les |nos )?(?:fraises|framboises|cerises|pommes|mûres|myrtilles)',
      es: '(?:coger|recoger) (?:fresas|frutillas|cerezas|moras|manzanas|aceitunas)',
      it: '(?:raccogliere|cogliere) (?:le |i |delle |dei )?(?:fragole|ciliegie|mele|more|mirtilli|olive)',
      pt: '(?:apanhar|colher) (?:morangos|cerejas|maçãs|amoras|azeitonas)',
      nl: '(?:aardbeien|kersen|appels|bramen|bosbessen|frambozen) (?:gaan )?(?:te )?plukken',
    },
  ],
  [
    'fly a kite',
    {
      de: '(?:einen |den |die |unsere[n]? |meinen )?drachen (?:zu )?(?:steigen|fliegen)(?: zu)?(?: lassen)?|drachensteigen|drachenwetter',
      fr: '(?:faire |jouer |sortir |faire voler )?(?:du |au |un |le |mon |notre )?cerfs?[- ]volants?',
      es: '(?:volar|remontar|encumbrar|elevar) (?:una? |la |el |las |los )?(?:cometas?|barriletes?|papalotes?|volantin(?:es)?|papagayos?)',
      it: "(?:far volare |fare volare |giocare con )?(?:l'|gli |un |il )?aquilon[ei]",
      pt: '(?:soltar|empinar|lançar) (?:uma? |a |o )?(?:pipas?|papagaios?)',
      nl: 'vliegeren|(?:een |de )?vlieger op ?(?:te )?laten',
    },
  ],
  [
    'gardening',
    {
      de: 'im garten (?:zu )?(?:arbeiten|werkeln|buddeln|ackern)',
      es: '(?:trabajar|currar|faenar) en (?:el|mi) (?:jardín|huerto)|(?:hacer )?jardinería',
      pt: '(?:cuidar d|trabalhar n|mexer n)o (?:jardim|quintal)|jardinar|(?:fazer )?jardinagem',
      it: '(?:lavorare|fare lavori) in giardino',
      nl: 'in de tuin (?:te )?(?:werken|bezig zijn)',
    },
  ],
  [
    'mow the lawn',
    { nl: '(?:het )?gras ?(?:te )?maaien', pt: '(?:cortar|aparar) (?:a relva|a grama|o relvado|o gramado)' },
  ],
  ['go for a walk', { fr: '(?:(?:me|se|nous|te|vous) )?(?:promener|balader)(?! (?:le|mon|notre|les|mes) chiens?)' }],
  [
    'go hiking',
    {
      nl: '(?:een )?(?:berg|bos|duin|strand|boswandeling)wandeling(?: (?:te )?maken)?|een (?:flinke |lange )?wandeling (?:te )?maken',
    },
  ],
  [
    'the boat',
    {
      it: '(?:la |una |in )?barca(?! a vela)',
      es: '(?:el |la |en |mi )?(?:barco|barca|lancha)',
      pt: '(?:o |de |meu )?(?:barco|lancha)',
      de: '(?:das |mein |unser )?(?:boot|schlauchboot)',
      fr: '(?:le |mon |notre )?bateau(?= \\p{L})',
      nl: '(?:de |mijn |onze )?(?:boot|sloep)',
    },
  ],
  ['go camping', { es: '(?:ir |salir )?de (?:acampada|camping)|acampada' }],
  ['go sailing', { it: '(?:(?:andare|uscire|uscita|giro|fare un giro) in |la |una )?barca a vela' }],
  [
    'paint the fence',
    {
      nl: '(?:het |de |mijn |ons )?(?:hek|schutting|tuinhek) (?:te )?(?:verven|schilderen|beitsen)',
      de: '(?:den |unseren |meinen )?(?:garten)?zaun zu streichen',
    },
  ],
  [
    'good weather to dry the laundry',
    { nl: '(?:goed )?weer (?:voor|om) (?:de )?was(?: (?:buiten )?te drogen)?|(?:goed )?droogweer' },
  ],
];
