/**
 * Parts of months and weeks in six languages ("Mitte September", "fin juin", "a finales de mayo", "metà luglio"), and the hours
 * that everyday life names: lunchtime, after work, in half an hour, last night of what has fallen.
 */
import { dayParts } from './day-parts.ts';
import type { TranslatedPhrase } from './lexicon.ts';
import { monthParts } from './month-parts.ts';
import { timesAlike } from './times-alike.ts';

type Pairs = ReadonlyArray<readonly [source: string, english: string]>;

interface CalendarWords {
  readonly months: string;
  /** What stands before a month and before other spans, as patterns; what joins a part to its month. */
  readonly early: string;
  readonly mid: string;
  readonly late: string;
  readonly ofMonth: string;
  /** Weeks, months and years behind a part, with what joins them, and their English. */
  readonly spans: Pairs;
  /** Where a part of a week also means the weekend: "fin de semana". */
  readonly notLateWeek?: string;
  /** "Tonight", and the words of what is over, anywhere in the sentence. */
  readonly night: readonly [night: string, past: string];
  readonly others: Pairs;
}

const CALENDARS: Readonly<Record<'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl', CalendarWords>> = {
  de: {
    months:
      'januar|jänner|jaenner|februar|feber|märz|maerz|april|mai|juni|juli|august|september|oktober|november|dezember',
    early: '(?:am |zum |ab )?anfang|(?:zu )?beginn|anfangs',
    mid: '(?:in der |zur |gegen |ab )?mitte',
    late: '(?:am |zum |gegen |ab )?(?:ende|schluss)',
    ofMonth: '(?: (?:vom|des))?(?: monats?)?',
    spans: [
      [' (?:der |von |in der )?(?:nächste[nr]?|kommende[nr]?) woche', 'next week'],
      [' (?:der|dieser|von der) woche', 'the week'],
      [' (?:des |vom )?(?:nächsten|kommenden) monats?', 'next month'],
      [' (?:des|dieses|vom) monats?', 'the month'],
    ],
    night: [
      '(?:heute|diese|in der|die) nacht',
      'war es|wars|wurde|wurd|fiel|regnete|schneite|gefallen|gewesen|gefroren|geregnet|geschneit|gestürmt|runtergekommen',
    ],
    others: [
      ['morgen (?:zu |am |über )?mittag', 'tomorrow at lunchtime'],
      ['heute (?:zu |am |über )?mittag', 'today at lunchtime'],
      [
        'zur mittagszeit|(?:in der|zur|meiner|in meiner) mittagspause|(?:beim|zum) mittagessen|über mittag',
        'at lunchtime',
      ],
      ['nach (?:der arbeit|feierabend|dem büro|dem job|der schicht)|(?:zum|am) feierabend', 'after work'],
      ['vor (?:der arbeit|dem büro|arbeitsbeginn|der schicht)', 'before work'],
      ['nach (?:der schule|schulschluss)', 'after school'],
      ['(?:auf dem|am|beim) (?:heimweg|nachhauseweg|weg nach hause)', 'on the way home'],
      ['(?:auf dem|am) weg (?:zur|in die) (?:arbeit|firma)|(?:auf dem|am) arbeitsweg', 'on the way to work'],
      ['in (?:einer|ner) halben stunde', 'in half an hour'],
      ['in (?:einer|ner) (?:viertelstunde|viertel stunde)', 'in 15 minutes'],
      ['in (?:einer|ner) (?:dreiviertelstunde|dreiviertel stunde)', 'in 45 minutes'],
      ['in (?:anderthalb|eineinhalb) stunden', 'in 90 minutes'],
      ['(?:morgen )?in aller (?:früh|frühe|herrgottsfrühe)', 'early in the morning'],
    ],
  },
  fr: {
    months:
      'janvier|février|fevrier|mars|avril|mai|juin|juillet|août|aout|septembre|octobre|novembre|décembre|decembre',
    early: '(?:au |en |des le |vers le |pour le )?debut|(?:dans )?(?:les )?premiers jours',
    mid: '(?:à la |a la |vers la |pour la )?mi[- ]?|(?:au |vers le )?milieu|(?:a la )?moitie',
    late: '(?:à la |a la |en |vers la |pour la |sur la )?fin|(?:dans )?(?:les )?derniers jours',
    ofMonth: "(?: (?:de |du mois de |du mois d'|d')| ?)",
    spans: [
      [' (?:de |de la )?semaine (?:prochaine|qui vient)', 'next week'],
      [' (?:de la|de cette|cette) semaine', 'the week'],
      [' du mois prochain', 'next month'],
      [' (?:du|de ce|de) mois', 'the month'],
    ],
    night: ['cette nuit', 'tombee?s?|plu|eu|neige (?:cette)|gele (?:cette)|grele|souffle'],
    others: [
      ['ce midi', 'today at lunchtime'],
      [
        "(?:a|sur|pendant) l'heure (?:du (?:dejeuner|diner|midi|lunch|repas)|de midi)|" +
          '(?:a|pendant) la pause(?: de)? midi|pendant (?:la|ma) pause (?:dejeuner|diner)',
        'at lunchtime',
      ],
      [
        'apres (?:le |mon )?(?:travail|boulot|taf|bureau|job|taff)|en sortant (?:du|de mon) (?:travail|boulot|taf)',
        'after work',
      ],
      ['avant (?:le |mon |d.aller au )?(?:travail|boulot|taf|bureau|job)', 'before work'],
      ["(?:apres l'|a la sortie de l')ecole", 'after school'],
      [
        'sur le (?:chemin|trajet) du retour|en rentrant(?: (?:du (?:travail|boulot|taf)|chez moi|a la maison))?',
        'on the way home',
      ],
      ['(?:pour |en )(?:aller|allant) (?:au|a mon) (?:travail|boulot|taf|bureau|job)|au (?:boulot|taf)', 'to work'],
      ["(?:dans |d'ici )(?:une )?demi[- ]?heure", 'in half an hour'],
      ["(?:dans |d'ici )(?:un )?quart d'heure", 'in 15 minutes'],
      ["(?:dans |d'ici )(?:trois|3) quarts d'heure", 'in 45 minutes'],
      ["(?:dans |d'ici )une heure et demie", 'in 90 minutes'],
      ["d'ici (?:à |a )?(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain soir|demain|ce soir)", 'by $1'],
    ],
  },
  es: {
    months: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre',
    early:
      '(?:(?:a|para|en) )?(?:principios?|comienzos?|inicios?)|(?:(?:los |en los )?primeros dias)|' +
      '(?:al|el) (?:principio|comienzo|inicio)',
    mid: '(?:(?:a|para|hacia|en|sobre) )?(?:mediados|la mitad|mitad)',
    late: '(?:(?:a|para|por|hacia|en) )?(?:finales|fines|fin|final|los ultimos dias)|(?:al|el) (?:final|fin)',
    ofMonth: ' (?:de|del mes de)',
    spans: [
      [' de (?:la )?(?:semana (?:que viene|proxima|siguiente|entrante)|(?:proxima|siguiente) semana)', 'next week'],
      [' (?:de la|de esta) semana', 'the week'],
      [' (?:del )?(?:mes (?:que viene|proximo|entrante)|proximo mes)', 'next month'],
      [' (?:de|del|de este) mes', 'the month'],
    ],
    night: ['esta noche', 'fue|estuvo|llovio|cay[oó]|caido|ha llovido|ha nevado|ha helado|hizo'],
    others: [
      ['(?:a|en) mitad de semana|a media semana', 'midweek'],
      ['entre semana', 'on weekdays'],
      ['(?:el )?(?:proximo|siguiente) finde', 'next weekend'],
      ['a finales de semana', 'at the end of the week'],
      [
        '(?:a|para) la hora (?:de comer|de la comida|del almuerzo|de almorzar|del lunch)|' +
          '(?<=(?:mañana|hoy|lunes|martes|miercoles|jueves|viernes|sabado|domingo) )(?:al|a) mediodia',
        'at lunchtime',
      ],
      [
        'despues (?:del|de mi|de) (?:trabajo|trabajar|curro|laburo|la pega|la oficina)|' +
          '(?:al|cuando) (?:salir|salga|salgo) (?:del|de mi) (?:trabajo|curro|laburo)|' +
          'a la salida del (?:trabajo|curro|laburo)',
        'after work',
      ],
      ['antes (?:del|de mi|de ir al) (?:trabajo|curro|laburo)', 'before work'],
      ['(?:despues del|a la salida del) (?:colegio|cole)|despues de (?:la escuela|clase|clases)', 'after school'],
      ['de camino a casa|(?:de |a la )vuelta a casa|(?:al|cuando) volv(?:er|a) a casa', 'on the way home'],
      ['(?:para |de camino )?(?:ir )?al (?:trabajo|curro|laburo)|a trabajar|a la pega', 'to work'],
      ['(?:en|dentro de) media hora', 'in half an hour'],
      ['(?:en|dentro de) (?:un cuarto de hora|quince minutos)', 'in 15 minutes'],
      ['(?:en|dentro de) una hora y media', 'in 90 minutes'],
      ['de aqui al? (lunes|martes|miercoles|jueves|viernes|sabado|domingo)', 'from today to $1'],
      ['(?:por la )?tarde[- ]noche', 'evening'],
    ],
  },
  it: {
    months: 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
    early: "(?:a |all'|per l'|verso l'|ad )?inizi[oi]|(?:ai |i |nei )?primi(?: giorni)?|agli inizi",
    mid: '(?:a |verso |per |attorno a )?(?:la )?meta',
    late: '(?:a |alla |per |verso |per la |verso la |sul )?(?:fine|finire)|(?:gli |agli |negli )?ultimi giorni',
    ofMonth: '(?: (?:di|del mese di))?',
    spans: [
      [' (?:della |di )?(?:prossima settimana|settimana (?:prossima|entrante))', 'next week'],
      [' (?:della|di questa) settimana', 'the week'],
      [' (?:del |di )?(?:prossimo mese|mese prossimo)', 'next month'],
      [' (?:del |di questo )?mese', 'the month'],
    ],
    notLateWeek: 'fine settimana',
    night: [
      'stanotte|questa notte|nella notte|la notte',
      'cadut[aoei]|piovut[oa]|nevicat[oa]|gelato|fatto|stat[oaie]|grandinato|tirato|sces[oaie]',
    ],
    others: [
      ['a meta settimana', 'midweek'],
      ["a(?:ll'| )ora di pranzo|(?:in|nella|per la) pausa pranzo|a pranzo", 'at lunchtime'],
      ["a(?:ll'| )ora di cena", 'at dinner time'],
      [
        "dopo (?:il |aver finito di )?(?:lavoro|lavorare|l'ufficio|ufficio)|" +
          "(?:quando esco|uscendo|all'uscita) dal? (?:lavoro|ufficio)|finito (?:di lavorare|il lavoro)",
        'after work',
      ],
      ["prima (?:del lavoro|di andare al lavoro|dell'ufficio|di lavorare)", 'before work'],
      ["(?:dopo (?:la )?|all'uscita (?:di|da) )scuola", 'after school'],
      ['tornando a casa|(?:sulla via|al momento) del ritorno|al ritorno(?: a casa)?', 'on the way home'],
      ['(?:per )?(?:andare )?(?:al lavoro|a lavoro|in ufficio|a lavorare)', 'to work'],
      ["(?:tra|fra) (?:una )?mezz'?ora|(?:tra|fra) mezza ora", 'in half an hour'],
      ["(?:tra|fra) un'ora(?! e)", 'in an hour'],
      ["(?:tra|fra) un'ora e mezza", 'in 90 minutes'],
      ["(?:tra|fra) un quarto d'ora", 'in 15 minutes'],
      ['entro (lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|domani|stasera)', 'by $1'],
    ],
  },
  pt: {
    months: 'janeiro|fevereiro|março|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
    early: '(?:(?:no|ao|em|pelo) )?(?:inicios?|comecos?|principios?)|(?:nos |os )?primeiros dias',
    mid: '(?:(?:em|a|por|para|pra) )?(?:meados|meio|a metade)|(?:na )?metade',
    late: '(?:(?:no|pro|para o|ao|em|nos|pelo|la para o) )?(?:fim|final|finais|fins)|(?:nos )?ultimos dias',
    ofMonth: ' (?:de|do mes de)',
    spans: [
      [' (?:da )?(?:proxima semana|semana (?:que vem|seguinte))', 'next week'],
      [' (?:da|desta|dessa) semana', 'the week'],
      [' (?:do )?(?:proximo mes|mes (?:que vem|seguinte))', 'next month'],
      [' (?:do|deste|de) mes', 'the month'],
    ],
    night: [
      '(?:n?esta|essa) noite|de noite|(?:de |na |durante a )?madrugada|esta noite passada',
      'esteve|foi|estava|choveu|nevou|caiu|geou|fez',
    ],
    others: [
      ['(?:a|no) meio da semana', 'midweek'],
      ['(?:a|na) hora d[oe] almoco|(?:ao|no) almoco|(?:na|a) pausa (?:do|de) almoco', 'at lunchtime'],
      ['(?:a|na) hora d[oe] jantar', 'at dinner time'],
      [
        'depois d[oe] (?:trabalho|trabalhar|servico|expediente|escritorio)|' +
          '(?:quando|ao|na) (?:sair|saida|saio) do (?:trabalho|servico)',
        'after work',
      ],
      ['antes d[oe] (?:trabalho|servico|ir trabalhar)', 'before work'],
      ['depois da (?:escola|aula)|depois das aulas', 'after school'],
      [
        '(?:no caminho|a caminho|na volta|de volta|voltando|no regresso)(?: de volta)? (?:para|pra|a) casa',
        'on the way home',
      ],
      ['(?:para )?(?:ir )?(?:trabalhar|para o trabalho|pro trabalho|pro servico|para o servico)', 'to work'],
      ['(?:daqui a|dentro de|em|daqui) meia hora', 'in half an hour'],
      ['(?:daqui a|dentro de|em) (?:um quarto de hora|quinze minutos)', 'in 15 minutes'],
      ['(?:daqui a|dentro de|em) uma hora e meia', 'in 90 minutes'],
    ],
  },
  nl: {
    months: 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december',
    early: '(?:aan het |in het |vanaf )?begin(?: van)?',
    mid: '(?:in het )?midden(?: van| in)?|half|medio|halverwege',
    late: '(?:aan het |tegen het |tegen |op het )?einde?(?: van)?',
    ofMonth: '(?: de maand)?',
    spans: [
      [' (?:de )?(?:volgende|komende) week', 'next week'],
      [' (?:de|deze) week', 'the week'],
      [' (?:de )?(?:volgende|komende) maand', 'next month'],
      [' (?:de|deze) maand', 'the month'],
    ],
    night: [
      'vannacht|deze nacht|in de nacht',
      'werd|was het|viel|vroor|regende|sneeuwde|waaide|gevallen|geregend|gesneeuwd|gevroren|geweest|gewaaid|' +
        'geonweerd|gestormd|gehageld',
    ],
    others: [
      ['midden in de week|halverwege de week', 'midweek'],
      ['doordeweeks', 'on weekdays'],
      [
        'tussen de middag|(?:tijdens|in|met) de lunch(?:pauze)?|(?:rond|met) lunchtijd|tijdens (?:mijn )?lunchpauze',
        'at lunchtime',
      ],
      ['na (?:het |mijn )?(?:werk|werktijd|kantoor|shift)', 'after work'],
      ['voor (?:het |mijn )?werk(?=$|[ ?!,.]*$| (?:in|te|op|droog|regen))', 'before work'],
      ['na school(?:tijd)?', 'after school'],
      ['op weg naar huis|op de terugweg|onderweg naar huis', 'on the way home'],
      ["(?:op weg |onderweg )?naar (?:het |mijn |m'n )?(?:werk|kantoor)", 'to work'],
      ['(?:over|binnen) een half ?uur|(?:over|binnen) een halfuurtje', 'in half an hour'],
      ['(?:over|binnen) een kwartier(?:tje)?', 'in 15 minutes'],
      ['(?:over|binnen) drie kwartier', 'in 45 minutes'],
      ['(?:over|binnen) anderhalf uur', 'in 90 minutes'],
    ],
  },
};

