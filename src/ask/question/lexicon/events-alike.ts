/**
 * More meanings side by side in six languages: how a month was, where the wind is from, how long the rain goes on, what roads and cars
 * need, what is called off for the rain. Rows as in `alike.ts`.
 */
import type { RowInLanguages } from './alike.ts';

type Names = Required<RowInLanguages[1]>;

const MONTHS: Names = {
  de: 'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember',
  fr: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  es: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  it: 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
  pt: 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
  nl: 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december',
};

/** The points of the compass as the side that a wind comes from. */
const SIDES: ReadonlyArray<readonly [english: string, names: Names]> = [
  [
    'northeast',
    { de: 'nordost(?:en)?', fr: 'nord-est', es: 'no(?:r|rd)este', it: 'nord-?est', pt: 'nordeste', nl: 'noordoosten' },
  ],
  [
    'northwest',
    { de: 'nordwest(?:en)?', fr: 'nord-ouest', es: 'noroeste', it: 'nord-?ovest', pt: 'noroeste', nl: 'noordwesten' },
  ],
  [
    'southeast',
    { de: 'südost(?:en)?', fr: 'sud-est', es: 'sudeste|sureste', it: 'sud-?est', pt: 'sudeste', nl: 'zuidoosten' },
  ],
  [
    'southwest',
    {
      de: 'südwest(?:en)?',
      fr: 'sud-ouest',
      es: 'sudoeste|suroeste',
      it: 'sud-?ovest',
      pt: 'sudoeste',
      nl: 'zuidwesten',
    },
  ],
  ['north', { de: 'nord(?:en)?', fr: 'nord', es: 'norte', it: 'nord|settentrione', pt: 'norte', nl: 'noorden' }],
  ['east', { de: 'ost(?:en)?', fr: "l'est|est", es: 'este', it: 'est|oriente', pt: 'leste|este', nl: 'oosten' }],
  ['south', { de: 'süd(?:en)?', fr: 'sud', es: 'sur', it: 'sud', pt: 'sul', nl: 'zuiden' }],
  ['west', { de: 'west(?:en)?', fr: "l'ouest|ouest", es: 'oeste', it: 'ovest|ponente', pt: 'oeste', nl: 'westen' }],
];

const WINDS: readonly RowInLanguages[] = SIDES.map(([side, names]) => [
  `is the wind from the ${side}$1`,
  {
    de: `(?:kommt|weht|bläst)(?: der)? wind((?: \\p{L}+){0,3}?) (?:aus|von) (?:dem )?(?:${names.de})`,
    fr: `(?:le )?vent (?:vient|viendra|soufflera?)(?:[- ](?:t-)?il)?(?: bien)?() (?:du|de la|de) ?(?:${names.fr})`,
    es: `(?:el )?viento (?:viene|vendrá|sopla|soplará)() del (?:${names.es})`,
    it: `(?:il )?vento (?:viene|verrà|soffia|soffierà)() da(?:l|ll')? ?(?:${names.it})`,
    pt: `(?:o )?vento (?:vem|virá|sopra|vai soprar|vai vir)() d[eo] (?:${names.pt})`,
    nl: `(?:komt|waait)(?: de)? wind((?: \\p{L}+){0,3}?) uit (?:het )?(?:${names.nl})`,
  },
]);

