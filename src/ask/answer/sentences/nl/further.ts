/** The Dutch messages about sunlight, the aurora, the past, the climate, and what has no source. */
import type { Messages } from '../messages.ts';

export const FURTHER_NL: Messages = {
  'caveat.cut': 'langere periodes worden ingekort: het antwoord loopt tot {until}.',
  lasts: '{where} {when} {more, select, yes {met} other {zonder}} {event}: {stretch}',
  'lasts.shorter':
    'de langste tijd {more, select, yes {met} other {zonder}} {event} {where} {when}: {stretch}, {duration}',
  'lasts.never': 'geen uur {more, select, yes {met} other {zonder}} {event} {where} {when}',
  'when.extreme.stretch': '{more} {where} {when}: {stretch}, {value}.',
  'wear.enough.yes': 'het {be} {where} {when} {tone, select, typical {meestal } other {}}warm genug voor {garment}',
  'wear.enough.maybe':
    'het {be} {where} {when} {tone, select, typical {meestal } other {}}maar net warm genug voor {garment}',
  'wear.enough.no':
    'het {tone, select, past {was} typical {is} now {is} other {wordt}} {where} {when} {tone, select, typical {meestal } other {}}niet warm genug voor {garment}',
  unsourced: 'deze dienst heeft geen bron voor {what} {where}.',
  'unsourced.tides': 'het getij',
  'unsourced.currents': 'stromingen',
  'unsourced.avalanches': 'lawinegevaar',
  'unsourced.lake-ice': 'het ijs op meren en rivieren',
  'unsourced.rivers': 'waterstanden',
  'unsourced.drought': 'droogte en sproeiverboden',
  'unsourced.lake-water': 'het water van meren en rivieren',
  'unsourced.earthquakes': 'aardbevingen',
  'unsourced.volcanoes': 'vulkanen',
  'unsourced.wildfires': 'natuurbranden',
  'unsourced.roads': 'de toestand van de wegen en het verkeer',
  'unsourced.ski-lifts': 'skiliften en pistes',
  'unsourced.records': 'weerrecords',
  'unsourced.hurricane-season': 'stormseizoenen',
  'unsourced.named-storms': 'stormen met een naam',
  'unsourced.storms-at-sea': 'tropische stormen en andere stormen op zee',
  'unsourced.anywhere':
    'voor {what} is hier geen bron; officiële waarschuwingen worden voor een plaats aan land genoemd.',
  'unsourced.hail': 'hagel',
  'unsourced.dew': 'dauw',
  'unsourced.swell': 'de periode en de richting van de deining',
  'unsourced.radar': 'radarbeelden',
  'unsourced.soil': 'de temperatuur en het vocht van de bodem',
  'unsourced.upper-air': 'de lucht boven de grond, zoals hoogtewind, nulgradenniveau en wolkenbasis',
  'unsourced.degree-days': 'graaddagen en koude-uren',
  'unsourced.evaporation': 'verdamping',
  'unsourced.planets': 'planeten en sterren aan de hemel',
  'unsourced.rainy-season': 'begin en einde van regenseizoenen en moessons',
  'unsourced.satellites': 'satellieten en hun overkomsten',
  'unsourced.eclipses': 'verduisteringen, supermanen en blauwe manen',
  'unsourced.sky-phenomena': 'regenbogen, halo’s, lichtende nachtwolken en seeing',
  'unsourced.dust': 'woestijnstof en zandstormen',
  'unsourced.plant-seasons': 'de tijd van bloei, herfstkleuren en dieren',
  'unsourced.water-quality': 'de waterkwaliteit en wat in het water leeft',
  'unsourced.bulletins': 'berichten zoals METAR, TAF en het scheepvaartbericht',
  'unsourced.pests': 'plantenziekten en insecten',
  'unsourced.statistics': 'trends, percentielen en de spreiding van verwachtingen',
  'unsourced.sea': 'de zee',
  'unsourced.sea-then': 'de zee op andere tijden dan de komende dagen',
  'wind-chill.none':
    'geen gevoelstemperatuur door wind {where} {when}: die is bepaald voor lucht tot {limit}, en de lucht komt niet onder {value}.',
  'wind-chill.partly':
    'de gevoelstemperatuur door wind is bepaald voor lucht tot {limit}: voor warmere uren staat de luchttemperatuur.',
  'unsourced.kp': 'het aardmagnetische veld',
  'unsourced.past': 'het weer van vroeger',
  'pressure.trend': '{what}: {value} in {hours}',
  'pressure.steady': 'gelijkblijvend',
  'pressure.rising': 'stijgend',
  'pressure.rising.slowly': 'langzaam stijgend',
  'pressure.rising.quickly': 'snel stijgend',
  'pressure.rising.rapidly': 'zeer snel stijgend',
  'pressure.falling': 'dalend',
  'pressure.falling.slowly': 'langzaam dalend',
  'pressure.falling.quickly': 'snel dalend',
  'pressure.falling.rapidly': 'zeer snel dalend',
  'solar-power':
    'ongeveer {value} uit {power} aan zonnepanelen {where} {when}: geschat uit {energy} zonne-energie op vlakke grond en een rendement (performance ratio) van {share}; helling, schaduw en hitte veranderen dat.',
  'solar-power.unknown':
    'wat zonnepanelen {where} {when} leveren, is niet bekend: de bron heeft niet voor de hele tijd zonnestraling.',
  'aurora.yes': 'het poollicht kan {where} {when} te zien zijn',
  'aurora.cloudy': 'er kan {where} {when} poollicht zijn, maar achter de wolken',
  'aurora.no': 'er wordt {where} {when} geen poollicht verwacht',
  'aurora.no.light': 'het poollicht is {where} {when} niet te zien: het wordt niet donker genoeg',
  'aurora.no.never': 'het poollicht is {where} {when} niet te zien: het reikt niet tot deze breedtegraad',
  'aurora.needs': 'er wordt een Kp-index van {n} verwacht; op deze breedtegraad is {least} nodig.',
  'aurora.season': 'de nachten {where} zijn donker genoeg voor poollicht van {from} tot en met {to}.',
  'aurora.equinox': 'poollicht komt het vaakst voor rond de equinoxen, in maart en september.',
  'aurora.cloud': '{value} bewolking in de donkere uren.',
  'aurora.unknown': 'of er {where} {when} poollicht is, is niet bekend: {what}.',
  'aurora.unknown.kp': 'er is geen verwachting van de Kp-index voor die tijd',
  'last.dry': 'de laatste dag zonder regen {where}: {when}{detail}.',
  'last.dry.none': 'geen dag zonder regen {where} sinds {date}: verder terug is niet gezocht.',
  'last.on': '{event} {where}: voor het laatst {when}, in het uur vanaf {clock}{detail}.',
  'last.limit': '{event} {where}: voor het laatst {when}, in het uur vanaf {clock}{detail}.',
  'last.ago': ', {count, plural, one {{n} dag} other {{n} dagen}} geleden',
  'last.amount': '; {value} op die dag',
  'last.now': '{event} {where}: op dit moment.',
  'last.none': '{event} {where}: niet sinds {date}; verder terug is niet gezocht.',
  'event.hot': 'hitte',
  'event.cold': 'kou',
  'event.snow-depth': 'sneeuw op de grond',
  'normal.temperature':
    'het {be} {where} {when} {tone, select, typical {meestal } other {}}{difference} {more, select, yes {warmer} other {kouder}} dan normaal: gemiddeld {value}, tegen {other}',
  'normal.temperature.alike':
    'het {be} {where} {when} {tone, select, typical {meestal } other {}}ongeveer even warm als normaal: gemiddeld {value}, tegen {other}',
  'normal.rain':
    'het {be} {where} {when} {tone, select, typical {meestal } other {}}{more, select, yes {natter} other {droger}} dan normaal: {value} regen en sneeuw, tegen {other}',
  'normal.rain.alike':
    'het {be} {where} {when} {tone, select, typical {meestal } other {}}ongeveer even nat als normaal: {value} regen en sneeuw, tegen {other}',
  'normal.wind':
    'het {be} {where} {when} {tone, select, typical {meestal } other {}}{more, select, yes {winderiger} other {windstiller}} dan normaal: tot {value}, tegen {other}',
  'normal.wind.alike':
    'het {be} {where} {when} {tone, select, typical {meestal } other {}}ongeveer even winderig als normaal: tot {value}, tegen {other}',
  'normal.cloud':
    'het {be} {where} {when} {tone, select, typical {meestal } other {}}{more, select, yes {bewolkter} other {zonniger}} dan normaal: gemiddeld {value} bewolking, tegen {other}',
  'normal.cloud.alike':
    'het {be} {where} {when} {tone, select, typical {meestal } other {}}ongeveer even bewolkt als normaal: gemiddeld {value} bewolking, tegen {other}',
  'normal.humidity':
    'het {be} {where} {when} {tone, select, typical {meestal } other {}}{more, select, yes {vochtiger} other {droger}} dan normaal: gemiddeld {value} relatieve luchtvochtigheid, tegen {other}',
  'normal.humidity.alike':
    'het {be} {where} {when} {tone, select, typical {meestal } other {}}ongeveer even vochtig als normaal: gemiddeld {value} relatieve luchtvochtigheid, tegen {other}',
  'normal.sentence': '{clause}.',
  'normal.range': 'acht van de tien zulke dagen hebben gemiddeld {range}.',
  'normal.unknown': 'of het {where} {when} is zoals gewoonlijk, is niet bekend.',
  'normal.years': 'normaal is het gemiddelde van de vijftien dagen rond de datum in de jaren {years}.',
  'normal.climate': 'normaal is het gemiddelde van de ingebouwde klimaatgegevens.',
  'months.best':
    'de beste maanden om {place} te bezoeken zijn meestal {list}, volgens de Holiday Climate Index voor steden (HCI:Urban).',
  'months.worst':
    'de slechtste maanden om {place} te bezoeken zijn meestal {list}, volgens de Holiday Climate Index voor steden (HCI:Urban).',
  'months.asked':
    '{month} is meestal {verdict} om {place} te bezoeken: {value} van de {of}, plaats {rank} van de twaalf maanden',
  'months.least': 'de laagste: {list}.',
  'months.index': '{month} ({value} van {of})',
  'months.detail': '{month}: {range}, {count, plural, one {{n} natte dag} other {{n} natte dagen}}.',
  'months.most': '{more} {where}, meestal: {list}.',
  'months.item': '{month} ({value})',
  'months.other': '{more}: {list}.',
  'months.source': 'dat zijn gemiddelden van de ingebouwde klimaatgegevens.',
  'months.source.years': 'dat zijn gemiddelden van de jaren {years}.',
  'months.source.past': 'dat zijn waarden van de jaren {years}, uit de heranalyse ERA5, van Open-Meteo.',
  'records.past':
    'in de jaren {years} was {kind, select, highest {de hoogste temperatuur} lowest {de laagste temperatuur} rain {de meeste neerslag van een dag} snow {de meeste verse sneeuw van een dag} other {de sterkste wind}} {where} {value}, op {date}, volgens de heranalyse ERA5 van Open-Meteo.',
  'months.source.coarse':
    'de ingebouwde klimaatgegevens zijn grof: bij kusten en bergen kan er veel meer of veel minder vallen.',
  'months.unknown': 'welke maand dat {where} is, is niet bekend: de klimaatgegevens hebben hier zulke waarden niet.',

  'compare.by.warmth':
    '{a}: {difference} {more, select, yes {warmer} other {kouder}} dan {b} {where}, {value} tegen {other}',
  'compare.by': '{a}: {more} dan {b} {where}, met een verschil van {difference}, {value} tegen {other}',
  'course.wind':
    '{kind, select, headwind {wind tegen} tailwind {wind mee} other {zijwind}} {where} {when} op weg naar {direction}: {value} uit {from}, waarvan {amount} {more, select, yes {tegen} other {mee}}',
  'runway.wind':
    '{range, select, many {tot } other {}}{value} zijwind van {kind, select, left {links} other {rechts}} op baan {name} {where} {when}, met {other} {more, select, yes {tegenwind} other {rugwind}}: wind van {amount} uit {from}{detail}.',
  'runway.magnetic':
    'het nummer van een baan is haar magnetische richting in tientallen graden en de verwachte wind is ten opzichte van het ware noorden: het verschil telt hier niet mee.',
  'coast.unknown': 'of dat aanlandig of aflandig is, hangt af van hoe de kust loopt, wat hier niet bekend is.',
  'course.unknown':
    'hoeveel daarvan tegen, mee of van opzij is, hangt af van de koers: noem een baan, een richting of twee plaatsen.',
};
