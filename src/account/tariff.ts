/** What calls cost: the tariff that the settings describe, and the price of a call under it. */

import type { Tariff } from './charge.ts';
import { requireInteger } from './integer.ts';

/** The settings that make the tariff. Prices are GBP per unit, VAT included, in integer millionths of a pound. */
export interface TariffSettings {
  readonly freeDecisionMonth: number;
  readonly freeStandardDay: number;
  readonly freePremiumDay: number;
  readonly priceDecisionMicroGbp: number;
  readonly priceStandardMicroGbp: number;
  readonly pricePremiumMicroGbp: number;
  readonly vatBasisPoints: number;
}

export function tariffOf(settings: TariffSettings): Tariff {
  return {
    freePerMonthDecision: settings.freeDecisionMonth,
    freePerDayStandard: settings.freeStandardDay,
    freePerDayPremium: settings.freePremiumDay,
    priceMicroGbp: {
      decision: settings.priceDecisionMicroGbp,
      standard: settings.priceStandardMicroGbp,
      premium: settings.pricePremiumMicroGbp,
    },
    vatBasisPoints: settings.vatBasisPoints,
  };
}

/** The price of one call of so many units that no free unit covers, given that of one, in integer micro-GBP. */
export function callPriceMicroGbp(unitPriceMicroGbp: number, units: number): number {
  return requireInteger('cost', unitPriceMicroGbp * units);
}
