/** How people type German: verbs run together with "es", Austrian and Swiss words, and what stands apart from its verb. */
import type { TranslatedPhrase } from '../lexicon.ts';
import { nights } from './ranges.ts';

const WEEKDAY = '(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)';
const WATERED =
  '(?:(?:den|die|das|meinen|meine|unseren|unsere) )?(?:garten|blumen|pflanzen|tomaten|rasen|beete?|hochbeete?|' +
  'gemüse|balkonpflanzen)';

export const GERMAN_USAGE: readonly TranslatedPhrase[] = [
  ['ab (?:wie ?viel uhr|welcher uhrzeit)', 'when'],
  [
    '(?:ab wann|ab wie ?viel uhr)((?: (?:morgen|heute|\\p{L}+tag)){0,1}) (?:kommt |scheint )?(?:die )?sonne',
    'when will the sun come out$1',
  ],
  ['wie lange dauert(.{0,30}?) (?:der|ein) tag', 'how long is the day$1'],
  [
    '(?:das |ein |unser )?(?:kinder|straßen|sommer|vereins|dorf|stadt|schul|nachbarschafts|feuerwehr|grill)fest',
    'outdoor party',
  ],
  [
    '(?:mein |das |unser )?(?:cabrio|cabriolet) (?:offen )?(?:zu )?fahren|(?:offen|oben ohne|mit offenem (?:verdeck|dach)) (?:zu )?fahren|cabrio ?wetter',
    'drive with the roof down',
  ],
  ['(?:spritz|behandlungs)(?:fenster|wetter|termin)', 'spray the crops'],
  ['(?:gleitschirm|drachenflieger)[- ]?(?:wetter|fliegen)', 'paragliding'],
  ['wie (?:schaut|sieht)s?(?: es| das wetter)?(.{0,50}?) aus', 'what will the weather be$1'],
  [
    '(?:(?:auf|bei|während) )?(?:der |die |einer )?(?:auto|heim|rück|hin)?(?:fahrt|strecke|reise) von(?= \\p{L})',
    'from',
  ],
  [
    '(?:(?:die|meine|unsere|das) )?(?:betten|bettzeug|bettdecken?|matratzen?|decken|teppiche?)((?: \\p{L}+){0,3}?) (?:zu )?(?:aus|durch)?lüften',
    'air the bedding outside$1',
  ],
  [
    '(?:(?:die|meine|unsere|das|zum|den) )?(?:(?:wohnung|zimmer|schlafzimmer|büro|haus|keller) )?(?:zu )?(?:durch|stoß|quer|aus)?(?:zu)?lüften',
    'have the windows open',
  ],
  ['trotz(?: (?:des|der|dem))?', 'despite'],
  [
    'lohnt (?:es )?sich(.{0,60}? (?:an den|an die|ans|nach|auf die|auf den|in den|in die|ins|zum|zur) .{2,40}?),? zu (?:fahren|reisen)',
    'is it worth going to$1',
  ],
  ['(?:(?:in|am) )?bodennähe|bodennah(?:er|en|e)?', 'ground'],
  ...(
    [
      ['sonnige', 'sunny'],
      ['warme', 'warm'],
      ['windstille', 'calm'],
      ['regenfreie', 'dry'],
      ['klare', 'clear'],
    ] as const
  ).flatMap(([german, english]): TranslatedPhrase[] => [
    [`(?:(?:der|den|am|wann ist der) )?nächste[rn]? ${german}[rn]? tag`, `next ${english} day`],
    [`(?:(?:die|wann ist die) )?nächste[rn]? ${german}[rn]? nacht`, `next ${english} night`],
  ]),
  // What is poured is no water here, and the roof is no cloud cover.
  [
    '(?:(?:den|einen|das|ein|die|eine|unser|unsere|mein|meine) )?(?:beton|estrich|bodenplatte|betonplatte|' +
      'fundamente?|zement)((?: \\p{L}+){0,3}?) (?:zu )?(?:gießen|schütten|legen)',
    'pour concrete$1',
  ],
  [
    '(?:(?:das|unser|mein|ein|am|auf dem) )?(?:haus|garagen|carport|scheunen|flach|stall)?dach((?: \\p{L}+){0,3}?) ' +
      '(?:neu |fertig )?(?:zu )?(?:eindecken|neudecken|decken|abdecken|abdichten|sanieren|erneuern|flicken|arbeiten)|' +
      'dachdecken|dacheindeckung|dachsanierung',
    'fix the roof$1',
  ],
  ['(?:fahrrad|rad|bike|mtb|rennrad) (?:tour|ausfahrt|runde)|rennradfahren|rennrad fahren', 'go cycling'],
  ['temperatur(?:en)? (?:ok|okay|in ordnung|passend|geeignet)', 'temperature'],
  ['(?:im )?garten (?:arbeiten|arbeit|machen|werkeln|buddeln)|gart(?:l|el)n|garteln', 'gardening'],
  ['(?:sternen?klar(?:er?|en)?|klare[rn]? (?:sternen?)?himmel)', 'clear sky'],
  ['(?:ist |wird )?(?:der |ein )?(?:sternen|nacht)?himmel(.{0,60}?) (?:klar|wolkenlos|frei)', 'is the sky clear$1'],
  [
    '(ist|wird|war) es(.{0,60}?) für (?:die|diese) jahreszeit(.{0,20}?) (?:zu|ungewöhnlich|viel zu) ' +
      '(warm|kalt|nass|trocken|kühl|heiß|mild)',
    '$1 it too $4 for the time of year$2$3',
  ],
  ['(?:(?:um|bis) )?wie ?lange? (?:ist|bleibt) es(.{0,40}?) noch hell(?: genug)?', 'how long until it gets dark$1'],
  ['(?:bis )?wann (?:ist|bleibt) es(.{0,60}?) (?:noch )?hell', 'when does it get dark$1'],
  [
    '(?:wie lange|wie viel zeit) (?:ist es )?(?:noch )?bis (?:es dunkel (?:wird|ist)|zur dunkelheit)',
    'how long until it gets dark',
  ],
  ['wie lange(?: noch)?(?: ist es)?(?: noch)? bis zum? sonnenuntergang', 'how long until sunset'],
  ['wie lange(?: noch)?(?: ist es)?(?: noch)? bis zum? sonnenaufgang', 'how long until sunrise'],
  ['(?:gut|gute) zu fuß', 'on foot'],
  [
    '(?:auf (?:die|den|das|dem|der)|aufs)(?= (?:feldberg|brocken|fichtelberg|wasserkuppe|belchen|schauinsland|uetliberg|rigi)\\b)',
    'at',
  ],
  [
    '(?:nur |mal |ganz )?(?:kurz|kurze[nrs]?)(?= (?:mit|in|auf|an|zum|zur|einen?|spazier\\p{L}*|runde|wanderung|rad\\p{L}*|lauf\\p{L}*|jogg\\p{L}*|ein|schauer|regen))(?! (?:ärmel|hose|shorts))',
    '',
  ],
  ['(?:muss|müssen|soll|sollte|sollten) (?:ich|man|wir)(?=.{0,90}schirm.{0,20}\\brechnen\\b)', 'do i need'],
  ['rechnen(?= ?\\W*$)(?<=schirm.{0,20}rechnen)', ''],
  ...nights(
    'montag dienstag mittwoch donnerstag freitag samstag sonntag'.split(' '),
    (first, second) =>
      `(?:in der |die )?nacht (?:auf|zu|zum|von ${first} (?:auf|zu|zum)) (?:den )?${second}|` +
      `${first} (?:auf|zu) ${second} ?nachts?`,
  ),
  // Times.
  ['(?:später|nachher)(?: (?:noch|heute|am tag))?|im laufe des tages|im tagesverlauf', 'later'],
  ['(?:am|übers|dieses|diesem) we', 'this weekend'],
  ['(?:nächstes|kommendes|am nächsten|am kommenden) we', 'next weekend'],
  [`${WEEKDAY} ?(?:morgen|früh|vormittag)`, '$1 morning'],
  [`${WEEKDAY} in (?:einer woche|acht tagen|8 tagen)|(?:heute|in einer woche am) ${WEEKDAY}`, 'a week on $1$2'],
  ['heut(?:e)? (?:auf d.nacht|am abend)', 'this evening'],
  ['zu(?:m|r) sonnenuntergang|bei(?:m)? sonnenuntergang', 'at sunset'],
  ['zu(?:m|r) sonnenaufgang|bei(?:m)? sonnenaufgang', 'at sunrise'],
  ['(?<=(?:regnet.?s|regnet es|schneit.?s|schneit es|gewitterts|stürmts|ist es|isses|scheint) )grad(?:e|ad)?', 'now'],
  ['wie lange?(?: ist| bleibt)?(?:s| es|ts)?(.{0,60}?) (?:noch )?hell(?: draußen)?', 'how long is the day$1'],
  [
    'wie viele? (?:tage|wochen) (?:ist|sind) es her,? (?:dass|seit) es(.{0,60}?) (?:zuletzt |' +
      'das letzte mal )?geregnet(?: hat)?|wie lange hat es(.{0,60}?) (?:schon )?nicht (?:mehr )?geregnet',
    'how many days since it rained$1$2',
  ],
  [
    '(?:am |der |den )?(?:nächsten? )?feiertag|verlängerte[sn]? wochenende|lange[sn]? wochenende',
    'on the public holiday',
  ],
  ['wie oft', 'how often'],
  [
    '(?:auf (?:die|den|das)|aufs)(?= (?:zugspitze|watzmann|großglockner|matterhorn|säntis|' +
      'pilatus|schafberg|wendelstein|herzogstand|karwendel|dachstein|ortler|rax|schneeberg))',
    'going up',
  ],
  ['(?:am |das |dieses )?(?:kommende[ns]?|kommendes) wochenende|am kommenden we', 'this weekend'],
  [
    '(?:die |meine |unsere )?(?:polster|kissen|auflagen)(?: (?:heute |noch )*(?:draußen|raus)? ?(?:lassen|liegen lassen))',
    'leave the cushions out',
  ],
  ['sonnenbrand(?:gefahr|risiko)?', 'sunburn risk'],
  ['hab(?:t|ts)? (?:ihr|es|ihrs)', 'is there'],
  ['(?:im |in den |auf den |in die )?(?:alm|almhütte)', 'mountain hut'],
  ['(?:das |mein |unser )?auto(.{1,40}?) (?:zu )?waschen', 'wash the car$1'],
  [
    '(?:welche temperatur hat|wie (?:warm|kalt) ist)(.{0,20}?) (?:der|das|die) ((?!nordsee|ostsee)\\p{L}+see)',
    'how warm is the water in $2$1',
  ],
  ['(?:in )?kurze[rnms]? hosen?', 'shorts'],
  ['temperatursturz|kaltfront', 'will it get colder'],
  ['sturmflut', 'coastal flooding'],
  ['(?:an|zu) weihnachten letztes jahr|letztes jahr (?:an |zu )?weihnachten|letzte weihnachten', 'last christmas'],
  ['wie lange? scheint(.{0,40}?) die sonne', 'how many hours of sunshine$1'],
  ['(?:heu(?:en)?|das heu) (?:machen|einfahren|wenden)|heu machen', 'haymaking'],
  ['hat es(.{0,60}?) gehagelt', 'did it hail$1'],
  ['gewittert es|es gewittert', 'will it thunder'],
  ['(regnet|schneit|stürmt) es(.{0,40}?) (?:den )?ganzen tag(?: lang)?(?: durch)?', 'will it $1 all day$2'],
  ['(?:den )?ganzen tag(?: lang| über)?|ganztags|ganztägig|durchgehend', 'all day'],
  [
    'um (?:draußen|im freien|auf (?:der|dem) (?:terrasse|balkon)) zu (?:essen|sitzen|grillen|frühstücken)',
    'to eat outside',
  ],
  ['am meisten sonne|die meiste sonne', 'sunniest'],
  [
    '(?:wann )?(?:lichtet|löst|verzieht|hebt) sich(.{0,20}?) der nebel(.{0,30}?)(?: auf| in die höhe)?(?=\\W|$)',
    'when will the fog lift$1$2',
  ],
  [
    '(?:die |unsere |meine )?(?:hecken?|büsche|sträucher|bäume|rosen)(?: zu)? ?(?:schneiden|stutzen|trimmen)',
    'cut the hedge',
  ],
  ['(?:ist|wann ist) (?:hoch)?wasser und flut|wann ist (?:die )?flut|hochwasserzeiten', 'when is high tide'],
  ['wann ist (?:die )?ebbe', 'when is low tide'],
  ['(?:wind ?)?st(?:ä|a)rke (\\d{1,2})', 'force $1'],
  ['wie ?viel (?:grad )?hats|wie ?viel grad sinds', 'what temperature is it now'],
  ['(?:mist|sau|scheiß|scheiss|schmuddel|dreck|kack)wetter', 'bad weather'],
  ['vor mittags?|bis mittags?', 'before noon'],
  ['(?:die )?(?:kommenden|nächsten) nächte|in den (?:kommenden|nächsten) nächten', 'the next nights'],
  ['(?:jackn|jackerl|janker)', 'jacket'],
  [
    '(?:die |unsere )?(?:gartenmöbel|gartenstühle|sitzpolster)(.{0,30}?) (?:draußen|raus) ?lassen',
    'leave the garden furniture out$1',
  ],
  [
    '(?:die |unsere )?(?:gartenmöbel|gartenstühle|sitzpolster|polster|kissen|auflagen)(.{0,30}?) (?:rein|' +
      'herein) ?(?:holen|stellen|räumen)',
    'bring the cushions in$1',
  ],
  ['gefahrlos|ohne gefahr|ohne risiko', 'safely'],
  ['nächstes jahr|im nächsten jahr', 'next year'],
  ['(?:zu |an |im |beim )?(?:karneval|fasching|fasnacht|fastnacht)', 'at carnival'],
  ['(?:kommt|rollt)(?: eine| die)? hitzewelle', 'is a heat wave coming'],
  ['(?:sommer|wärme|hitze)gewitter', 'thunderstorm'],
  // Verbs run together with "es".
  ['bleibts(?=.{0,80}trocken)', 'will it'],
  ['bleibts', 'will it be'],
  ['(?:gewitterts|donnerts|blitzts)', 'will it thunder'],
  ['stürmts', 'will it be stormy'],
  ['(?:isses|ists|is es|isch es|ischs)', 'is it'],
  ['wars', 'was it'],
  ['(?:kommts|chunts|chunnts|chunt|gits|gibs)(?=.{0,40}(?:regne|rägne|regen|schnee|gewitter|rägä))', 'will there be'],
  ['(?:cho )?(?:rägne|rägnä|rägnets|rägnets|rägnet)', 'rain'],
  ['(?:kann|ko|soll|muss|muaß|brauch|darf) i(?= )', 'can i'],
  ['z(?= (?:züri|zürich|bern|bärn|basel|luzern|genf|chur|thun|winterthur|sankt|st))', 'in'],
  // What happens.
  ['wird es(.{1,50}?) (kälter|wärmer|kühler|heißer|milder|windiger|sonniger)(?! als| oder)', 'will it be $2$1'],
  ['schöner(?=.{0,60} (?:oder|als) )(?! (?:tag|abend))', 'nicer'],
  [
    '(?:knackt|erreicht|schafft|klettert|steigt)(.{0,50}?) (?:die |der |auf )?(\\d{2})(?:[- ]?(?:grad|°)(?:[- ]marke)?)',
    'will it reach $2 degrees$1',
  ],
  ['lässt der (?:wind|sturm)(.{0,60}?) nach', 'will the wind drop$1'],
  ['lässt der regen(.{0,60}?) nach', 'will the rain stop$1'],
  ['flaut der (?:wind|sturm)(.{0,60}?) ab', 'will the wind drop$1'],
  ['(?:frischt|legt) der wind(.{0,60}?) (?:auf|zu)', 'will the wind pick up$1'],
  ['klart(?: es|s)?(.{0,60}?) auf', 'will it clear up$1'],
  ['kühlt(?: es|s)?(.{0,60}?) ab', 'will it get cooler$1'],
  [
    '(?:kommt|zeigt sich)(.{0,60}?) (?:die )?sonne(?=.{0,40} (?:raus|heraus|durch|hervor))(.{0,40}?) (?:raus|' +
      'heraus|durch|hervor)',
    'will the sun come out$1$2',
  ],
  ['(?:zeigt|traut) sich(.{0,40}?) die sonne(?: raus| heraus)?', 'will the sun come out$1'],
  ['kommt (?:ein|der|ein neuer) (?:sturm|orkan)|zieht ein sturm auf', 'is a storm coming'],
  ['(?:tiefste|niedrigste|kälteste|minimale)[rn]? temperatur', 'lowest temperature'],
  ['(?:höchste|maximale|wärmste)[rn]? temperatur', 'highest temperature'],
  ['(?:gibt es |gibts |wird es |haben wir )?(?:eine )?wei(?:ß|ss)e weihnacht(?:en)?', 'will it be a white christmas'],
  ['(?:gelbe|orange|rote|orangene)[nrs]? (?:wetter)?warnung(?:en)?|warnstufe (?:gelb|orange|rot)', 'weather warnings'],
  // Wishes.
  [
    `(?:soll|sollte|muss|müssen|sollen) (?:ich|wir|man)(.{1,50}?) ${WATERED} (?:zu )?(?:gießen|giessen|wässern|` +
      'bewässern|sprengen)',
    'should i water the garden$1',
  ],
  [
    'brauch(?:en|t) (?:die|unsere|meine|mein|der|das|unser) (?:kinder|kleinen|kids|kind|sohn|tochter)',
    'do the kids need',
  ],
  ['geburtstag(?:sfeier|sparty|sfest)?(?: (?:zu )?feiern)?', 'birthday party'],
  ['kurze[- ]hosen?[- ]?wetter|t-?shirt[- ]?wetter', 'shorts weather'],
  ['(?:auf|am) (?:den |dem )?spielplatz|spielplatz', 'go to the playground'],
  ['grillen|angrillen|grilln|griller[ln]?|brutzeln', 'bbq'],
  [
    '(?:den |der |im )?heurigen?(?: sitzen| gehen)?|in den gastgarten|im gastgarten|schanigarten|ins gartenlokal',
    'eat outside',
  ],
  ['badi|freibad|strandbad|in die badi', 'go swimming'],
  ['velo ?(?:fahren|tour)|velofahren|mit dem velo|(?:aufs|mit dem|am) (?:rad|radl|fahrradl?|bike)', 'go cycling'],
  ['heuwetter', 'weather for haymaking'],
];
