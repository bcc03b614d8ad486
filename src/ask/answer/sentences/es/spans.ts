/** Means, seasons and how long something has lasted, in Spanish. */
import type { Messages } from '../messages.ts';

export const SPANS_ES: Messages = {
  'mean.value': '{what} {where} {when}: {value} de media{detail}.',
  'mean.within': ', de {range}',
  'mean.daily': '{where} {when}: {value} de lluvia al día de media, {amount} en total.',
  'compare.basis': 'son medias de las {more, select, yes {máximas} other {mínimas}} diarias.',
  'compare.item.typical': '{name} (normalmente {value})',
  'outlook.unknown': 'ninguna previsión dice cómo será una estación entera.',
  'normal.years.span': 'lo normal es la media de las mismas fechas de los años {years}.',
  'seasons.spring': 'primavera',
  'seasons.summer': 'verano',
  'seasons.autumn': 'otoño',
  'seasons.winter': 'invierno',
  'seasons.begins': '{name} {where}: comienzo astronómico el {date}, meteorológico el {fromDate}.',
  'seasons.ends': '{name} {where}: final astronómico el {date}, meteorológico el {fromDate}.',
  'date.any-year': '{day} de {month}',
  'frosts.date':
    'la {kind, select, first {primera} other {última}} helada de un invierno {where} suele llegar hacia el {date}; en los años {years}, entre el {from} y el {to}.',
  'frosts.some':
    'hubo heladas {where} en {count, plural, =0 {ningún invierno} other {{n} de {of} inviernos}} de los años {years}.',
  'frosts.basis':
    'una helada es una mínima inferior a 0 °C a dos metros del suelo, según el reanálisis ERA5, por Open-Meteo; en las hondonadas y a ras de suelo hace más frío, y en las ciudades menos.',
  'seasons.in': 'para los astrónomos, dentro de {count, plural, one {{n} día} other {{n} días}}.',
  'seasons.now': 'estación {where}: {name} para los astrónomos, {other} para los meteorólogos',
  'seasons.now.both': 'estación {where}: {name}, para los astrónomos y para los meteorólogos',
  'swing.one': 'temperatura {where} {when}: {difference} de diferencia entre {low} y {high}.',
  'swing.days':
    'temperatura {where} {when}: {difference} de diferencia de media entre la mínima y la máxima de un día{detail}.',
  'swing.most': ', como máximo {value} el {date}',
  'worst.of':
    '{what} {where}: hasta {value} en las últimas {hours}, a las {from}; hasta {other} en las próximas {n}, a las {until}.',
  'worst.rain': 'lluvia más fuerte en una hora',
  'worst.none': 'sin lluvia {where} en las últimas {hours} ni en las próximas {n}.',
  'since.event': '{where}: {event} desde las {from}, {duration}.',
  'since.dry': '{where}: seco desde las {from}, {duration}.',
  'since.not': '{where}, ahora no: {event}.',
  'since.wet': '{where}: ahora no está seco.',
};
