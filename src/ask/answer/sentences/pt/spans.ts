/** Means, seasons and how long something has lasted, in Portuguese. */
import type { Messages } from '../messages.ts';

export const SPANS_PT: Messages = {
  'mean.value': '{what} {where} {when}: {value} em média{detail}.',
  'mean.within': ', de {range}',
  'mean.daily': '{where} {when}: {value} de chuva por dia em média, {amount} no total.',
  'compare.basis': 'são médias das {more, select, yes {máximas} other {mínimas}} diárias.',
  'compare.item.typical': '{name} (normalmente {value})',
  'outlook.unknown': 'nenhuma previsão diz como será uma estação inteira.',
  'normal.years.span': 'o normal é a média das mesmas datas nos anos {years}.',
  'seasons.spring': 'primavera',
  'seasons.summer': 'verão',
  'seasons.autumn': 'outono',
  'seasons.winter': 'inverno',
  'seasons.begins': '{name} {where}: início astronómico em {date}, meteorológico em {fromDate}.',
  'seasons.ends': '{name} {where}: fim astronómico em {date}, meteorológico em {fromDate}.',
  'date.any-year': '{day} de {month}',
  'frosts.date':
    'a {kind, select, first {primeira} other {última}} geada de um inverno {where} costuma chegar por volta de {date}; nos anos {years}, entre {from} e {to}.',
  'frosts.some':
    'houve geada {where} em {count, plural, =0 {nenhum inverno} other {{n} de {of} invernos}} nos anos {years}.',
  'frosts.basis':
    'uma geada é uma mínima abaixo de 0 °C a dois metros do solo, segundo a reanálise ERA5, por Open-Meteo; nas baixas e junto ao solo faz mais frio, e nas cidades menos.',
  'seasons.in': 'para os astrónomos, daqui a {count, plural, one {{n} dia} other {{n} dias}}.',
  'seasons.now': 'estação {where}: {name} para os astrónomos, {other} para os meteorologistas',
  'seasons.now.both': 'estação {where}: {name}, para os astrónomos e para os meteorologistas',
  'swing.one': 'temperatura {where} {when}: {difference} de diferença entre {low} e {high}.',
  'swing.days':
    'temperatura {where} {when}: {difference} de diferença em média entre a mínima e a máxima de um dia{detail}.',
  'swing.most': ', no máximo {value} em {date}',
  'worst.of': '{what} {where}: até {value} nas últimas {hours}, às {from}; até {other} nas próximas {n}, às {until}.',
  'worst.rain': 'chuva mais forte numa hora',
  'worst.none': 'sem chuva {where} nas últimas {hours} nem nas próximas {n}.',
  'since.event': '{where}: {event} desde as {from}, {duration}.',
  'since.dry': '{where}: seco desde as {from}, {duration}.',
  'since.not': '{where}, agora não: {event}.',
  'since.wet': '{where}: agora não está seco.',
};
