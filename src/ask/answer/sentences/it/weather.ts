/** What the weather does, how much of it there is, and how two places or days differ, in Italian. */
import type { Messages } from '../messages.ts';

export const WEATHER_IT: Messages = {
  'rain.yes':
    '{tone, select, past {ha piovuto} typical {di solito piove} now {piove o sta per piovere} other {è prevista pioggia}} {where} {when}',
  'rain.probably': '{tone, select, typical {di solito piove} other {la pioggia è probabile}} {where} {when}',
  'rain.maybe':
    '{tone, select, past {non ha quasi piovuto} typical {in alcuni giorni piove} other {la pioggia è possibile}} {where} {when}',
  'rain.no':
    '{tone, select, past {non ha piovuto} typical {di solito non piove} now {non piove} other {non dovrebbe piovere}} {where} {when}',
  'snow.yes':
    '{tone, select, past {ha nevicato} typical {di solito nevica} now {nevica o sta per nevicare} other {è prevista neve}} {where} {when}',
  'snow.probably': '{tone, select, typical {di solito nevica} other {la neve è probabile}} {where} {when}',
  'snow.maybe':
    '{tone, select, past {non ha quasi nevicato} typical {in alcuni giorni nevica} other {la neve è possibile}} {where} {when}',
  'snow.no':
    '{tone, select, past {non ha nevicato} typical {di solito non nevica} other {non è prevista neve}} {where} {when}',
  'ice.yes':
    '{tone, select, past {ci sono stati gelo o ghiaccio} typical {di solito gela} other {gelo o ghiaccio sono probabili}} {where} {when}',
  'ice.maybe':
    '{tone, select, past {erano possibili gelate al suolo} typical {di solito ci sono gelate al suolo} other {sono possibili gelate al suolo}} {where} {when}',
  'ice.no':
    '{tone, select, past {non ha gelato} typical {di solito non gela} other {non è previsto gelo}} {where} {when}',
  'wind.yes':
    '{tone, select, past {c’è stato vento} typical {di solito c’è vento} now {c’è vento} other {ci sarà vento}} {where} {when}',
  'wind.maybe':
    '{tone, select, past {c’è stato un po’ di vento} typical {di solito c’è un po’ di vento} now {c’è un po’ di vento} other {ci sarà un po’ di vento}} {where} {when}',
  'wind.no':
    '{tone, select, past {non c’è stato molto vento} typical {di solito non c’è molto vento} now {non c’è molto vento} other {non ci sarà molto vento}} {where} {when}',
  'gusts.yes':
    '{tone, select, past {ci sono state raffiche di burrasca} typical {le raffiche di burrasca sono abituali} other {sono previste raffiche di burrasca}} {where} {when}',
  'gusts.maybe':
    '{tone, select, past {ci sono state forti raffiche} typical {le forti raffiche sono abituali} other {sono possibili forti raffiche}} {where} {when}',
  'gusts.no':
    '{tone, select, past {non ci sono state forti raffiche} typical {le forti raffiche non sono abituali} other {non sono previste forti raffiche}} {where} {when}',
  'cloud.yes': 'il cielo {be} nuvoloso {where} {when}',
  'cloud.maybe': 'il cielo {be} parzialmente nuvoloso {where} {when}',
  'cloud.no': 'il cielo {be} per lo più sereno {where} {when}',
  'sun.yes': 'il tempo {be} per lo più soleggiato {where} {when}',
  'sun.maybe':
    '{tone, select, past {c’è stato un po’ di sole} typical {di solito c’è un po’ di sole} now {c’è un po’ di sole} other {ci sarà un po’ di sole}} {where} {when}',
  'sun.no':
    '{tone, select, past {c’è stato poco sole} typical {di solito c’è poco sole} now {c’è poco sole} other {ci sarà poco sole}} {where} {when}',
  'fog.yes':
    '{tone, select, past {c’è stata nebbia} typical {di solito c’è nebbia} other {è prevista nebbia}} {where} {when}',
  'fog.maybe':
    '{tone, select, past {c’è stata foschia} typical {di solito c’è foschia} other {è possibile foschia}} {where} {when}',
  'fog.no':
    '{tone, select, past {non c’è stata nebbia} typical {di solito non c’è nebbia} other {non è prevista nebbia}} {where} {when}',
  'thunder.yes':
    '{tone, select, past {ci sono stati temporali} typical {di solito ci sono temporali} other {sono previsti temporali}} {where} {when}',
  'thunder.maybe':
    '{tone, select, past {era possibile un temporale} typical {a volte ci sono temporali} other {è possibile un temporale}} {where} {when}',
  'thunder.no':
    '{tone, select, past {non ci sono stati temporali} typical {di solito non ci sono temporali} other {non sono previsti temporali}} {where} {when}',
  'humidity.yes': 'il clima {be} umido {where} {when}',
  'humidity.maybe': 'il clima {be} un po’ umido {where} {when}',
  'humidity.no':
    'il clima {tone, select, past {non era} typical {di solito non è} now {non è} other {non sarà}} umido {where} {when}',
  'uv.yes':
    'i raggi UV {tone, select, past {erano} typical {di solito sono} now {sono} other {saranno}} forti {where} {when}',
  'uv.maybe':
    'i raggi UV {tone, select, past {erano} typical {di solito sono} now {sono} other {saranno}} moderati {where} {when}',
  'uv.no':
    'i raggi UV {tone, select, past {erano} typical {di solito sono} now {sono} other {saranno}} deboli {where} {when}',
  'hot.yes':
    '{tone, select, past {ha fatto molto caldo} typical {di solito fa molto caldo} now {fa molto caldo} other {farà molto caldo}} {where} {when}',
  'hot.maybe':
    '{tone, select, past {ha fatto abbastanza caldo} typical {di solito fa abbastanza caldo} now {fa abbastanza caldo} other {farà abbastanza caldo}} {where} {when}',
  'hot.no':
    '{tone, select, past {non ha fatto caldo} typical {di solito non fa caldo} now {non fa caldo} other {non farà caldo}} {where} {when}',
  'cold.yes':
    '{tone, select, past {ha fatto freddo} typical {di solito fa freddo} now {fa freddo} other {farà freddo}} {where} {when}',
  'cold.maybe':
    '{tone, select, past {ha fatto fresco} typical {di solito fa fresco} now {fa fresco} other {farà fresco}} {where} {when}',
  'cold.no':
    '{tone, select, past {non ha fatto freddo} typical {di solito non fa freddo} now {non fa freddo} other {non farà freddo}} {where} {when}',
  'threshold.clause':
    'il/la {what} {where} {when} {tone, select, past {era} typical {di solito è} now {è} other {sarà}} di {value} (chiesto: {threshold})',
  'threshold.close':
    'il/la {what} {where} {when} {tone, select, past {era} typical {di solito è} now {è} other {sarà}} di {value}, vicino al limite (chiesto: {threshold})',
  'threshold.chance':
    'probabilità {more, select, less {sotto il} more {oltre il} other {di circa il}} {chance}: {what} {where} {when} (chiesto: {threshold}).',
  'threshold.chance-of':
    'contata in {count} evoluzioni possibili {kind, select, ensemble {di una previsione d’insieme} climate {di quel giorno nel clima incluso} other {del tempo, con gli errori abituali di una previsione}}.',
  'limit.above': 'oltre {value}',
  'limit.at-least': 'almeno {value}',
  'limit.below': 'sotto {value}',
  'limit.at-most': 'al massimo {value}',
  'value.at': '{value} alle {moment}',
  'topic.temperature': '{which, select, highest {temperatura massima} lowest {temperatura minima} other {temperatura}}',
  'topic.feels-like':
    '{which, select, highest {temperatura percepita massima} lowest {temperatura percepita minima} other {temperatura percepita}}',
  'topic.rain': 'quantità di pioggia',
  'topic.snow': 'quantità di neve',
  'topic.ice': '{which, select, highest {temperatura massima} lowest {temperatura minima} other {temperatura}}',
  'topic.wind': '{which, select, highest {vento più forte} lowest {vento più debole} other {vento}}',
  'topic.gusts':
    '{which, select, highest {raffica più forte} lowest {raffica più debole} other {forza delle raffiche}}',
  'topic.cloud': '{which, select, highest {nuvolosità massima} lowest {nuvolosità minima} other {nuvolosità}}',
  'topic.sun':
    '{which, select, highest {nuvolosità massima di giorno} lowest {nuvolosità minima di giorno} other {nuvolosità di giorno}}',
  'topic.fog': '{which, select, highest {visibilità migliore} lowest {visibilità minima} other {visibilità}}',
  'topic.thunder': 'durata dei temporali',
  'topic.humidity':
    '{which, select, highest {umidità relativa massima} lowest {umidità relativa minima} other {umidità relativa}}',
  'topic.pressure':
    '{which, select, highest {pressione massima} lowest {pressione minima} other {pressione}} al livello del mare',
  'topic.uv': '{which, select, highest {indice UV massimo} lowest {indice UV minimo} other {indice UV}}',
  'topic.chance.rain':
    '{which, select, highest {probabilità massima di pioggia} lowest {probabilità minima di pioggia} other {probabilità di pioggia}}',
  'topic.chance.snow':
    '{which, select, highest {probabilità massima di neve} lowest {probabilità minima di neve} other {probabilità di neve}}',
  'amount.temperature': '{value}',
  'amount.feels-like': 'percepita {value}',
  'amount.rain': '{value} di pioggia',
  'amount.rain.none': 'niente pioggia',
  'amount.rain.trace': 'meno di {least} di pioggia',
  'amount.snow': '{value} di neve',
  'amount.snow.none': 'niente neve',
  'amount.snow.trace': 'meno di {least} di neve',
  'amount.ice': '{one, select, yes {temperatura di {value}} other {temperatura minima di {value}}}',
  'amount.wind': '{one, select, yes {vento di {value}} other {vento fino a {value}}}',
  'amount.wind.from': '{one, select, yes {vento di {value}} other {vento fino a {value}}} da {direction}',
  'amount.gusts': '{one, select, yes {raffiche di {value}} other {raffiche fino a {value}}}',
  'amount.cloud': '{one, select, yes {nuvolosità {value}} other {nuvolosità media {value}}}',
  'amount.sun': '{one, select, yes {nuvolosità {value} di giorno} other {nuvolosità media {value} di giorno}}',
  'amount.fog': '{one, select, yes {visibilità di {value}} other {visibilità minima di {value}}}',
  'amount.thunder': '{value} con temporali',
  'amount.thunder.none':
    '{tone, select, past {niente temporali} typical {niente temporali} other {nessun temporale previsto}}',
  'amount.humidity': '{one, select, yes {umidità relativa {value}} other {umidità relativa media {value}}}',
  'amount.pressure': '{value} al livello del mare',
  'amount.uv': '{one, select, yes {indice UV {value}} other {indice UV fino a {value}}}',
  'amount.chance.rain': 'probabilità di pioggia {value}',
  'amount.chance.snow': 'probabilità di neve {value}',
  'amount.highest': 'massima di {value}',
  'amount.lowest': 'minima di {value}',
  'amount.mean-days': 'in media {low} di notte e {high} di giorno',
  'detail.low-high': 'minima {low} e massima {high}',
  'detail.highest': 'massimo {moment}',
  'detail.lowest': 'minimo {moment}',
  'detail.chance': 'probabilità {chance}',
  'detail.gusts': 'con raffiche fino a {gust}',
  'detail.feels-like': 'percepita {value}',
  'detail.dew-point': 'con un punto di rugiada fino a {value}',
  'detail.rain-days': 'con {value} o più nel {share} di questi giorni',
  'value.whole': '{where} {when}: {tone, select, typical {di solito {amount}} other {{amount}}}{detail}.',
  'value.short': '{tone, select, typical {di solito {amount}} other {{amount}}}{detail}.',
  'value.unknown': '{what} {where} {when}: valore non noto, la fonte non ne ha.',
  'compass.N': 'N',
  'compass.E': 'E',
  'compass.S': 'S',
  'compass.W': 'O',
  'general.whole': '{tone, select, typical {di solito {condition}} other {{condition}}} {where} {when}: {list}.',
  'general.day': '{date}: {list}.',
  'general.unknown': 'la fonte non ha valori {where} {when}.',
  'figure.feels-like': 'percepita {value}',
  'figure.rain': '{value} di pioggia (probabilità {chance})',
  'figure.rain.certain': '{value} di pioggia',
  'figure.rain.trace': '{chance} di probabilità di pioggia',
  'figure.rain.dry': 'niente pioggia',
  'figure.snow': '{value} di neve',
  'figure.wind': '{one, select, yes {vento di {value}} other {vento fino a {value}}}',
  'figure.rain-days': '{value} o più di pioggia nel {share} dei giorni',
  'figure.rain-hours': '{value} o più di pioggia in un’ora nel {share} dei giorni',
  'month.wet':
    '{tone, select, past {{value}} other {di solito {value}}} di pioggia e neve in tutto, con {least} o più in {count, plural, one {{n} giorno} other {{n} giorni}}.',
  'month.wet.mean': 'di solito {value} di pioggia e neve in tutto.',
  'compare.two': '{a}: {more} rispetto a {b} {where}, {value} contro {other}',
  'compare.alike': '{a} e {b}: nessuna differenza {where}, {value}',
  'compare.of': '{what} {value}',
  'compare.all': '{more} {where}: {a} ({value}), poi {list}.',
  'compare.alike.all': 'nessuna differenza {where}: {list}.',
  'compare.item': '{name} ({value})',
  'more.temperature': 'più caldo',
  'more.feels-like': 'più caldo come percezione',
  'more.rain': 'più pioggia',
  'more.snow': 'più neve',
  'more.ice': 'più gelo',
  'more.wind': 'più vento',
  'more.gusts': 'più raffiche',
  'more.cloud': 'più nuvole',
  'more.sun': 'più sole',
  'more.fog': 'più nebbia',
  'more.thunder': 'più temporali',
  'more.humidity': 'più umidità',
  'more.pressure': 'più pressione',
  'more.uv': 'più raggi UV',
  'most.temperature': 'il più caldo',
  'most.feels-like': 'il più caldo come percezione',
  'most.rain': 'il più piovoso',
  'most.snow': 'il più nevoso',
  'most.ice': 'il più gelido',
  'most.wind': 'il più ventoso',
  'most.gusts': 'le raffiche più forti',
  'most.cloud': 'il più nuvoloso',
  'most.sun': 'il più soleggiato',
  'most.fog': 'il più nebbioso',
  'most.thunder': 'il più temporalesco',
  'most.humidity': 'il più umido',
  'most.pressure': 'la pressione più alta',
  'most.uv': 'i raggi UV più forti',
  'least.temperature': 'il più freddo',
  'least.feels-like': 'il più freddo come percezione',
  'least.rain': 'il più asciutto',
  'least.snow': 'il meno nevoso',
  'least.ice': 'il meno gelido',
  'least.wind': 'il meno ventoso',
  'least.gusts': 'le raffiche più deboli',
  'least.cloud': 'il più sereno',
  'least.sun': 'il meno soleggiato',
  'least.fog': 'la visibilità migliore',
  'least.thunder': 'il meno temporalesco',
  'least.humidity': 'il meno umido',
  'least.pressure': 'la pressione più bassa',
  'least.uv': 'i raggi UV più deboli',
  'day.most': '{more} {where} {when}: {kind, select, night {notte di {dates}} other {{dates}}} ({value})',
  'day.next': 'poi {list}.',
  'day.alike': 'nessun giorno si distingue {where} {when}: ognuno ha {value}',
  'day.none.rain':
    '{tone, select, past {non ha piovuto in nessun giorno} other {non è prevista pioggia in nessun giorno}} {where} {when}',
  'day.none.snow':
    '{tone, select, past {non ha nevicato in nessun giorno} other {non è prevista neve in nessun giorno}} {where} {when}',
  'day.none.thunder':
    '{tone, select, past {non ci sono stati temporali in nessun giorno} other {non sono previsti temporali in nessun giorno}} {where} {when}',
  'day.typical': 'il clima abituale non permette di distinguere un giorno dall’altro {where} {when}.',
  'event.rain': 'pioggia',
  'event.snow': 'neve',
  'event.ice': 'gelo',
  'event.wind': 'vento forte',
  'event.gusts': 'forti raffiche',
  'event.cloud': 'nuvole',
  'event.sun': 'tempo soleggiato',
  'event.fog': 'nebbia',
  'event.thunder': 'temporale',
  'event.humidity': 'aria umida',
  'event.uv': 'raggi UV forti',
  'event.limit': '{what} {threshold}',
  'when.first': 'niente {event} {where} fino alle {moment}; poi {event} fino alle {until}.',
  'when.first.rain': 'niente pioggia {where} fino alle {moment}; poi pioggia fino alle {until}.',
  'when.from': '{event} {where} dalle {moment} alle {until}.',
  'when.at-once': '{event} {where} da subito, fino alle {until}.',
  'when.again': 'poi di nuovo {event}: {list}.',
  'when.none': 'niente {event} {tone, select, past {registrato} other {in vista}} {where} {when}.',
  'when.none.known':
    'niente {event} {tone, select, past {registrato} other {in vista}} {where} {when}, per quanto noto: fino alle {until}.',
  'when.stops': '{event} {where}: {tone, select, past {fine} other {fine prevista}} alle {moment}.',
  'when.goes-on':
    '{event} {where}: {tone, select, past {nessuna fine} other {nessuna pausa lunga}} prima delle {until}.',
  'when.no-more': 'niente {event} {where} alle {moment}, né se ne prevede prima delle {until}.',
  'when.only-forecast': 'quando accadrà può dirlo solo una previsione.',
  'when.extreme': '{more} {where} {when}, alle {moment}: {value}.',
};
