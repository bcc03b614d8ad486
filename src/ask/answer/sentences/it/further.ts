/** The Italian messages about sunlight, the aurora, the past, the climate, and what has no source. */
import type { Messages } from '../messages.ts';

export const FURTHER_IT: Messages = {
  'caveat.cut': 'i periodi più lunghi vengono abbreviati: la risposta arriva fino alle {until}.',
  lasts: 'ore {more, select, yes {con} other {senza}} {event} {where} {when}: {stretch}',
  'lasts.shorter':
    'il periodo più lungo {more, select, yes {con} other {senza}} {event} {where} {when}: {stretch}, {duration}',
  'lasts.never': 'nessuna ora {more, select, yes {con} other {senza}} {event} {where} {when}',
  'when.extreme.stretch': '{more} {where} {when}: {stretch}, {value}.',
  'wear.enough.yes':
    '{tone, select, past {ha fatto} typical {di solito fa} now {fa} other {farà}} abbastanza caldo per {garment} {where} {when}',
  'wear.enough.maybe':
    '{tone, select, past {ha fatto} typical {di solito fa} now {fa} other {farà}} appena abbastanza caldo per {garment} {where} {when}',
  'wear.enough.no':
    '{tone, select, past {non ha fatto} typical {di solito non fa} now {non fa} other {non farà}} abbastanza caldo per {garment} {where} {when}',
  unsourced: 'questo servizio non ha una fonte per {what} {where}.',
  'unsourced.tides': 'le maree',
  'unsourced.currents': 'le correnti',
  'unsourced.avalanches': 'il pericolo di valanghe',
  'unsourced.lake-ice': 'il ghiaccio di laghi e fiumi',
  'unsourced.rivers': 'i livelli dell’acqua',
  'unsourced.drought': 'la siccità e i divieti d’uso dell’acqua',
  'unsourced.lake-water': 'l’acqua di laghi e fiumi',
  'unsourced.earthquakes': 'i terremoti',
  'unsourced.volcanoes': 'i vulcani',
  'unsourced.wildfires': 'gli incendi boschivi',
  'unsourced.roads': 'lo stato delle strade e il traffico',
  'unsourced.ski-lifts': 'gli impianti di risalita e le piste',
  'unsourced.records': 'i record meteorologici',
  'unsourced.hurricane-season': 'le stagioni delle tempeste',
  'unsourced.named-storms': 'tempeste e uragani per nome',
  'unsourced.storms-at-sea': 'tempeste tropicali e altre tempeste in mare',
  'unsourced.anywhere': 'qui non c’è nessuna fonte per {what}; le allerte ufficiali sono date per un luogo a terra.',
  'unsourced.hail': 'la grandine',
  'unsourced.dew': 'la rugiada',
  'unsourced.swell': 'il periodo e la direzione del mare lungo',
  'unsourced.radar': 'le immagini radar',
  'unsourced.soil': 'la temperatura e l’umidità del suolo',
  'unsourced.upper-air': 'l’aria sopra il suolo, come i venti in quota, lo zero termico e la base delle nubi',
  'unsourced.degree-days': 'i gradi giorno e le ore di freddo',
  'unsourced.evaporation': 'l’evaporazione',
  'unsourced.planets': 'i pianeti e le stelle nel cielo',
  'unsourced.rainy-season': "l'inizio e la fine delle stagioni delle piogge e dei monsoni",
  'unsourced.satellites': 'i satelliti e i loro passaggi',
  'unsourced.eclipses': 'le eclissi, le superlune e le lune blu',
  'unsourced.sky-phenomena': 'gli arcobaleni, gli aloni, le nubi nottilucenti e il seeing',
  'unsourced.dust': 'la polvere del deserto e le tempeste di sabbia',
  'unsourced.plant-seasons': 'i periodi di fioritura, del foliage e degli animali',
  'unsourced.water-quality': 'la qualità dell’acqua e ciò che vi vive',
  'unsourced.bulletins': 'i bollettini come METAR, TAF e l’avviso ai naviganti',
  'unsourced.pests': 'le malattie delle piante e gli insetti',
  'unsourced.statistics': 'tendenze, percentili e dispersione delle previsioni',
  'unsourced.sea': 'il mare',
  'unsourced.sea-then': 'il mare in tempi diversi dai prossimi giorni',
  'wind-chill.none':
    'nessun wind chill {where} {when}: è definito per aria fino a {limit}, e l’aria non scende sotto {value}.',
  'wind-chill.partly':
    'il wind chill è definito per aria fino a {limit}: per le ore più calde vale la temperatura dell’aria.',
  'unsourced.kp': 'il campo geomagnetico',
  'unsourced.past': 'il tempo passato',
  'pressure.trend': '{what}: {value} in {hours}',
  'pressure.steady': 'stabile',
  'pressure.rising': 'in aumento',
  'pressure.rising.slowly': 'in lento aumento',
  'pressure.rising.quickly': 'in rapido aumento',
  'pressure.rising.rapidly': 'in rapidissimo aumento',
  'pressure.falling': 'in calo',
  'pressure.falling.slowly': 'in lento calo',
  'pressure.falling.quickly': 'in rapido calo',
  'pressure.falling.rapidly': 'in rapidissimo calo',
  'solar-power':
    'circa {value} da {power} di pannelli solari {where} {when}: stima da {energy} di energia solare su un piano orizzontale e un rendimento (performance ratio) del {share}; inclinazione, ombra e calore lo cambiano.',
  'solar-power.unknown':
    'non si sa quanto rendono i pannelli solari {where} {when}: la fonte non ha la radiazione solare di tutto il periodo.',
  'aurora.yes': 'si può vedere l’aurora {where} {when}',
  'aurora.cloudy': 'può esserci l’aurora {where} {when}, ma dietro le nuvole',
  'aurora.no': 'non è prevista aurora {where} {when}',
  'aurora.no.light': 'non si può vedere l’aurora {where} {when}: non fa abbastanza buio',
  'aurora.no.never': 'non si può vedere l’aurora {where} {when}: non arriva a questa latitudine',
  'aurora.needs': 'è previsto un indice Kp di {n}; a questa latitudine serve {least}.',
  'aurora.season': 'le notti {where} sono abbastanza buie per le aurore tra {from} e {to}.',
  'aurora.equinox': 'le aurore sono più frequenti intorno agli equinozi, a marzo e a settembre.',
  'aurora.cloud': '{value} di nuvole nelle ore buie.',
  'aurora.unknown': 'non si sa se c’è l’aurora {where} {when}: {what}.',
  'aurora.unknown.kp': 'non c’è una previsione dell’indice Kp per quel momento',
  'last.dry': 'l’ultimo giorno senza pioggia {where}: {when}{detail}.',
  'last.dry.none': 'nessun giorno senza pioggia {where} da {date}: non si è cercato più indietro.',
  'last.on': 'l’ultima volta con {event} {where} è stata {when}, nell’ora dalle {clock}{detail}.',
  'last.limit': '{event} {where}: l’ultima volta {when}, nell’ora dalle {clock}{detail}.',
  'last.ago': ', {count, plural, one {{n} giorno} other {{n} giorni}} fa',
  'last.amount': '; {value} quel giorno',
  'last.now': '{event} {where}: proprio adesso.',
  'last.none': '{event} {where}: non da {date}; non si è cercato più indietro.',
  'event.hot': 'caldo intenso',
  'event.cold': 'freddo',
  'event.snow-depth': 'neve al suolo',
  'normal.temperature':
    'la temperatura {tone, select, past {è stata} now {è} other {sarà}} {difference} {more, select, yes {sopra} other {sotto}} la norma {where} {when}: in media {value}, contro {other}',
  'normal.temperature.alike':
    'la temperatura {tone, select, past {è stata} now {è} other {sarà}} vicina alla norma {where} {when}: in media {value}, contro {other}',
  'normal.rain':
    'il tempo {tone, select, past {è stato} now {è} other {sarà}} più {more, select, yes {piovoso} other {asciutto}} della norma {where} {when}: {value} di pioggia e neve, contro {other}',
  'normal.rain.alike':
    'le precipitazioni {tone, select, past {sono state} now {sono} other {saranno}} vicine alla norma {where} {when}: {value} di pioggia e neve, contro {other}',
  'normal.wind':
    'il vento {tone, select, past {è stato} now {è} other {sarà}} più {more, select, yes {forte} other {debole}} della norma {where} {when}: fino a {value}, contro {other}',
  'normal.wind.alike':
    'il vento {tone, select, past {è stato} now {è} other {sarà}} vicino alla norma {where} {when}: fino a {value}, contro {other}',
  'normal.cloud':
    'il cielo {tone, select, past {è stato} now {è} other {sarà}} più {more, select, yes {nuvoloso} other {sereno}} della norma {where} {when}: {value} di nuvolosità in media, contro {other}',
  'normal.cloud.alike':
    'il cielo {tone, select, past {è stato} now {è} other {sarà}} nuvoloso più o meno come di norma {where} {when}: {value} di nuvolosità in media, contro {other}',
  'normal.humidity':
    'l’aria {tone, select, past {è stata} now {è} other {sarà}} {more, select, yes {più} other {meno}} umida della norma {where} {when}: {value} di umidità relativa in media, contro {other}',
  'normal.humidity.alike':
    'l’aria {tone, select, past {è stata} now {è} other {sarà}} umida più o meno come di norma {where} {when}: {value} di umidità relativa in media, contro {other}',
  'normal.sentence': '{clause}.',
  'normal.range': 'otto giorni su dieci come questi hanno in media {range}.',
  'normal.unknown': 'non si sa se è come al solito {where} {when}.',
  'normal.years': 'la norma è la media dei quindici giorni intorno alla data negli anni {years}.',
  'normal.climate': 'la norma è la media dei dati climatici incorporati.',
  'months.best':
    'i mesi migliori per visitare {place} sono di solito {list}, secondo l’Holiday Climate Index per le città (HCI:Urban).',
  'months.worst':
    'i mesi peggiori per visitare {place} sono di solito {list}, secondo l’Holiday Climate Index per le città (HCI:Urban).',
  'months.asked': '{month} è di solito {verdict} per visitare {place}: {value} su {of}, posto {rank} dei dodici mesi',
  'months.least': 'i più bassi: {list}.',
  'months.index': '{month} ({value} su {of})',
  'months.detail': '{month}: {range}, {count, plural, one {{n} giorno di pioggia} other {{n} giorni di pioggia}}.',
  'months.most': '{more} {where}, di solito: {list}.',
  'months.item': '{month} ({value})',
  'months.other': '{more}: {list}.',
  'months.source': 'sono medie dei dati climatici incorporati.',
  'months.source.years': 'sono medie degli anni {years}.',
  'months.source.past': 'sono valori degli anni {years}, della rianalisi ERA5, da Open-Meteo.',
  'records.past':
    'negli anni {years} {kind, select, highest {la temperatura più alta} lowest {la temperatura più bassa} rain {la pioggia e la neve maggiori di un giorno} snow {la neve fresca maggiore di un giorno} other {il vento più forte}} {where}: {value}, il {date}, secondo la rianalisi ERA5, da Open-Meteo.',
  'months.source.coarse':
    'i dati climatici incorporati sono approssimativi: vicino a coste e montagne può cadere molto di più o molto di meno.',
  'months.unknown': 'non si sa quale mese sia {where}: i dati climatici non hanno qui tali valori.',

  'compare.by.warmth':
    '{a}: {difference} in {more, select, yes {più} other {meno}} rispetto a {b} {where}, {value} contro {other}',
  'compare.by': '{a}: {more} rispetto a {b} {where}, con una differenza di {difference}, {value} contro {other}',
  'course.wind':
    '{kind, select, headwind {vento contrario} tailwind {vento a favore} other {vento di lato}} {where} {when} andando verso {direction}: {value} da {from}, di cui {amount} {more, select, yes {contro} other {a favore}}',
  'runway.wind':
    'vento al traverso {range, select, many {fino a } other {di }}{value} da {kind, select, left {sinistra} other {destra}} sulla pista {name} {where} {when}, con {other} di vento {more, select, yes {contrario} other {a favore}}: vento di {amount} da {from}{detail}.',
  'runway.magnetic':
    'il numero di una pista è la sua direzione magnetica in decine di gradi e il vento previsto è vero: la differenza non è contata.',
  'coast.unknown': 'se soffia verso terra o verso il mare dipende da come è orientata la costa, che qui non è nota.',
  'course.unknown':
    'quanto viene di fronte, di spalle o di lato dipende dalla rotta: indicare una pista, una direzione o due luoghi.',
};
