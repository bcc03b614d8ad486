/**
 * What solar panels give, roughly: peak power × sunlight on level ground × a performance ratio. Peak power is what a panel
 * gives in sunlight of 1 kW/m² (IEC 60904-3), so that each kWh/m² makes a kWh from each kW, less what is lost to heat,
 * wires and the inverter.
 */
import type { AnswerContext } from './answer-context.ts';
import { factScopeOf, whereWhen } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { seriesOf, seriesTotal } from './hours.ts';

/**
 * Share that is not lost: 70 to 80 % in the 1990s and 80 to 90 % in newer systems (Reich et al. 2012, Progress in Photovoltaics
 * 20:717); the value between both.
 */
export const PERFORMANCE_RATIO = 0.8;

export function panelsKwh(peakKw: number, irradiationKwhM2: number): number {
  return peakKw * irradiationKwhM2 * PERFORMANCE_RATIO;
}

/** For the peak power that the question names, else for one kilowatt. */
export function solarPowerSentence(panelsKw: number | null, context: AnswerContext, book: FactBook): string {
  const series = seriesOf(context, 'solarKwhM2');
  const total = seriesTotal(series);
  const place = whereWhen(context, book);
  if (Number.isNaN(total) || series.values.some(Number.isNaN)) return book.sentence('solar-power.unknown', place);
  const scope = factScopeOf(context, book);
  const peakKw = panelsKw ?? 1;
  const value = book.value('yield of solar panels', panelsKwh(peakKw, total), 'energy', scope);
  return book.sentence('solar-power', {
    value,
    power: book.value('peak power of solar panels', peakKw, 'power', scope),
    energy: book.value('solar irradiation', total, 'irradiation', scope),
    share: book.value('performance ratio', 100 * PERFORMANCE_RATIO, 'percent', scope),
    ...place,
  });
}