const PARTS = [
  ['early', 'early', 'at the beginning of'],
  ['mid', 'mid', 'in the middle of'],
  ['late', 'late', 'at the end of'],
] as const;

/** The phrases of a language, to be tried before those of its months, weeks and nights. */
export function calendarParts(language: keyof typeof CALENDARS): TranslatedPhrase[] {
  const words = CALENDARS[language];
  const { months, ofMonth, spans, notLateWeek, night, others } = words;
  const [nights, past] = night;
  const spare = notLateWeek === undefined ? '' : `(?!${notLateWeek})`;
  return [
    ...monthParts(language),
    ...timesAlike(language),
    ...dayParts(language),
    ...others,
    ...PARTS.flatMap(([part, beforeMonth, beforeSpan]): TranslatedPhrase[] => [
      [`(?:${words[part]})${ofMonth} ?(${months})`, `${beforeMonth} $1`],
      ...spans.map(([source, english]) => [`${spare}(?:${words[part]})${source}`, `${beforeSpan} ${english}`] as const),
    ]),
    [`(?:${nights})(?=.{0,60}\\b(?:${past})\\b)`, 'last night'],
    [`(?=(?:${nights}))(?<=\\b(?:${past})\\b.{0,60})(?:${nights})`, 'last night'],
  ];
}
