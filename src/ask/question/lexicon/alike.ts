/**
 * Meanings side by side in six languages: what is said alike everywhere, and a language that lacks its row reads it wrong. Each row
 * has its English, then its pattern in each language; `$1` is the translation of a group.
 */
import { ASKED_ALIKE } from './asked-alike.ts';
import { TOWNS_ABROAD } from './exonyms.ts';
import { FEASTS } from './feasts.ts';
import type { TranslatedPhrase } from './lexicon.ts';
import { THINGS } from './things.ts';
import { WEATHER_PHRASES } from './weather-phrases.ts';

type Language = 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl';
export type RowInLanguages = readonly [english: string, patterns: Readonly<Partial<Record<Language, string>>>];

/** "Than usual" has its own phrases. */
const NOT_USUAL =
  "(?! (?:(?:la|le|les|il|lo|o|a|do) )?(?:normale?s?|moyennes?|habituel|habitual|media|solito|costume|d'habitude|d'ordinaire|l'habitude|dans|ce\\b|e\\b|est\\b))";

/** How warm and how windy: adjectives in the forms of each language. */
const DEGREES: readonly RowInLanguages[] = [
  ['how hot is', { it: 'quanto e cald[oa]' }],
  ['how cold is', { it: 'quanto e fredd[oa]' }],
  [
    'how hot',
    {
      fr: 'chaud comment|chaud a quel point',
      es: '(?:cuanto|cuan|que tanto|que tan) (?:calor|caluroso|caliente)|que calor',
      it: 'quanto (?:sara )?cald[oa]|che caldo',
      pt: '(?:quanto|que) calor|quao quente|o quao quente',
    },
  ],
  [
    'how cold',
    {
      fr: 'froid comment|froid a quel point',
      es: '(?:cuanto|cuan|que tanto|que tan) frio|que frio',
      it: 'quanto (?:sara )?fredd[oa]|che freddo',
      pt: '(?:quanto|que) frio|quao frio|o quao frio',
    },
  ],
  [
    'how strong will the wind be',
    {
      fr: '(?:le )?vent (?:sera|est|va etre|soufflera)(?:[- ]t[- ]il)? (?:a |de )?(?:fort comment|quelle force|combien)|a quelle vitesse (?:souffle|soufflera|va souffler) le vent',
      es: '(?:que tan|como de|cuan|que) (?:fuerte|intenso) (?:sera|va a ser|es|esta|soplara|sopla) (?:el )?viento|(?:que tan|como de) fuerte (?:sopla|soplara) el viento',
      it: '(?:quanto|come) (?:sara|e|soffiera|soffia) (?:forte )?(?:il )?vento(?: forte)?|quanto (?:forte )?(?:sara|soffiera|soffia|tira|tirera) (?:forte )?il vento',
      pt: '(?:quao|o quao|com que) (?:forte|forca) (?:sera|vai ser|e|esta|vai estar|sopra) o vento',
    },
  ],
  ['less $1', { fr: "(?<!le )moins (?:de |d')(vent|pluie|soleil|neige|nuages?|brouillard|orages?|monde)" }],
  ['more $1', { fr: "(?<!le )plus (?:de |d')(vent|pluie|soleil|neige|nuages?|brouillard|orages?|monde)" }],
  [
    'driest',
    {
      fr: '(?=le plus)(?<!\\b(?:jour|journee|mois) (?:est |sera |est-ce )?)le plus secs?',
      es: '(?:el |la |lo )mas sec[oa]',
    },
  ],
  ['which day is driest', { pt: 'qual (?:e |sera |vai ser )?o dia mais seco' }],
  ['coldest', { fr: 'les? moins chauds?' }],
  [
    'what is the coldest month',
    {
      es: '(?:en )?(?:que|cual) (?:es el )?mes (?:hace |es )?menos (?:calor|caluroso)',
      pt: '(?:em )?(?:que|qual) (?:e o )?mes (?:faz |e )?menos (?:calor|quente)',
    },
  ],
  [
    'does it rain all the time',
    {
      fr: "(?:est[- ]ce qu')?(?:il pleut|ca pleut) (?:tout le temps|toujours|sans arret|sans cesse)",
      es: '(?:siempre llueve|llueve siempre|llueve todo el tiempo)',
      it: 'piove sempre',
      pt: '(?:chove sempre|sempre chove|chove o tempo todo)',
      de: 'regnet es (?:ständig|immer|dauernd)',
      nl: 'regent het (?:altijd|constant)',
    },
  ],
  [
    'least windy',
    {
      fr: 'le moins (?:de vent|venteux|vente)',
      es: 'menos (?:viento|ventoso)(?= )(?<=\\b(?:dia|cuando|donde|hora)\\b.{0,30})',
    },
  ],
  [
    'warmer than',
    {
      it: `piu (?:cald[oa]|mite) (?:di|che|rispetto ad?|del|dell.)(?! tutt)${NOT_USUAL}`,
      pt: `mais (?:quente|calor|quentinho) (?:do )?que${NOT_USUAL}`,
    },
  ],
  [
    'colder than',
    {
      it: `piu (?:fredd[oa]|fresc[oa]) (?:di|che|rispetto ad?|del|dell.)(?! tutt)${NOT_USUAL}`,
      pt: `mais (?:frio|fresco|friozinho) (?:do )?que${NOT_USUAL}`,
    },
  ],
  [
    'wetter than',
    {
      it: `piu (?:piovos[oa]|umid[oa]) (?:di|che|rispetto ad?)${NOT_USUAL}`,
      pt: `mais (?:chuvoso|molhado) (?:do )?que${NOT_USUAL}`,
    },
  ],
  [
    'drier than',
    {
      it: `piu (?:secc[oa]|asciutt[oa]) (?:di|che|rispetto ad?)${NOT_USUAL}`,
      pt: `mais sec[oa] (?:do )?que${NOT_USUAL}`,
    },
  ],
  [
    'windier than',
    {
      it: `piu (?:ventos[oa]|vento) (?:di|che|rispetto ad?)${NOT_USUAL}`,
      pt: `mais (?:ventoso|vento|ventania) (?:do )?que${NOT_USUAL}`,
    },
  ],
  [
    'than',
    {
      fr: `que(?=(?<=\\b(?:plus|moins|aussi|meilleure?|mieux|pire)\\b.{0,60}que) )${NOT_USUAL}`,
      it: `che(?=(?<=\\b(?:piu|meno|meglio|peggio)\\b.{0,60}che) )${NOT_USUAL}`,
      pt: `(?:do )?que(?=(?<=\\b(?:mais|menos|melhor|pior)\\b.{0,60}que) )${NOT_USUAL}`,
    },
  ],
  [
    'is it normal to be this $2 $1',
    {
      de: 'ist (?:es|das) normal,? dass es (.{0,30}?)\\b(?:so|derart) (heiß|warm|kalt|windig|nass|trocken|schwul|neblig)(?: ist| wird)?',
      nl: 'is het normaal dat het (.{0,30}?)\\b(?:zo) (heet|warm|koud|nat|droog|winderig)(?: is| wordt)?',
    },
  ],
  [
    'is it normal to be this',
    {
      fr: "(?:c'est|est[- ]ce que c'est|est[- ]ce|est[- ]il) normal (?:qu'il|que ca|qu'on|d'avoir|que le temps) ?(?:fasse|soit|ait)? ?(?:aussi|si|autant|tellement)(?: de)?",
      es: 'es normal (?:que )?(?:haga|hace|este|sea|haya)? ?(?:tanto|tan|este|tanta)',
      it: '(?:e )?normale (?:che )?(?:faccia|fa|sia|ci sia)? ?(?:cosi|tanto|questo)(?: tanto)?',
      pt: '(?:e )?normal (?:que )?(?:estar|fazer|esteja|faca|haver|ter)? ?(?:tanto|tao|esse|este|tanta)',
    },
  ],
];