export const EVENTS_ALIKE: readonly RowInLanguages[] = [
  ...WINDS,
  [
    'was $1',
    {
      fr: `(?:(?:le )?mois (?:de |d'))?(${MONTHS.fr}) a été`,
      es: `(?:fue|ha sido|estuvo) (?:el mes de )?(${MONTHS.es})`,
      it: `(${MONTHS.it}) (?:è|e) stato`,
      pt: `(${MONTHS.pt}) (?:foi|esteve)`,
    },
  ],
  [
    'is it colder in $1 than in $2',
    {
      it: `(?:fa )?più freddo (?:a|in) (${MONTHS.it}) (?:che|rispetto) (?:a|in) (${MONTHS.it})`,
      pt: `(?:faz |é )?mais frio em (${MONTHS.pt}) (?:do )?que em (${MONTHS.pt})`,
    },
  ],
  [
    'is it warmer in $1 than in $2',
    {
      it: `(?:fa )?più caldo (?:a|in) (${MONTHS.it}) (?:che|rispetto) (?:a|in) (${MONTHS.it})`,
      pt: `(?:faz |é )?mais (?:quente|calor) em (${MONTHS.pt}) (?:do )?que em (${MONTHS.pt})`,
    },
  ],
  ['wetter than normal', { nl: 'natter dan (?:normaal|gewoonlijk|gebruikelijk|anders)' }],
  [
    'than normal',
    {
      nl: '(?<=\\b(?:droger|warmer|kouder|zonniger|frisser|heter|winderiger|meer|minder) )dan (?:normaal|gewoonlijk|gebruikelijk)',
    },
  ],
  [
    ' of last summer',
    {
      fr: "(?:de |d'|pendant )?l'été (?:dernier|passé)",
      it: "(?:dell'|l'|nell')?estate (?:scorsa|passata)|(?:la |della )?scorsa estate",
    },
  ],
  ['was', { fr: '(?:a|ont|avait|aurait) été(?! (?:dernier|passé|prochain))' }],
  // How long it goes on.
  [
    'when will it stop raining',
    {
      fr:
        '(?:il |ça )?(?:pleut|va pleuvoir|pleuvra)(?:[- ]t[- ]il)? (?:encore )?(?:pendant )?combien de temps(?: encore)?|' +
        '(?:pendant )?combien de temps (?:il va|ça va|va-t-il)(?: encore)? pleuvoir',
      es:
        '(?:cuánto(?: tiempo)?(?: más)?|por cuánto tiempo más) (?:va a llover|lloverá|seguirá lloviendo|va a seguir lloviendo)' +
        '(?! (?:hoy|mañana|en|el|la|esta|este|hasta))',
      it: '(?<!\\bda )(?:ancora )?(?:per )?quanto (?:tempo )?(?:ancora )?(?:piove|pioverà)(?: ancora)?(?<=(?:ancora|tempo|per)\\b.{0,30})',
      pt: '(?:por )?quanto tempo (?:ainda |mais )?(?:vai|irá) (?:chover|continuar a chover)',
      nl: 'hoe lang (?:blijft het (?:nog )?|gaat het nog )regenen|hoe lang regent het nog',
    },
  ],
  ['again', { it: 'di nuovo|nuovamente', pt: 'de novo|outra vez|novamente' }],
  ['will it get cooler', { it: 'rinfresc(?:a|herà)|si rinfresca' }],
  // What lies on the ground.
  [
    'is there snow on the ground',
    {
      fr: "(?:est[- ]ce qu')?il (?:y a|reste) (?:encore |toujours )de la neige|reste[- ]t[- ]il de la neige",
      es: 'queda(?: aún| todavía| algo de)? nieve',
      it: "c'è ancora (?:la )?neve",
      pt: 'ainda (?:há|tem) neve',
    },
  ],
  ['will there be ground frost', { fr: '(?:il )?(?:va geler|gèlera|gèle) au sol' }],
  ['ground frost', { fr: 'gelées? au sol' }],
  ['on the ground', { fr: 'au sol' }],
  ['the ridge', { fr: '(?:la |une |les )crêtes?(?<=\\b(?:sur|faire|suivre|longer|traverser|ligne de) .{0,12})' }],
  // Thunder and waves.
  [
    'in the distance',
    {
      de: 'in der (?:weiten )?ferne',
      fr: 'au loin|dans le lointain',
      es: 'a lo lejos|en la lejanía',
      it: 'in (?:lontananza|distanza)',
      pt: 'ao longe|à distância',
      nl: 'in de verte',
    },
  ],
  [
    'if it thunders$1',
    {
      de: "(?:wenn|falls)(?:'?s| es)((?: \\p{L}+){0,4}?) (?:donnert|grollt|blitzt)",
      fr: "s(?:i ça|i le tonnerre|i l'orage|'il) (?:gronde|tonne)()",
      es: 'si (?:truena|hay truenos|se oyen truenos)()',
      it: 'se (?:tuona|si sentono (?:i )?tuoni)()',
      pt: 'se (?:troveja|trovejar|estiver a trovejar|ouvir trovões)()',
      nl: 'als het((?: \\p{L}+){0,4}?) (?:dondert|onweert|rommelt|bliksemt)',
    },
  ],
  [
    'is the sea calm$1',
    {
      de: '(?:ist|wird|bleibt) (?:das meer|die see)((?: \\p{L}+){0,3}?) (?:ruhig|glatt|still)',
      nl: '(?:is|wordt|blijft) de zee((?: \\p{L}+){0,3}?) (?:kalm|rustig|vlak)',
    },
  ],
  [
    'is the sea rough$1',
    {
      de: '(?:ist|wird) (?:das meer|die see)((?: \\p{L}+){0,3}?) (?:rau|unruhig|bewegt|aufgewühlt)',
      nl: '(?:is|wordt) de zee((?: \\p{L}+){0,3}?) (?:ruw|woest|onrustig|wild)',
    },
  ],
  ['in the mountains', { nl: 'in de bergen' }],
  // How it feels, and what is had and put on.
  [
    'how does it feel now',
    { de: 'wie fühlt sich die temperatur (?:grad|gerade|jetzt|aktuell|momentan)(?=.{0,30} an(?:$|\\W))' },
  ],
  ['is it less windy', { fr: "(?:est[- ]ce qu')?il y a(?:ura)? moins de vent(?= \\p{L}+ que )" }],
  ['is it windier', { fr: "(?:est[- ]ce qu')?il y a(?:ura)? plus de vent(?= \\p{L}+ que )" }],
  ['is it still $1', { es: 'sigue (?:haciendo )?(calor|frío|lloviendo|nevando)' }],
  [
    'will there be',
    { fr: '(?:on aura|aura-t-on|nous aurons|aurons-nous)', es: 'tendremos', it: 'avremo', pt: '(?:nós )?teremos' },
  ],
  ['what should i wear$1', { nl: 'wat moet ik((?: [\\p{L}\\d:]+){0,6}?) aan(?= om| naar| in| bij|\\W*$)' }],
  [
    'without a rug',
    {
      de: 'ohne decke',
      fr: 'sans couverture',
      es: 'sin manta',
      it: 'senza coperta',
      pt: 'sem manta',
      nl: 'zonder deken',
    },
  ],
  // Cars and roads.
  [
    'scrape the car',
    {
      es: '(?:rascar|quitar|raspar) (?:el )?hielo(?: (?:del|al|de el|de los|de la) (?:coche|carro|auto|parabrisas|cristales|luna))?',
      it: '(?:grattare|togliere|raschiare) (?:via )?(?:il )?ghiaccio(?: (?:dalla|dal|dai|della|del) (?:macchina|auto|parabrezza|vetri|vetro))?',
      pt: '(?:raspar|tirar) o gelo(?: (?:do|da|dos) (?:carro|vidros?|para-?brisas?))?',
    },
  ],
  [
    'winter tyres',
    {
      de: '(?:die |meine )?winter(?:reifen|pneus?)',
      fr: "(?:des |les |mes )?pneus (?:d'|d )?(?:neige|hiver)",
      es: '(?:neumáticos|ruedas|llantas|gomas|cubiertas) de invierno',
      it: '(?:le |gli )?(?:gomme|pneumatici) (?:invernali|da neve)',
      pt: 'pneus de inverno',
      nl: '(?:de |mijn )?winterbanden',
    },
  ],
  ['do i need', { it: '(?:mi|ci) servono' }],
  [
    'are the roads icy',
    {
      es: '(?:estarán|están) (?:heladas|congeladas) las carreteras|(?:las )?carreteras (?:estarán|están|van a estar) (?:heladas|congeladas)',
      it: '(?:le )?strade (?:saranno |sono )?(?:ghiacciate|gelate)',
      pt: '(?:as )?(?:estradas|ruas) (?:vão estar|estarão|estão|vão ficar) (?:com gelo|geladas|congeladas)',
    },
  ],
  [
    'the roads',
    {
      de: '(?<!\\b(?:den|der|auf|vom) )(?:die )?(?:straßen|landstraßen)',
      es: '(?:las )?carreteras',
      it: '(?:le )?strade',
      pt: '(?:as )?estradas',
      nl: '(?:de )?(?:wegen|snelwegen)(?! de| het)',
    },
  ],
  // What is left out, and what is called off.
  [
    'leave the cushions outside$1',
    {
      de:
        '(?:die |das |mein |meine |unsere )?(?:kissen|polster|auflagen|sitzkissen|gartenmöbel|spielsachen|stühle)((?: \\p{L}+){0,3}?) ' +
        'draußen (?:zu )?(?:stehen |liegen )?lassen',
      it: 'lasciare (?:fuori (?:i|le|gli) (?:cuscini|sedie|mobili|giochi)|(?:i|le|gli) (?:cuscini|sedie|mobili|giochi) fuori)()',
      nl:
        '(?:de |mijn |onze )?(?:kussens|tuinkussens|tuinmeubelen|stoelen)((?: \\p{L}+){0,3}?) ' +
        'buiten (?:te )?(?:laten|liggen|staan)(?: liggen| staan)?',
    },
  ],
  [
    'will $1 be rained off',
    {
      de: 'fällt((?: \\p{L}+){1,6}?) (?:wegen|durch) (?:de[sn] |dem )?regens? aus|fällt((?: \\p{L}+){1,6}?) ins wasser',
    },
  ],
  [
    'will it be rained off',
    {
      es: '(?:se )?(?:suspenderá|suspende|cancelará|cancela|va a suspender|va a cancelar)(?=.{0,70}\\b(?:lluvia|tormenta|mal tiempo)\\b)',
    },
  ],
  [
    '',
    { es: '(?<=\\b(?:suspend|cancel)\\p{L}+\\b.{0,70})(?:por|a causa de|debido a) (?:la |el )?(?:lluvia|mal tiempo)' },
  ],
  [
    ' will it be rained off',
    {
      fr:
        "(?:va|risque d'|sera|serait|est)(?:[- ]t[- ](?:il|elle))? ?(?:être )?(?:annul|report)ée?s? " +
        '(?:à cause de|par|en raison de) (?:la )?pluie|' +
        "tombe(?:r|ra)? à l'eau",
      it: '(?:salta|salterà|viene annullat[oa]|sarà annullat[oa]|verrà annullat[oa]|verrà rinviat[oa]) per (?:la |il )?(?:pioggia|maltempo)',
      pt: '(?:vai ser|será|é) (?:cancelad|adiad)[oa]s? (?:por causa d[ao]|devido à|pela) (?:chuva|mau tempo)',
    },
  ],
  // The laundry, and who goes out.
  [
    'dry the laundry',
    { de: '(?:die )?wäsche (?:zu )?waschen|wäschewaschen', nl: '(?:om )?de was (?:te )?(?:doen|drogen|ophangen)' },
  ],
  ['the laundry', { nl: '(?<=\\b(?:met|voor|om) )de was' }],
  ['go out', { es: '(?:que )?salga[ns]?(?= )' }],
];
