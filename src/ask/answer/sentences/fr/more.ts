/** Further units, clothes and amounts, in French. */
import type { Messages } from '../messages.ts';

export const MORE_FR: Messages = {
  'unit.kelvin': '{value} K',
  'unit.ms': '{value} m/s',
  'unit.knots': '{count, plural, one {{value} nœud} other {{value} nœuds}}',
  'unit.beaufort': 'force {value}',
  'unit.m': '{value} m',
  'unit.ft': '{value} ft',
  'unit.mmHg': '{value} mmHg',
  'unit.kw': '{value} kW',
  'unit.kwh': '{value} kWh',
  'unit.kwh_m2': '{value} kWh/m²',
  'unit.minutes': '{count, plural, one {{value} minute} other {{value} minutes}}',
  'answer.plain': '{clause}.',
  'warm.yes':
    '{tone, select, past {il a fait chaud} typical {il fait généralement chaud} now {il fait chaud} other {il fera chaud}} {where} {when}',
  'warm.maybe':
    '{tone, select, past {il a fait doux} typical {il fait généralement doux} now {il fait doux} other {il fera doux}} {where} {when}',
  'warm.no':
    '{tone, select, past {il n’a pas fait chaud} typical {il ne fait généralement pas chaud} now {il ne fait pas chaud} other {il ne fera pas chaud}} {where} {when}',
  'amount.rain.chance': '{chance} de risque de pluie',
  'amount.snow.chance': '{chance} de risque de neige',
  'amount.feels-like.highest': 'ressenti {value} au plus',
  'amount.feels-like.lowest': 'ressenti {value} au moins',
  'detail.strongest': 'au plus fort {moment}',
  'detail.most-days': 'la plupart des jours {range}',
  'detail.rain-share': 'avec {value} ou plus en une heure {share} de ces jours',
  'detail.snow-share': '{share} de ces jours',
  'value.mean': 'en moyenne {amount} {where} {when}{detail}.',
  'value.mean.short': 'en moyenne {amount}{detail}.',
  'compare.place': '{name} : {list}.',
  'garment.scarf': 'une écharpe',
  'garment.hat': 'un chapeau',
  'garment.hat.sun': 'un chapeau de soleil',
  'garment.hat.warm': 'un bonnet chaud',
  'garment.sandals': 'des sandales',
  duration: '{hour} h {minute} min',
  'duration.minutes': '{minute} min',
  'sky.until': 'c’est dans {duration}.',
};