const LIMITS: readonly RowInLanguages[] = [
  [
    '$1 metres',
    {
      de: '(\\d{3,4}) (?:meter|metern|m)',
      fr: '(\\d{3,4}) (?:metres|m)',
      es: '(\\d{3,4}) (?:metros|m)',
      it: '(\\d{3,4}) (?:metri|m)',
      pt: '(\\d{3,4}) (?:metros|m)',
      nl: '(\\d{3,4}) (?:meter|m)',
    },
  ],
  ['$1', { it: "l'(\\d+)" }],
  [
    'over',
    {
      es: '(?:(?:va|van) a )?(?:superar|sobrepasar|pasar|rebasar)(?:a|an)?(?: de)?(?: los| las)?(?= \\d)|por encima del?|arriba de',
      it: '(?:superer|super|oltrepasser)(?:anno|a|ano|are|ra)(?: i| le| gli)?',
      pt: '(?:(?:vai|vao) )?(?:passar|ultrapassar|superar)(?: de| dos| das| os)?(?= \\d)|acima d[eoa]s?',
      fr: '(?:(?:va|vont) )?(?:depasser|depassera|depasseront|depassent|depasse)(?: les)?',
    },
  ],
  ['below', { es: 'por debajo del?|debajo de los', pt: 'abaixo d[eoa]s?', it: 'al di sotto d(?:i|ei|egli)' }],
];

