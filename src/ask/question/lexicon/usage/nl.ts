/** How people type Dutch in the Netherlands and Flanders: the washing out, verbs that stand apart. */
import type { TranslatedPhrase } from '../lexicon.ts';
import { nights } from './ranges.ts';

const WEEKDAY = '(maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)';
const WATERED = '(?:(?:de|het|mijn|onze) )?(?:planten|tuin|bloemen|gazon|moestuin|tomaten|gras)';

export const DUTCH_USAGE: readonly TranslatedPhrase[] = [
  ['(?:(?:en|of) )?(?:kan|gaat|lukt|mag) dat(?= ?\\W*$)', ''],
  [
    '(?:(?:de|het|mijn|onze|een|m.n) )?(?:kozijnen|luiken|ramen|voordeur|garagedeur|gevel|schuur|buitenboel|dakgoot|veranda|' +
      'pergola|tuinhuis(?:je)?|schutting)((?: \\p{L}+){0,3}?) (?:te )?(?:schilderen|verven|beitsen|lakken|aflakken)',
    'paint the fence$1',
  ],
  ['(?:vliegen|bloeien|zweven|zijn)(?: er)?(?=.{0,40}(?:pollen|berk|grassen|els|hazelaar))', 'is there'],
  ['staat er(?=.{0,30}wind)', 'is there'],
  ['temperatuur (?:ok|oke|goed|in orde|geschikt)', 'temperature'],
  ['(?:te )?(?:grillen|braaien)', 'bbq'],
  ['hoe ?lang (?:is het(.{0,40}?) nog|blijft het(.{0,40}?)(?: nog)?) licht', 'how long until it gets dark$1$2'],
  ['hoe ?lang (?:duurt het )?nog (?:tot|voor(?:dat)?) het donker (?:is|wordt)', 'how long until it gets dark'],
  ['tot (?:hoe laat|wanneer) (?:is|blijft) het(.{0,40}?) licht', 'when does it get dark$1'],
  [
    'wanneer wordt het(?: weer)?(?: (?:eindelijk|nu))? beter(?: weer)?|wanneer (?:knapt|klaart)(?: het weer| het)?(.{0,30}?) op',
    'when will the weather get better$1',
  ],
  ['(?:een )?(?:mooie|lekkere|prachtige|fijne) dag', 'nice day'],
  [
    '(?:(?:mijn|de|onze) )?(?:tomatenplanten|tomatenplantjes|plantjes|zaailingen|kuipplanten|geraniums|planten|tomaten|' +
      'citroenboompje|olijfboom)((?: \\p{L}+){0,3}?) (?:buiten (?:blijven|staan|laten(?: staan)?|zetten)|naar buiten)',
    'put the plants out$1',
  ],
  ['(?:de )?beste (?:reistijd|reisperiode|maand)(?: (?:voor|om te gaan naar|naar|om))?', 'best month to visit'],
  ['wanneer (?:naar|op vakantie naar)(?= \\p{L}+\\W*$)', 'best month to visit'],
  ...nights(
    'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag'.split(' '),
    (first, second) => `(?:in )?(?:de )?nacht (?:van ${first} )?op ${second}`,
  ),
  // Times.
  ['straks(?: nog)?|strakjes|zo meteen|later(?: (?:vandaag|op de dag))?', 'later'],
  [`${WEEKDAY} over (?:een week|acht dagen)|over een week op ${WEEKDAY}`, 'a week on $1$2'],
  ['bij zonsondergang|met zonsondergang', 'at sunset'],
  ['bij zonsopgang|bij zonsopkomst', 'at sunrise'],
  ['hoe ?lang (?:duurt het )?(?:nog )?(?:tot|voor) (?:de )?zonsondergang', 'how long until sunset'],
  [
    'hoeveel dagen (?:geleden )?(?:is het geleden dat het )?(?:regende het|heeft het geregend|' +
      'heeft het niet geregend|is het al droog)|sinds wanneer (?:is het|heeft het) (?:al )?(?:droog|' +
      'niet(?: meer)? geregend)|hoe ?lang (?:is het al droog|heeft het(?: al)? niet(?: meer)? geregend)',
    'when did it last rain',
  ],
  ['(?:de )?feestdag|lang weekend', 'on the public holiday'],
  ['(?:hoe )?vaak', 'often'],
  ['(?:het |dit )?(?:komend|komende|aankomend|aankomende) weekend', 'this weekend'],
  ['valt er', 'will there be'],
  ['wordt het(.{0,50}?) (mooi|lekker|goed|slecht) weer', 'will it be $2 weather$1'],
  ['tot (?:hoe laat|wanneer)', 'until when'],
  ['het minst', 'least'],
  ['elfstedentocht|schaatstocht|toertocht op (?:natuur)?ijs', 'walk on the frozen lake'],
  ['aan (?:de )?(?:zee|kust)', 'by the sea'],
  ['(?:is het |wordt het )?glad(?:heid)? op (?:de |het )?(?:weg|wegen|straat)', 'is it slippery on the road'],
  ['hoe ?lang schijnt(.{0,40}?) de zon|hoeveel zon (?:is er|krijgen we)', 'how many hours of sunshine$1'],
  ['(?:ga|word|zal) ik(.{0,40}?) nat(?: worden)?|word ik nat', 'will i get wet$1'],
  ['vorig jaar (?:met )?kerst(?:mis)?|kerst vorig jaar', 'last christmas'],
  ['heeft het(.{0,50}?) gehageld', 'did it hail$1'],
  ['stormvloed', 'coastal flooding'],
  ['hooien|oogsten|hooi (?:binnenhalen|maken)', 'haymaking'],
  ['(?:de |het |een )?auto (?:te )?wassen', 'wash the car'],
  ['(?:hard |flink )?waaien', 'be windy'],
  ['(?:de )?hele dag', 'all day'],
  ['de meeste zon', 'sunniest'],
  ['trekt de mist(.{0,20}?) op|(?:lost|verdwijnt) de mist(.{0,20}?)(?: op)?', 'will the fog lift$1$2'],
  ['(?:de |mijn )?(?:heg|haag|struiken|bomen|rozen)(?: te)? ?(?:snoeien|knippen|scheren)', 'cut the hedge'],
  ['hoe laat is het (?:hoogwater|vloed)', 'when is high tide'],
  ['hoe laat is het (?:laagwater|eb)', 'when is low tide'],
  ['(?:te |gaan )?zwemmen', 'go swimming'],
  ['(?:wind ?)?kracht (\\d{1,2})', 'wind force $1'],
  ['voor (?:de )?middag|voor 12 uur', 'before noon'],
  ['(?:de )?komende nachten', 'the next nights'],
  ['(?:plenzen|gieten|hozen|stortregenen|miezeren|motregenen|zeiken)', 'rain'],
  ['van (\\p{L}{3,}) naar (\\p{L}{3,})', 'from $1 to $2'],
  [
    '(?:de |onze )?(?:tuinset|tuinmeubelen|tuinstoelen|tuinkussens|kussens|' +
      'loungeset)(.{0,20}?) (?:binnen ?(?:zetten|halen)|naar binnen)',
    'bring the cushions in$1',
  ],
  ['wanneer (?:komt|begint) de (?:warmte|hitte)', 'when will it get warmer'],
  ['wanneer (?:komt|begint) de kou', 'when will it get colder'],
  [
    'wanneer (?:stopt|eindigt) (?:de hitte|de hittegolf|dit warme weer)|tot wanneer blijft het (?:zo )?warm',
    'when will the heat end',
  ],
  ['(?:is|was|zou) (?:het |dat )?(?:zijn )?veilig(?: om te| om)?', 'is it safe to'],
  ['zonder gevaar|zonder risico', 'safely'],
  ['volgend jaar', 'next year'],
  ['(?:met |tijdens )?carnaval', 'at carnival'],
  ['komt er een hittegolf(?: aan)?', 'is a heat wave coming'],
  // Outdoors.
  ['(?:kan|kunnen|mag|moet)?(?: de| mijn)? ?was(?= .{0,30}buiten laten hangen)', 'leave the washing out'],
  ['buiten laten hangen', ''],
  [
    '(?:kan|mag) (?:de |mijn )?was(?: (?:vandaag|morgen|nu|zaterdag|zondag))? (?:naar )?buiten',
    'can i hang the washing out',
  ],
  ['(?:kan|mag) (?:de |mijn )?was buiten', 'can i hang the washing out'],
  ['(?:de |mijn )?was (?:binnen|naar binnen) ?halen', 'bring the washing in'],
  ['(?:naar )?(?:de |het |een )?(?:speeltuin|speelplaats|speelpleintje)', 'go to the playground'],
  ['(?:op )?(?:een |het )?terras(?:je)?(?: (?:doen|pakken|zitten))?|terrassen', 'eat outside'],
  ['(?:naar )?(?:het |mijn |m.n )?werk(?= (?:te )?(?:fietsen|rijden|gaan|lopen))', 'to work'],
  // What happens.
  ['wordt het(.{1,50}?) (kouder|warmer|koeler|frisser|zachter|zonniger)(?! dan| of)', 'will it be $2$1'],
  [
    '(?:haalt|halen we|haal je|tikt|tikken we|bereikt)(.{0,50}?) (?:de )?(\\d{2}) graden(?! of)',
    'will it reach $2 degrees$1',
  ],
  ['(?:gaat|valt) de wind(.{0,60}?) (?:liggen|weg)', 'will the wind drop$1'],
  ['neemt de wind(.{0,60}?) af', 'will the wind drop$1'],
  ['(?:neemt|wakkert) de wind(.{0,60}?) (?:toe|aan)', 'will the wind pick up$1'],
  ['klaart het(.{0,60}?) op', 'will it clear up$1'],
  ['koelt het(.{0,60}?) af', 'will it get cooler$1'],
  [
    '(?:komt|breekt)(.{0,40}?) de zon(.{0,40}?) (?:door|erdoor|tevoorschijn|er nog door|erbij)',
    'will the sun come out$1$2',
  ],
  ['(?:komt er|is er) (?:een )?storm(?: op komst)?', 'is a storm coming'],
  ['laagste temperatuur|koudste temperatuur', 'lowest temperature'],
  ['hoogste temperatuur', 'highest temperature'],
  ['(?:een )?witte kerst', 'a white christmas'],
  ['ijs op (?:de |mijn |m.n )?(?:auto)?(?:ruit|ruiten|voorruit|raam|ramen)', 'frost on the windscreen'],
  ['autoruit(?:en)?|voorruit', 'windscreen'],
  ['vochtig', 'humid'],
  ['(?:waait het|is er) te (?:hard|veel wind) (?:voor|om)', 'is it too windy for'],
  ['astma', 'asthma'],
  // Wishes.
  [
    `(?:moet|moeten|zal|kan) (?:ik|we|wij)(.{1,50}?) ${WATERED} (?:te )?(?:water geven|sproeien|begieten|besproeien)`,
    'should i water the garden$1',
  ],
  ['hebben (?:de |mijn )?(?:kinderen|kids)(?=.{0,40}nodig)', 'do the kids need'],
  ['(?:kan|kun) (?:de was|je)', 'can i'],
  [
    '(?:de |het |mijn )?(?:schutting|tuinhek|poort|tuinhuis)(?: buiten)? (?:te )?(?:schilderen|verven|beitsen)',
    'paint the fence',
  ],
  ['(?:gaat )?dat lukken|lukt dat', ''],
];
