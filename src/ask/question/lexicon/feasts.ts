/** Holidays and feasts by their names in six languages, which English has one name for. Rows as in `alike.ts`. */
import type { RowInLanguages } from './alike.ts';

export const FEASTS: readonly RowInLanguages[] = [
  [
    "mother's day",
    {
      de: '(?:am |zum )?muttertag',
      fr: '(?:(?:pour|a) )?(?:la )?fete des meres',
      es: '(?:(?:en|para) )?(?:el )?dia de las? madres?',
      it: '(?:(?:per|alla) )?(?:la )?festa della mamma',
      pt: '(?:n?o )?dia (?:das maes|da mae)',
      nl: '(?:op )?moederdag',
    },
  ],
  ['19 march', { it: '(?:(?:per|alla) )?(?:la )?festa del papa', pt: '(?:n?o )?dia do pai' }],
  [
    "father's day",
    {
      fr: '(?:(?:pour|a) )?(?:la )?fete des peres',
      es: '(?:(?:en|para) )?(?:el )?dia del padre',
      pt: '(?:n?o )?dia dos pais',
      nl: '(?:op )?vaderdag',
    },
  ],
  ["lovers' day", { pt: '(?:n?o )?dia dos namorados' }],
  [
    '1 may',
    {
      de: '(?:am )?(?:tag der arbeit|maifeiertag|ersten mai)',
      es: '(?:(?:en|para) )?(?:el )?dia (?:del trabajo|del trabajador|de los trabajadores)|(?:en )?(?:el )?puente de mayo',
      it: '(?:(?:per|alla) )?(?:la )?festa (?:del lavoro|dei lavoratori)|(?:il |per il |al )?primo maggio',
      pt: '(?:n?o )?dia d[oe] (?:trabalho|trabalhador)',
      nl: '(?:op )?(?:de )?dag van de arbeid',
    },
  ],
  ['labour day', { fr: '(?:(?:pour|a) )?(?:la )?fete du travail' }],
  ['canada day', { fr: '(?:(?:pour|a) )?(?:la )?fete du canada' }],
  [
    'national holiday',
    {
      de: '(?:am )?(?:tag der deutschen einheit|nationalfeiertag|bundesfeiertag)',
      fr: '(?:(?:pour|a) )?(?:la )?fete nat(?:ionale)?(?! belge)',
      es: '(?:(?:en|para) )?(?:las |la |el )?(?:fiestas patrias|fiesta nacional|dia de la independencia)',
      nl: '(?:op )?(?:de )?nationale feestdag(?! in belgie)',
    },
  ],
  ['2 june', { it: '(?:(?:per|alla) )?(?:la )?festa della repubblica' }],
  ['10 june', { pt: '(?:n?o )?dia de (?:portugal|camoes)' }],
  ['7 september', { pt: '(?:n?o )?(?:feriado (?:de |do )?)?(?:sete|7) de setembro|(?:n?o )?dia da independencia' }],
  ['15 november', { pt: '(?:n?o )?(?:feriado (?:de |do )?)?(?:quinze|15) de novembro' }],
  [
    '25 april',
    {
      pt: '(?:n?o )?(?:vinte e cinco|25) de abril',
      it: '(?:il |al )?(?:venticinque|25) aprile|festa della liberazione',
    },
  ],
  ['12 october', { es: '(?:en )?(?:el )?(?:puente|dia) (?:del pilar|de la hispanidad|de la raza)' }],
  [
    '6 december',
    {
      es: '(?:en )?(?:el )?(?:puente|dia) (?:de la constitucion|de diciembre|de la inmaculada)',
      de: '(?:an |am |zu )?nikolaus(?:tag)?',
    },
  ],
  ['15 august', { es: '(?:en )?(?:el )?puente de agosto' }],
  ['from 6 july to 14 july', { es: '(?:(?:en|por|para) )?(?:los |las )?(?:fiestas de )?san ?ferm[ií]n(?:es)?' }],
  [
    'maundy thursday',
    {
      de: '(?:am |an )?gründonnerstag',
      fr: '(?:le )?jeudi saint',
      es: '(?:el )?jueves santo',
      it: '(?:il )?giovedi santo',
      pt: '(?:n?a )?quinta[- ]feira santa',
      nl: '(?:op )?witte donderdag',
    },
  ],
  ['21 june', { fr: '(?:(?:pour|a) )?(?:la )?fete de la musique' }],
  ['shrove monday', { de: '(?:am |an )?rosenmontag' }],
  [
    'ash wednesday',
    {
      de: '(?:am |an )?aschermittwoch',
      fr: '(?:le )?mercredi des cendres',
      es: '(?:el )?miercoles de ceniza',
      pt: '(?:n?a )?quarta[- ]feira de cinzas',
    },
  ],
  ['christmas eve', { de: '(?:am |an )?heiligen? abend' }],
  [
    'christmas day',
    { de: '(?:am )?(?:1\\.|ersten?) (?:weihnachts(?:feier)?tag|feiertag)', nl: '(?:op )?(?:1e|eerste) kerstdag' },
  ],
  ['boxing day', { de: '(?:am )?2\\. (?:weihnachts(?:feier)?tag|feiertag)', nl: '(?:op )?2e kerstdag' }],
  ['whit monday', { nl: '(?:op )?2e pinksterdag' }],
  ['easter monday', { nl: '(?:op )?2e paasdag' }],
  ['5 may', { nl: '(?:op )?bevrijdingsdag' }],
  ['4 may', { nl: '(?:op |met )?(?:de )?dodenherdenking' }],
  ["princes' day", { nl: '(?:op |met )?prinsjesdag' }],
  // The national holiday of Québec, and St John's Day elsewhere.
  [
    '24 june',
    {
      fr:
        '(?:pour |a |de )?la (?:saint|st)[- ]jean(?:[- ]baptiste)?(?![- ](?:de|d|du|sur|en|cap|pied)\\b)|' +
        '(?:saint|st)[- ]jean(?:[- ]baptiste)?(?= (?:a|en|au) (?!\\d|midi|pied|minuit)(?:\\p{L}{3}|\\u0001))',
    },
  ],
  [
    "new year's eve",
    {
      de: '(?:an |zu )?(?:silvester|sylvester|altjahrsabend)',
      fr: "(?:au |pour le |le )?reveillon(?: du (?:nouvel an|jour de l'an))?|(?:a la )?saint[- ]sylvestre",
      es: '(?:en |la )?(?:nochevieja|noche vieja|fin de año|año viejo)',
      it: "(?:a |la notte di )?(?:san silvestro|l'ultimo dell'anno)",
      pt: '(?:no |na )?(?:reveillon|passagem de ano|vespera de ano novo|fim do ano)',
      nl: '(?:met |op )?(?:oudjaar(?:sdag|savond)?|oud en nieuw)',
    },
  ],
  [
    "new year's day",
    {
      de: '(?:an |zu )?neujahr(?:stag)?',
      fr: "(?:au |le |pour le )?(?:nouvel an|jour de l'an|premier de l'an)",
      es: '(?:en |el )?(?:dia de )?año nuevo',
      it: '(?:a )?capodanno',
      pt: '(?:no )?(?:dia de )?ano novo',
      nl: '(?:met |op )?nieuwjaar(?:sdag)?',
    },
  ],
  [
    'christmas eve',
    {
      de: '(?:an |am |zu )?(?:heiligabend|heilig abend|heiliger abend|weihnachtsabend)',
      fr: '(?:a |pour )?(?:la )?veille de noel|(?:le )?reveillon de noel',
      es: '(?:en |la )?nochebuena',
      it: '(?:a |la )?vigilia(?: di natale)?',
      pt: '(?:na )?vespera de natal|(?:na )?consoada',
      nl: '(?:op )?kerstavond',
    },
  ],
  [
    'boxing day',
    { de: '(?:am )?zweiten? weihnachts(?:feier)?tag', it: '(?:a )?santo stefano', nl: '(?:op )?tweede kerstdag' },
  ],
  [
    'epiphany',
    {
      es: '(?:el |la )?(?:dia|noche) de reyes|(?:en )?reyes magos',
      it: '(?:all.|per l.)?(?:epifania|befana)',
      de: '(?:am |an )?(?:dreikönigstag|heilige drei könige|dreikönig)',
    },
  ],
  [
    'good friday',
    {
      de: '(?:am |an )?karfreitag',
      fr: '(?:le )?vendredi saint',
      es: '(?:el )?viernes santo',
      it: '(?:il )?venerdi santo',
      pt: '(?:n?a )?sexta[- ](?:feira )?santa',
      nl: '(?:op )?goede vrijdag',
    },
  ],
  [
    'easter monday',
    {
      de: '(?:am |an )?ostermontag',
      fr: '(?:le )?lundi de paques',
      es: '(?:el )?lunes de pascua',
      it: "(?:a )?pasquetta|lunedi dell'angelo",
      pt: 'segunda-feira de pascoa',
      nl: '(?:op )?(?:tweede paasdag|paasmaandag)',
    },
  ],
  [
    'easter sunday',
    {
      de: '(?:am |an )?ostersonntag',
      pt: '(?:n?o )?domingo de pascoa',
      nl: '(?:op )?(?:eerste paasdag)',
      es: '(?:el )?domingo de (?:pascua|resurreccion)',
    },
  ],
  [
    'ascension day',
    {
      de: '(?:an |zu )?(?:christi )?himmelfahrt|vatertag',
      fr: "(?:le |a |au |pour le )?(?:jeudi (?:de )?|pont de )?l'ascension",
      it: "(?:all'|l')ascensione",
      nl: '(?:met |op )?hemelvaart(?:sdag)?',
    },
  ],
  [
    'whit monday',
    {
      de: '(?:am |an )?pfingstmontag',
      fr: '(?:le )?lundi de pentecote',
      nl: '(?:op )?(?:tweede pinksterdag|pinkstermaandag)',
    },
  ],
  [
    'whit sunday',
    {
      de: '(?:an |zu |über )?pfingst(?:en|sonntag)',
      fr: '(?:a |pour )?(?:la )?pentecote',
      es: '(?:en )?pentecostes',
      it: '(?:a )?pentecoste',
      nl: '(?:met |op )?pinkster(?:en|weekend|zondag)',
    },
  ],
  [
    'shrove tuesday',
    {
      de: '(?:am |an )?faschingsdienstag',
      fr: '(?:le )?mardi gras',
      es: '(?:el )?martes de carnaval',
      it: '(?:a )?martedi grasso',
      pt: '(?:n?a )?terca-feira de carnaval',
    },
  ],
  [
    '15 august',
    {
      fr: "(?:pour |le jour de )l'assomption",
      de: '(?:an )?maria himmelfahrt',
      es: '(?:la )?virgen de agosto',
    },
  ],
  [
    '24 june',
    {
      fr: '(?:a |pour )?la saint[- ]jean',
      es: '(?:la |en la )?(?:noche|fiesta|fiestas) de san juan',
      pt: 'no sao joao(?! d[aeo] )|(?:nas |na )?festas? de sao joao|(?:n?o )?dia de sao joao',
    },
  ],
  [
    "all saints' day",
    {
      de: '(?:an |zu )?allerheiligen',
      fr: '(?:a )?(?:la )?toussaint',
      es: '(?:en )?(?:el dia de )?todos los santos',
      it: '(?:a )?(?:ognissanti|tutti i santi)',
      pt: '(?:n?o )?(?:dia de )?todos os santos',
      nl: '(?:met )?allerheiligen',
    },
  ],
  [
    "all souls' day",
    { es: '(?:el |en )?dia de (?:los )?muertos', pt: '(?:n?o )?(?:dia de )?finados', it: '(?:il )?giorno dei morti' },
  ],
];