const HAPPENINGS: readonly RowInLanguages[] = [
  [
    'will the snow melt',
    {
      de: '(?:schmilzt|taut|schmelzen|tauen)(?: dann| denn)? (?:der |die )?schnee(?: weg)?|(?:der )?schnee (?:schmilzt|taut)|schneeschmelze|ist der schnee (?:weg|geschmolzen)',
      fr: '(?:la )?neige (?:va |commence a |aura )?(?:fond|degel)\\p{L}*|fonte des neiges|(?:va )?fondre la neige',
      es: '(?:se )?(?:va a |empieza a )?(?:derret|derrit|fund|deshiel|descongel)\\p{L}* la nieve|(?:la )?nieve (?:se )?(?:va a |empieza a )?(?:derret|derrit|fund|deshiel)\\p{L}*|deshielo',
      it: '(?:si )?(?:scioglie|sciogliera|sciolgono|fonde|inizia a sciogliersi) la neve|(?:la )?neve (?:si )?(?:scioglie|sciogliera|fonde)|disgelo',
      pt: '(?:e que )?(?:a )?neve (?:vai |comeca a )?(?:se )?derret\\p{L}*|(?:vai )?derret\\p{L}* a neve|degelo',
      nl: '(?:smelt|dooit|verdwijnt)(?: dan)? de sneeuw(?: weg)?|(?:de )?sneeuw (?:smelt|weg)',
    },
  ],
  [
    'will it thaw',
    {
      de: 'taut es|tauwetter|setzt tauwetter ein',
      fr: '(?:il |ca )?(?:va )?(?:degeler|degele|degelera)|degel',
      nl: 'dooit het|gaat het dooien|dooi|zet de dooi in',
    },
  ],
  [
    'will the wind drop',
    {
      es: '(?:va a )?(?:bajar|amainar|aflojar|calmarse|parar|amaina|amainara|afloja|baja|bajara|cede|cedera|para|se calma) (?:el )?viento|(?:el )?viento (?:va a )?(?:baja|bajar|bajara|amaina|amainar|amainara|afloja|aflojar|cede|ceder|se calma|calmarse)',
      it: '(?:cala|calera|si calma|si placa|molla|diminuisce|diminuira) (?:il )?vento|(?:il )?vento (?:si )?(?:cala|calera|calma|calmera|placa|plachera|diminuisce|diminuira|molla|smette)',
      pt: '(?:o )?vento (?:vai )?(?:abrandar|diminuir|acalmar|parar|abranda|diminui|acalma|amainar|amaina|baixar)|(?:vai )?(?:abrandar|diminuir|acalmar|amainar) o vento',
    },
  ],
  [
    'has the wind dropped yet$1',
    {
      de: 'hat (?:sich )?(?:der )?(?:wind|sturm)((?: \\p{L}+){0,4}?) (?:nachgelassen|abgeflaut|gelegt|beruhigt)',
      nl: '(?:is|heeft) (?:de )?(?:wind|storm)((?: \\p{L}+){0,4}?) (?:gaan liggen|afgenomen|geluwd)',
    },
  ],
  [
    'has the wind dropped yet',
    {
      fr: "(?:est[- ]ce que )?le vent (?:est(?:[- ]il)? (?:deja )?tombe|a (?:deja )?(?:faibli|molli|baisse)|s'est (?:deja )?calme)",
      es: '(?:ya )?(?:ha (?:bajado|amainado|aflojado|parado)|bajo|amaino|aflojo|paro) el viento',
      it: '(?:si )?e (?:gia )?(?:calato|calmato) il vento|il vento (?:si )?e (?:gia )?(?:calato|calmato)',
      pt: '(?:ja )?(?:abrandou|acalmou|diminuiu|parou) o vento|o vento (?:ja )?(?:abrandou|acalmou|diminuiu|parou)',
    },
  ],
  [
    'was there',
    { fr: "(?:est[- ]ce qu')?(?:il )?y a eu(?: des?| du| de la)?", it: "(?:c'e stat[oa]|ci sono stat[ie])" },
  ],
  ['will there be', { de: '(?:muss|müssen|soll|sollte|sollten|kann|können) (?:ich|man|wir)(?=.{0,90}\\brechnen\\b)' }],
  ['', { de: '(?:mit(?=.{0,50}\\brechnen\\b)|(?<=\\bmit\\b.{0,50})(?:zu )?rechnen)' }],
  [
    'is the sea rough',
    {
      de: '(?:ist|wird) (?:das meer|die see)(?= .{0,40}\\b(?:rau|aufgewühlt|unruhig|wild)\\b)',
      es: '(?:(?:esta|estara) )?(?:la |el )?mar (?:esta |estara )?(?:picad[oa]|revuelt[oa]|movid[oa]|agitad[oa]|brav[oa])',
      it: '(?:il )?mare (?:e |sara )?(?:mosso|agitato|grosso|molto mosso)',
      pt: '(?:o )?mar (?:esta |vai estar )?(?:bravo|agitado|mexido|revolto|picado)',
      nl: '(?:is|wordt) de zee (?:ruw|woelig|wild|onstuimig)',
    },
  ],
  [
    'how cold will it get',
    {
      de: 'auf wie ?viele?(?: grad)? (?:fallt|sinkt|kuhlt|geht) (?:es|das thermometer|die temperatur)(?: runter| ab)?|wie weit (?:fallt|sinkt) (?:die temperatur|das thermometer)',
      fr: "(?:a|jusqu'a) combien (?:de degres )?(?:va )?(?:descend\\p{L}*|baiss\\p{L}*|tomb\\p{L}*)(?: (?:le thermometre|la temperature|le mercure))?",
      es: '(?:a|hasta) (?:cuanto|cuantos grados) (?:va a )?(?:baj|caer|desc)\\p{L}*(?: (?:la temperatura|el termometro))?',
      it: '(?:a|fino a) quanto (?:scend|cal)\\p{L}*(?: (?:la temperatura|il termometro))?|(?:a )?quanti gradi scend\\p{L}*',
      pt: '(?:a|até|ate) (?:quanto|quantos graus) (?:vai )?(?:desc|cai|baix)\\p{L}*(?: (?:a temperatura|o termometro))?',
      nl: '(?:tot|naar) (?:hoeveel graden|hoe ver) (?:daalt|zakt|koelt) (?:het|de temperatuur)(?: af)?',
    },
  ],
  [
    'how hot will it get',
    { es: '(?:que tan|cuan|como de) (?:caliente|caluros[oa]) (?:se )?(?:pondra|va a poner|va a estar|estara)' },
  ],
  [
    'best month to visit',
    {
      de: 'beste reisezeit(?: (?:für|nach|in))?|beste zeit (?:für eine reise|zum reisen) (?:nach|in)',
      fr: "(?:la |quelle est la )?meilleure (?:periode|saison|epoque) (?:de l'annee )?pour (?:partir|aller|voyager|visiter)(?: (?:en|au|aux|a|dans))?",
      it: '(?:il |qual e il )?periodo (?:migliore|piu bello) per (?:andare|visitare|viaggiare)(?: (?:in|a|ad|al|alle))?',
      pt: '(?:a |qual e a )?melhor (?:epoca|altura|periodo)(?: do ano)? (?:para|pra) (?:ir|visitar|viajar)(?: (?:a|ao|as|para|pra))?',
      nl: '(?:de )?beste (?:reistijd|periode)(?: (?:voor|om naar|naar))?',
    },
  ],
  [
    'it rained yesterday$1',
    {
      de: 'gestern (?:hat es|hats)(.{0,30}?) geregnet(?=.{3,80}\\b(?:wird|bleibt|regnet|kann|ist|heute|morgen))',
      nl: 'gisteren (?:heeft het|regende het)(.{0,30}?) geregend(?=.{3,80}\\b(?:wordt|blijft|regent|kan|is|vandaag|morgen))',
    },
  ],
  [
    'it rained',
    {
      es: '(?:llovio|ha llovido|estuvo lloviendo)(?=.{3,80}\\b(?:va a|estara|sera|hara|llovera|habra|se mantendra|puedo|podre|hoy)\\b)(?<=^(?:ayer|anoche|esta mañana|hoy|la semana pasada|el \\p{L}+)\\b.{0,30})',
      it: '(?:ha|e) piovuto(?=.{3,80}\\b(?:sara|fara|piove|piovera|resta|rimane|posso|oggi|domani)\\b)(?<=^(?:ieri|stanotte|stamattina|la settimana scorsa)\\b.{0,30})',
      pt: 'choveu(?=.{3,80}\\b(?:vai|sera|estara|fica|posso|hoje|amanha)\\b)(?<=^(?:ontem|esta noite|hoje de manha|na semana passada)\\b.{0,30})',
      fr: '(?:il a|ca a|y a) plu(?=.{3,80}\\b(?:va|sera|fera|reste|restera|puis|peux|peut|aujourd)\\b)(?<=^(?:hier|cette nuit|ce matin|la semaine derniere)\\b.{0,30})',
    },
  ],
  [
    'is a $2 enough$1',
    {
      de: '(?:reicht|langt|genügt)(?: mir| uns|s)?((?: \\p{L}+){0,6}?) (?:ein|eine|n|ne|der|die|das|mein|meine) (?:(?:dünn|leicht|dick|warm|einfach)\\p{L}* )?(pulli|pullover|jacke|hemd|t-?shirt|strickjacke|weste|kleid|bluse|sweatshirt|hoodie)',
    },
  ],
  [
    'is a t-shirt enough',
    {
      es: '(?:me )?(?:basta|alcanza|vale|llega|sirve)(?: con)? (?:una |la )?(?:camiseta|remera|playera|polera|manga corta)',
      it: '(?:mi )?(?:basta|bastera|bastano|va bene)(?: con)? (?:una |la |le )?(?:maglietta|t-?shirt|maniche corte|mezze maniche)',
      fr: '(?:un |le )?(?:t[- ]?shirt|tee[- ]?shirt) (?:suffit|suffira|ira|passe|va suffire)',
      pt: '(?:uma |a )?(?:t-?shirt|camiseta|manga curta) (?:chega|basta|e suficiente|serve|da)|(?:chega|basta) (?:uma |a )?(?:t-?shirt|camiseta)',
    },
  ],
  [
    'the sea is warm enough',
    {
      fr: "(?:est[- ]ce que )?(?:la mer|l'eau|l'ocean) (?:est|sera)(?:[- ]t?-?elle)? (?:assez|suffisamment) (?:chaude?|bonne)",
      es: '(?:(?:esta|estara) )?(?:el mar|el agua|la mar)(?: (?:esta|estara))? (?:lo )?(?:bastante|suficientemente) (?:caliente|calida|templada|buena)',
      pt: '(?:o mar|a agua)(?: do mar)? (?:esta|vai estar|estara) (?:suficientemente |bem )?quente(?: o suficiente| o bastante| que chegue)?',
      it: "(?:il mare|l'acqua)(?: del mare)? (?:e|sara) (?:abbastanza|sufficientemente) cald[oa]",
    },
  ],
  [
    'is the air quality',
    {
      fr: "(?:est[- ]ce que )?la qualite de l'air (?:est|sera)(?:[- ]elle)?",
      es: '(?:esta |es )?la calidad del aire(?: esta| es| sera)?(?= (?:mala|buena|mal|bien|aceptable|peligrosa))',
      it: "la qualita dell'aria (?:e|sara)",
      pt: 'a qualidade do ar (?:esta|e|vai estar|sera)',
    },
  ],
];

