/** What the weather does, how much of it there is, and how two places or days differ, in Portuguese. */
import type { Messages } from '../messages.ts';

export const WEATHER_PT: Messages = {
  'rain.yes':
    '{tone, select, past {choveu} typical {costuma chover} now {chove ou está prestes a chover} other {há previsão de chuva}} {where} {when}',
  'rain.probably': '{tone, select, typical {costuma chover} other {é provável que chova}} {where} {when}',
  'rain.maybe':
    '{tone, select, past {quase não choveu} typical {em alguns dias chove} other {é possível que chova}} {where} {when}',
  'rain.no':
    '{tone, select, past {não choveu} typical {não costuma chover} now {não chove} other {não deve chover}} {where} {when}',
  'snow.yes':
    '{tone, select, past {nevou} typical {costuma nevar} now {neva ou está prestes a nevar} other {há previsão de neve}} {where} {when}',
  'snow.probably': '{tone, select, typical {costuma nevar} other {é provável que neve}} {where} {when}',
  'snow.maybe':
    '{tone, select, past {quase não nevou} typical {em alguns dias neva} other {é possível que neve}} {where} {when}',
  'snow.no':
    '{tone, select, past {não nevou} typical {não costuma nevar} other {não há previsão de neve}} {where} {when}',
  'ice.yes':
    '{tone, select, past {houve geada ou gelo} typical {costuma haver geada} other {é provável que haja geada ou gelo}} {where} {when}',
  'ice.maybe':
    '{tone, select, past {pode ter havido geada no solo} typical {costuma haver geada no solo} other {pode haver geada no solo}} {where} {when}',
  'ice.no':
    '{tone, select, past {não houve geada} typical {não costuma haver geada} other {não há previsão de geada}} {where} {when}',
  'wind.yes':
    '{tone, select, past {houve vento} typical {costuma haver vento} now {há vento} other {haverá vento}} {where} {when}',
  'wind.maybe':
    '{tone, select, past {houve algum vento} typical {costuma haver algum vento} now {há algum vento} other {haverá algum vento}} {where} {when}',
  'wind.no':
    '{tone, select, past {não houve muito vento} typical {não costuma haver muito vento} now {não há muito vento} other {não haverá muito vento}} {where} {when}',
  'gusts.yes':
    '{tone, select, past {houve rajadas de temporal} typical {costuma haver rajadas de temporal} other {há previsão de rajadas de temporal}} {where} {when}',
  'gusts.maybe':
    '{tone, select, past {houve rajadas fortes} typical {costuma haver rajadas fortes} other {pode haver rajadas fortes}} {where} {when}',
  'gusts.no':
    '{tone, select, past {não houve rajadas fortes} typical {não costuma haver rajadas fortes} other {não há previsão de rajadas fortes}} {where} {when}',
  'cloud.yes':
    'o céu {tone, select, past {esteve} typical {costuma estar} now {está} other {estará}} nublado {where} {when}',
  'cloud.maybe':
    'o céu {tone, select, past {esteve} typical {costuma estar} now {está} other {estará}} parcialmente nublado {where} {when}',
  'cloud.no':
    'o céu {tone, select, past {esteve} typical {costuma estar} now {está} other {estará}} quase sempre limpo {where} {when}',
  'sun.yes':
    '{tone, select, past {fez sol quase sempre} typical {costuma fazer sol} now {faz sol} other {fará sol quase sempre}} {where} {when}',
  'sun.maybe':
    '{tone, select, past {houve algum sol} typical {costuma haver algum sol} now {há algum sol} other {haverá algum sol}} {where} {when}',
  'sun.no':
    '{tone, select, past {houve pouco sol} typical {costuma haver pouco sol} now {há pouco sol} other {haverá pouco sol}} {where} {when}',
  'fog.yes':
    '{tone, select, past {houve nevoeiro} typical {costuma haver nevoeiro} other {há previsão de nevoeiro}} {where} {when}',
  'fog.maybe':
    '{tone, select, past {houve neblina} typical {costuma haver neblina} other {pode haver neblina}} {where} {when}',
  'fog.no':
    '{tone, select, past {não houve nevoeiro} typical {não costuma haver nevoeiro} other {não há previsão de nevoeiro}} {where} {when}',
  'thunder.yes':
    '{tone, select, past {houve trovoadas} typical {costuma haver trovoadas} other {há previsão de trovoadas}} {where} {when}',
  'thunder.maybe':
    '{tone, select, past {pode ter havido trovoada} typical {às vezes há trovoadas} other {pode haver trovoada}} {where} {when}',
  'thunder.no':
    '{tone, select, past {não houve trovoadas} typical {não costuma haver trovoadas} other {não há previsão de trovoadas}} {where} {when}',
  'humidity.yes':
    '{tone, select, past {esteve} typical {costuma estar} now {está} other {estará}} húmido {where} {when}',
  'humidity.maybe':
    '{tone, select, past {esteve} typical {costuma estar} now {está} other {estará}} um pouco húmido {where} {when}',
  'humidity.no':
    'não {tone, select, past {esteve} typical {costuma estar} now {está} other {estará}} húmido {where} {when}',
  'uv.yes': 'a radiação UV {be} alta {where} {when}',
  'uv.maybe': 'a radiação UV {be} moderada {where} {when}',
  'uv.no': 'a radiação UV {be} baixa {where} {when}',
  'hot.yes':
    '{tone, select, past {fez muito calor} typical {costuma fazer muito calor} now {faz muito calor} other {fará muito calor}} {where} {when}',
  'hot.maybe':
    '{tone, select, past {fez algum calor} typical {costuma fazer algum calor} now {faz algum calor} other {fará algum calor}} {where} {when}',
  'hot.no': 'não {tone, select, past {fez} typical {costuma fazer} now {faz} other {fará}} calor {where} {when}',
  'cold.yes':
    '{tone, select, past {fez frio} typical {costuma fazer frio} now {faz frio} other {fará frio}} {where} {when}',
  'cold.maybe':
    '{tone, select, past {esteve fresco} typical {costuma estar fresco} now {está fresco} other {estará fresco}} {where} {when}',
  'cold.no': 'não {tone, select, past {fez} typical {costuma fazer} now {faz} other {fará}} frio {where} {when}',
  'threshold.clause': 'o/a {what} {where} {when} {be} de {value} (perguntado: {threshold})',
  'threshold.close': 'o/a {what} {where} {when} {be} de {value}, perto do limite (perguntado: {threshold})',
  'threshold.chance':
    'probabilidade {more, select, less {de menos de} more {de mais de} other {de cerca de}} {chance}: {what} {where} {when} (perguntado: {threshold}).',
  'threshold.chance-of':
    'contada em {count} evoluções possíveis {kind, select, ensemble {de uma previsão por conjuntos} climate {desse dia no clima incluído} other {do tempo, com os erros habituais de uma previsão}}.',
  'limit.above': 'mais de {value}',
  'limit.at-least': 'pelo menos {value}',
  'limit.below': 'menos de {value}',
  'limit.at-most': 'no máximo {value}',
  'value.at': '{value} às {moment}',
  'topic.temperature': '{which, select, highest {temperatura máxima} lowest {temperatura mínima} other {temperatura}}',
  'topic.feels-like':
    '{which, select, highest {sensação térmica máxima} lowest {sensação térmica mínima} other {sensação térmica}}',
  'topic.rain': 'quantidade de chuva',
  'topic.snow': 'quantidade de neve',
  'topic.ice': '{which, select, highest {temperatura máxima} lowest {temperatura mínima} other {temperatura}}',
  'topic.wind': '{which, select, highest {vento mais forte} lowest {vento mais fraco} other {vento}}',
  'topic.gusts': '{which, select, highest {rajada mais forte} lowest {rajada mais fraca} other {força das rajadas}}',
  'topic.cloud': '{which, select, highest {nebulosidade máxima} lowest {nebulosidade mínima} other {nebulosidade}}',
  'topic.sun':
    '{which, select, highest {nebulosidade máxima de dia} lowest {nebulosidade mínima de dia} other {nebulosidade de dia}}',
  'topic.fog': '{which, select, highest {melhor visibilidade} lowest {visibilidade mínima} other {visibilidade}}',
  'topic.thunder': 'tempo com trovoada',
  'topic.humidity':
    '{which, select, highest {humidade relativa máxima} lowest {humidade relativa mínima} other {humidade relativa}}',
  'topic.pressure': '{which, select, highest {pressão máxima} lowest {pressão mínima} other {pressão}} ao nível do mar',
  'topic.uv': '{which, select, highest {índice UV máximo} lowest {índice UV mínimo} other {índice UV}}',
  'topic.chance.rain':
    '{which, select, highest {probabilidade máxima de chuva} lowest {probabilidade mínima de chuva} other {probabilidade de chuva}}',
  'topic.chance.snow':
    '{which, select, highest {probabilidade máxima de neve} lowest {probabilidade mínima de neve} other {probabilidade de neve}}',
  'amount.temperature': '{value}',
  'amount.feels-like': 'sensação de {value}',
  'amount.rain': '{value} de chuva',
  'amount.rain.none': 'sem chuva',
  'amount.rain.trace': 'menos de {least} de chuva',
  'amount.snow': '{value} de neve',
  'amount.snow.none': 'sem neve',
  'amount.snow.trace': 'menos de {least} de neve',
  'amount.ice': '{one, select, yes {temperatura de {value}} other {temperatura mínima de {value}}}',
  'amount.wind': '{one, select, yes {vento de {value}} other {vento de até {value}}}',
  'amount.wind.from': '{one, select, yes {vento de {value}} other {vento de até {value}}} de {direction}',
  'amount.gusts': '{one, select, yes {rajadas de {value}} other {rajadas de até {value}}}',
  'amount.cloud': '{one, select, yes {nebulosidade de {value}} other {nebulosidade média de {value}}}',
  'amount.sun': '{one, select, yes {nebulosidade de {value} de dia} other {nebulosidade média de {value} de dia}}',
  'amount.fog': '{one, select, yes {visibilidade de {value}} other {visibilidade mínima de {value}}}',
  'amount.thunder': '{value} com trovoada',
  'amount.thunder.none': 'sem trovoada{tone, select, past {} typical {} other { prevista}}',
  'amount.humidity': '{one, select, yes {humidade relativa de {value}} other {humidade relativa média de {value}}}',
  'amount.pressure': '{value} ao nível do mar',
  'amount.uv': '{one, select, yes {índice UV de {value}} other {índice UV de até {value}}}',
  'amount.chance.rain': 'probabilidade de chuva de {value}',
  'amount.chance.snow': 'probabilidade de neve de {value}',
  'amount.highest': 'máxima de {value}',
  'amount.lowest': 'mínima de {value}',
  'amount.mean-days': 'em média {low} de noite e {high} de dia',
  'detail.low-high': 'mínima {low} e máxima {high}',
  'detail.highest': 'máximo {moment}',
  'detail.lowest': 'mínimo {moment}',
  'detail.chance': 'com probabilidade de {chance}',
  'detail.gusts': 'com rajadas de até {gust}',
  'detail.feels-like': 'sensação de {value}',
  'detail.dew-point': 'com ponto de orvalho de até {value}',
  'detail.rain-days': 'com {value} ou mais em {share} desses dias',
  'value.whole': '{where} {when}: {tone, select, typical {normalmente {amount}} other {{amount}}}{detail}.',
  'value.short': '{tone, select, typical {normalmente {amount}} other {{amount}}}{detail}.',
  'value.unknown': '{what} {where} {when}: não é conhecido, a fonte não tem nenhum valor.',
  'compass.N': 'N',
  'compass.E': 'E',
  'compass.S': 'S',
  'compass.W': 'O',
  'general.whole': '{tone, select, typical {normalmente {condition}} other {{condition}}} {where} {when}: {list}.',
  'general.day': '{date}: {list}.',
  'general.unknown': 'a fonte não tem valores {where} {when}.',
  'figure.feels-like': 'sensação de {value}',
  'figure.rain': '{value} de chuva (probabilidade de {chance})',
  'figure.rain.certain': '{value} de chuva',
  'figure.rain.trace': '{chance} de probabilidade de chuva',
  'figure.rain.dry': 'sem chuva',
  'figure.snow': '{value} de neve',
  'figure.wind': '{one, select, yes {vento de {value}} other {vento de até {value}}}',
  'figure.rain-days': '{value} ou mais de chuva em {share} dos dias',
  'figure.rain-hours': '{value} ou mais de chuva numa hora em {share} dos dias',
  'month.wet':
    '{tone, select, past {{value}} other {normalmente {value}}} de chuva e neve no total, com {least} ou mais em {count, plural, one {{n} dia} other {{n} dias}}.',
  'month.wet.mean': 'normalmente {value} de chuva e neve no total.',
  'compare.two': '{a}: {more} do que {b} {where}, {value} contra {other}',
  'compare.alike': '{a} e {b}: sem diferença {where}, {value}',
  'compare.of': '{what} {value}',
  'compare.all': '{more} {where}: {a} ({value}), depois {list}.',
  'compare.alike.all': 'sem diferença {where}: {list}.',
  'compare.item': '{name} ({value})',
  'more.temperature': 'mais quente',
  'more.feels-like': 'mais quente na sensação',
  'more.rain': 'mais chuva',
  'more.snow': 'mais neve',
  'more.ice': 'mais geada',
  'more.wind': 'mais vento',
  'more.gusts': 'mais rajadas',
  'more.cloud': 'mais nuvens',
  'more.sun': 'mais sol',
  'more.fog': 'mais nevoeiro',
  'more.thunder': 'mais trovoadas',
  'more.humidity': 'mais húmido',
  'more.pressure': 'mais pressão',
  'more.uv': 'mais radiação UV',
  'most.temperature': 'o mais quente',
  'most.feels-like': 'o mais quente na sensação',
  'most.rain': 'o mais chuvoso',
  'most.snow': 'o de mais neve',
  'most.ice': 'o de mais geada',
  'most.wind': 'o mais ventoso',
  'most.gusts': 'as rajadas mais fortes',
  'most.cloud': 'o mais nublado',
  'most.sun': 'o mais soalheiro',
  'most.fog': 'o de mais nevoeiro',
  'most.thunder': 'o de mais trovoadas',
  'most.humidity': 'o mais húmido',
  'most.pressure': 'a pressão mais alta',
  'most.uv': 'a radiação UV mais alta',
  'least.temperature': 'o mais frio',
  'least.feels-like': 'o mais frio na sensação',
  'least.rain': 'o mais seco',
  'least.snow': 'o de menos neve',
  'least.ice': 'o de menos geada',
  'least.wind': 'o menos ventoso',
  'least.gusts': 'as rajadas mais fracas',
  'least.cloud': 'o de céu mais limpo',
  'least.sun': 'o menos soalheiro',
  'least.fog': 'a melhor visibilidade',
  'least.thunder': 'o de menos trovoadas',
  'least.humidity': 'o menos húmido',
  'least.pressure': 'a pressão mais baixa',
  'least.uv': 'a radiação UV mais baixa',
  'day.most': '{more} {where} {when}: {kind, select, night {noite de {dates}} other {{dates}}} ({value})',
  'day.next': 'depois, {list}.',
  'day.alike': 'nenhum dia se destaca {where} {when}: cada um tem {value}',
  'day.none.rain':
    '{tone, select, past {não choveu em nenhum dia} other {não há previsão de chuva em nenhum dia}} {where} {when}',
  'day.none.snow':
    '{tone, select, past {não nevou em nenhum dia} other {não há previsão de neve em nenhum dia}} {where} {when}',
  'day.none.thunder':
    '{tone, select, past {não houve trovoadas em nenhum dia} other {não há previsão de trovoadas em nenhum dia}} {where} {when}',
  'day.typical': 'o clima habitual não permite distinguir um dia do outro {where} {when}.',
  'event.rain': 'chuva',
  'event.snow': 'neve',
  'event.ice': 'geada',
  'event.wind': 'vento forte',
  'event.gusts': 'rajadas fortes',
  'event.cloud': 'nuvens',
  'event.sun': 'tempo de sol',
  'event.fog': 'nevoeiro',
  'event.thunder': 'trovoada',
  'event.humidity': 'ar húmido',
  'event.uv': 'radiação UV alta',
  'event.limit': '{what} {threshold}',
  'when.first': 'sem {event} {where} até às {moment}; depois, {event} até às {until}.',
  'when.first.rain': 'sem chuva {where} até às {moment}; depois, chuva até às {until}.',
  'when.from': '{event} {where} das {moment} às {until}.',
  'when.at-once': '{event} {where} desde já, até às {until}.',
  'when.again': 'depois, de novo {event}: {list}.',
  'when.none': '{tone, select, past {não houve} other {não há previsão de}} {event} {where} {when}.',
  'when.none.known':
    '{tone, select, past {não houve} other {não há previsão de}} {event} {where} {when}, até onde se sabe: {until}.',
  'when.stops': '{event} {where}: {tone, select, past {terminou} other {deve terminar}} às {moment}.',
  'when.goes-on':
    '{event} {where}: {tone, select, past {não parou} other {não para por muito tempo}} antes das {until}.',
  'when.no-more': 'não há {event} {where} às {moment}, nem deve haver antes das {until}.',
  'when.only-forecast': 'quando vai acontecer, só uma previsão pode dizer.',
  'when.extreme': '{more} {where} {when}, às {moment}: {value}.',
};
