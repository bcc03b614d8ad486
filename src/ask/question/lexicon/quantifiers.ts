/**
 * Every, any, the first, and whole spans, side by side in six languages: "die ganze Woche" is all week, "tutti i giorni" every day,
 * "le premier jour sec" the first dry day. Rows as in `alike.ts`.
 */
import type { RowInLanguages } from './alike.ts';

export const QUANTIFIERS: readonly RowInLanguages[] = [
  [
    'both days this weekend',
    {
      de: '(?:an )?beiden? tagen? (?:am wochenende|des wochenendes)|am wochenende (?:an )?beiden? tagen?',
      fr: 'les deux jours (?:du|de ce) (?:week[- ]?end|we)',
      es: '(?:los dos|ambos) días (?:del|de este) (?:fin de semana|finde)',
      it: '(?:tutti e due i|entrambi i|i due) giorni (?:del|di questo) (?:week[- ]?end|fine settimana)',
      pt: '(?:os dois|ambos os) dias (?:do|deste) (?:fim de semana|fds)',
      nl: '(?:beide|allebei de) dagen (?:van het|in het|dit) weekend',
    },
  ],
  ['dry', { fr: 'secs|sèches' }],
  ['at least one', { de: '(?:wenigstens|mindestens|zumindest) eine[nm]?(?= \\p{L}+ tag)' }],
  [
    'all next week',
    {
      de: '(?:die |der )?ganze[nr]? (?:nächste|kommende)[nr]? woche|(?:nächste|kommende) woche durchgehend',
      fr: '(?:toute )(?:la )?semaine (?:prochaine|qui vient)',
      es: 'toda la (?:(?:próxima semana)|semana (?:que viene|próxima|entrante))',
      it: 'tutta la (?:(?:prossima settimana)|settimana (?:prossima|che viene))',
      pt: '(?:a )?semana que vem (?:toda|inteira)|toda a (?:próxima semana|semana que vem)|a próxima semana (?:toda|inteira)',
      nl: '(?:de )?(?:hele|ganse) (?:volgende|komende) week',
    },
  ],
  [
    'all week',
    {
      de: '(?:die |der |diese |dieser )?(?:ganze[nr]?|gesamte[nr]?) woche(?: (?:lang|über|durch|hindurch))?',
      fr: 'toute (?:la|cette) semaine|(?:la|cette) semaine entière|tout(?: au long de|e) la semaine',
      es: 'toda (?:la|esta) semana|(?:la|esta) semana entera',
      it: "(?:per )?tutta (?:la|questa|sta) settimana|(?:l')?intera settimana|(?:la|questa) settimana intera",
      pt: 'toda (?:a|esta|essa) semana|(?:a |esta |essa )?semana (?:toda|inteira)',
      nl: '(?:de |heel de )?(?:hele|ganse|volledige) week(?: (?:lang|door))?|heel de week',
    },
  ],
  [
    'all weekend',
    {
      de: '(?:das |am |dieses )?(?:ganze[ns]?|gesamte[ns]?) wochenende(?: (?:lang|über|durch|hindurch))?',
      fr: 'tout (?:le|ce) (?:week[- ]?end|we)|(?:le|ce) (?:week[- ]?end|we) entier|toute (?:la|cette) fin de semaine',
      es: 'todo (?:el|este) (?:fin de semana|finde)|(?:el|este) (?:fin de semana|finde) entero',
      it: "(?:per )?tutto (?:il|questo) (?:fine settimana|week[- ]?end)|(?:l')?intero (?:fine settimana|week[- ]?end)",
      pt: '(?:todo )(?:o|este|esse) (?:fim de semana|fds)|(?:o |este |esse )?(?:fim de semana|fds) (?:todo|inteiro)',
      nl: '(?:het |heel het )?(?:hele|ganse|volledige) weekend(?: (?:lang|door))?|heel het weekend',
    },
  ],
  [
    'every day this week',
    {
      de: '(?:jede[nr]|an jedem) (?:einzelne[nrm] )?tag (?:in )?(?:diese|der|dieser) woche|diese woche jede[nr] (?:einzelne[nr] )?tag',
      fr: '(?:tous les jours|chaque jour) (?:de )?(?:la|cette) semaine',
      es: '(?:todos los días|cada día) (?:de )?(?:la|esta) semana',
      it: '(?:tutti i giorni|ogni giorno) (?:della|di questa|questa) settimana',
      pt: '(?:todos os dias|cada dia) (?:da|desta|dessa|esta) semana',
      nl: '(?:elke|iedere|alle) dag(?:en)? (?:van )?(?:deze|de) week|deze week (?:elke|iedere) dag',
    },
  ],
  [
    'every day',
    {
      de: '(?:jede[nr]|an jedem) (?:einzelne[nrm] )?tag|alle tage|tagtäglich',
      fr: 'tous les jours|chaque jour',
      es: 'todos los días|cada día',
      it: 'tutti i giorni|ogni giorno',
      pt: 'todos os dias|todo dia|cada dia',
      nl: '(?:elke|iedere) dag|alle dagen',
    },
  ],
  [
    'is there any day without rain$1',
    {
      de:
        '(?:gibt es|gibts|ist|haben wir)((?: \\p{L}+){0,3}?) (?:(?:irgend)?ein(?:en)?|nen|mal einen|wenigstens einen|mindestens einen) ' +
        '(?:tag ohne regen|trockenen? tag|regenfreien? tag)(?= \\p{L}|\\W*$)',
      nl: 'is er((?: \\p{L}+){0,3}?) (?:een|ergens een|minstens een) (?:droge dag|dag zonder regen|dag droog)',
    },
  ],
  [
    'is there any day without rain',
    {
      fr:
        "(?:(?:est[- ]ce qu'|qu')?il y a(?:ura)?|y a[- ]t[- ]il|y aura[- ]t[- ]il|y a) (?:au moins )?" +
        '(?:un (?:seul )?jour|une journée) (?:sans pluie|sec|sèche)',
      es: '(?:hay|habrá|va a haber) (?:algún |un (?:solo )?)(?:día sin (?:lluvia|llover)|día seco)',
      it: "(?:c'è|ci sarà|ce|c è) (?:qualche |almeno un |un )(?:giorno|giornata) (?:senza pioggia|asciutt[oa])",
      pt: '(?:há|tem|haverá|vai haver|vai ter) (?:algum |um )dia (?:sem chuva|seco)',
    },
  ],
  [
    'at any time',
    {
      de: 'irgendwann',
      nl: 'op enig moment',
      fr: 'à un moment(?: ou un autre)?',
      es: 'en algún momento',
      it: 'in qualche momento',
      pt: 'em algum momento',
    },
  ],
  ['any day', { de: '(?:an )?irgendeine[mnr]? tag|irgendein tag' }],
  [
    'the first day without rain',
    {
      de: '(?:der |am |den )?erste[rn]? (?:tag ohne regen|regenfreie[rn]? tag)',
      fr: '(?:le |au )?(?:premier jour|première journée) sans (?:pluie|une goutte)',
      es: '(?:el )?primer día sin (?:lluvia|llover)',
      it: '(?:il |la )?(?:primo giorno|prima giornata) senza pioggia',
      pt: '(?:o )?primeiro dia sem chuva',
      nl: '(?:de )?eerste dag zonder regen',
    },
  ],
  [
    'the first sunny day',
    {
      fr: '(?:le |la )?(?:premier jour|première journée) (?:de|avec du) soleil',
      es: '(?:el )?primer día (?:de|con) sol',
      it: '(?:il |la )?(?:primo giorno|prima giornata) (?:di|con il) sole',
      pt: '(?:o )?primeiro dia (?:de|com) sol',
    },
  ],
  [
    'the first dry day',
    {
      fr: '(?:le |au |la )?(?:premier jour sec|première journée sèche)',
      es: '(?:el )?primer día seco',
      it: '(?:il |la )?(?:primo giorno asciutto|prima giornata asciutta)',
      pt: '(?:o )?primeiro dia seco',
      de: '(?:der |am |den )?erste[rn]? trockene[rn]? tag',
      nl: '(?:de )?eerste droge dag',
    },
  ],
  ['the first nice day', { fr: '(?:le )?premier beau jour', it: '(?:la )?prima bella giornata' }],
  [
    'the first $1 day',
    {
      de: '(?:der |am |den )?erste[rn]? (\\p{L}{4,}) tag',
      fr: '(?:le |au |la )?(?:premier jour|première journée) (sec|sèche|chaude?|ensoleillée?|froide?|frais|fraiche|nuageux|venteux|correcte?)',
      es: '(?:el )?primer día (sec[oa]|soleado|despejado|caluroso|cálido|bueno|nublado|frío)',
      it: '(?:il |la )?(?:primo giorno|prima giornata) (asciutt[oa]|soleggiat[oa]|cald[oa]|seren[oa]|fredd[oa]|buon[oa]|bell[oa])',
      pt: '(?:o )?primeiro dia (seco|ensolarado|soalheiro|quente|frio|bom|nublado)',
      nl: '(?:de )?eerste (\\p{L}{4,}) dag',
    },
  ],
  [
    'on how many days',
    {
      de: 'an wie ?vielen tagen',
      fr: '(?:pendant )?(?<!depuis )combien de jours(?= (?:va|pleu|il))',
      nl: 'op hoeveel dagen',
    },
  ],
];