const WISHES: readonly RowInLanguages[] = [
  [
    'when is the best time to $1',
    {
      de: 'wann (?:kann|soll|sollte|geh|gehe|geht|gehen|mach|mache|fahr|fahre)? ?(?:ich|man|wir)?\\b(.{0,40}?) am besten',
      nl: 'wanneer (?:kan|kunnen|moet) (?:ik|we|je)(.{0,30}?) (?:het )?beste?',
    },
  ],
  [
    'when is the best time to',
    {
      fr: 'quand (?:est[- ]ce que je peux|est[- ]ce qu.on peut|je peux|on peut|puis[- ]je) le mieux',
      es: 'cuando (?:es|sera|seria) mejor(?: para)?',
      it: 'quando (?:e meglio|conviene|sarebbe meglio)',
      pt: 'quando (?:e|sera|seria) (?:que e )?melhor(?: para)?',
    },
  ],
  [
    'too hot to',
    { pt: '(?:calor|quente) (?:demais|a mais) (?:para|pra)|(?:muito|demasiado) (?:calor|quente) (?:para|pra)' },
  ],
  ['too cold to', { pt: '(?:frio|gelado) (?:demais|a mais) (?:para|pra)|(?:muito|demasiado) frio (?:para|pra)' }],
  [
    'can the kids',
    {
      es: '(?:pueden|podran) (?:los |mis )?(?:niños|chicos|nenes|hijos|peques)',
      fr: '(?:les|mes) (?:enfants|petits|gamins|gosses) (?:peuvent|pourront)',
      it: '(?:i |i miei )?(?:bambini|bimbi|ragazzi|figli) (?:possono|potranno)|(?:possono|potranno) i (?:bambini|bimbi)',
      pt: '(?:as |os |meus )?(?:criancas|miudos|filhos) (?:podem|vao poder)',
    },
  ],
  [
    'play outside',
    {
      de: '(?:draußen|im freien|raus) spielen',
      fr: 'jouer (?:dehors|a l.exterieur)',
      es: 'jugar (?:a?fuera|al aire libre|en la calle)',
      it: 'giocare (?:fuori|all.aperto|in giardino)',
      pt: 'brincar (?:la fora|na rua|ao ar livre|no quintal)',
      nl: 'buiten (?:te )?spelen',
    },
  ],
  [
    'go to the outdoor pool',
    {
      fr: '(?:aller )?(?:a )?la piscine',
      es: '(?:(?:ir )?a |en )?la (?:pileta|alberca|piscina)|pileta|alberca',
      it: '(?:andare )?(?:in|alla) piscina',
      pt: '(?:(?:ir )?(?:na|a|pra|para a) )?piscina',
      nl: '(?:naar het )?(?:buiten)?zwembad',
      de: '(?:in die |für die )?badi',
    },
  ],
  [
    'at rush hour',
    {
      de: 'im (?:berufs|feierabend)verkehr|(?:in|zu) der stoßzeit|zur stoßzeit',
      fr: "(?:a l'|aux )heures? de pointe",
      es: '(?:en |a )?(?:la )?horas? (?:punta|pico)',
      it: "(?:nell'|all'|nelle )?or[ae] di punta",
      pt: '(?:na |a )?hora (?:do rush|de ponta|de pico)|(?:no )?horario de pico',
      nl: '(?:in|tijdens) de (?:avond|ochtend)?spits',
    },
  ],
];

const COUNTS: readonly RowInLanguages[] = [
  [
    'how many hours of $1',
    {
      de: 'wie ?viele? (?:stunden|std) (sonne|regen|sonnenschein|licht|tageslicht|frost|schnee)',
      fr: "combien d'heures (?:de |d')(soleil|pluie|ensoleillement|lumiere|gel|neige)",
      es: 'cuantas horas de (sol|lluvia|luz|frio|nieve)',
      it: 'quante ore di (sole|pioggia|luce|gelo|neve)',
      pt: 'quantas horas de (sol|chuva|luz|frio|neve)',
      nl: 'hoeveel ?(?:uur|uren) (zon|regen|zonneschijn|licht|vorst|sneeuw)',
    },
  ],
  [
    'how many days',
    {
      de: 'wie ?viele? tage?n?(?! (?:noch|bis|am stuck))',
      fr: 'combien de jours(?! (?:reste|avant|de suite))',
      es: 'cuantos dias',
      it: 'quanti giorni',
      pt: 'quantos dias',
      nl: 'hoeveel dagen(?! geleden)',
    },
  ],
  [
    'how many nights',
    {
      de: 'wie ?viele? (?:nachte|nachten)',
      fr: 'combien de nuits',
      es: 'cuantas noches',
      it: 'quante notti',
      pt: 'quantas noites',
      nl: 'hoeveel nachten',
    },
  ],
  ['how many', { de: 'wie ?viele', es: 'cuant[oa]s', it: 'quant[ie]', pt: 'quant[oa]s' }],
];

/** Before all phrases of a language. */
const FIRST = [
  ...FEASTS,
  ...THINGS,
  ...LIMITS,
  ...HAPPENINGS,
  ...DEGREES,
  ...WISHES,
  ...ASKED_ALIKE,
  ...WEATHER_PHRASES,
];

function phrasesOf(rows: readonly RowInLanguages[], language: Language): TranslatedPhrase[] {
  return rows.flatMap(([english, { [language]: pattern }]) =>
    pattern === undefined ? [] : [[pattern, english] as const],
  );
}

/** What comes before all other phrases of a language. */
export function alike(language: Language): TranslatedPhrase[] {
  return [...phrasesOf(TOWNS_ABROAD, language), ...phrasesOf(FIRST, language)];
}

/** Counts, which come after the days that are counted by their kind: "wie viele Regentage". */
export function countsAlike(language: Language): TranslatedPhrase[] {
  return phrasesOf(COUNTS, language);
}
