/** Every kind of day, for what holds on any of them. */
import * as airFogSea from './air-fog-sea.ts';
import * as clockAndLight from './clock-and-light.ts';
import { HUMIDITY_COLUMNS, lacking, type WeatherDay } from './day.ts';
import * as fine from './fine.ts';
import * as heatAndCold from './heat-and-cold.ts';
import * as rain from './rain.ts';
import * as snowAndIce from './snow-and-ice.ts';
import * as wind from './wind.ts';

/** Days of which everything is known that their source can know. */
export const KNOWN_DAYS: readonly WeatherDay[] = [
  fine.ordinaryFineDay(),
  fine.dryFortnight(),
  fine.chanceAllDay({ chancePct: 5 }),
  fine.chanceAllDay({ chancePct: 40 }),
  fine.afternoonChance(),
  fine.breezyDryingDay(),
  fine.calmAutumnDay(),
  fine.greyDryDay(),
  fine.clearMoonlessNight(),
  rain.steadyRain({ rainMm: 0.5 }),
  rain.steadyRain({ rainMm: 4 }),
  rain.lightRainAtLowChance(),
  rain.rainFrom(),
  rain.rainFrom({ fromHour: 12, hours: 1, rainMm: 0.4, chancePct: 34 }),
  rain.rainUntil(),
  rain.showersEveryHour(),
  rain.stormsEveryHour(),
  rain.orlandoAfternoonStorms(),
  rain.singaporeAfternoonStorms(),
  rain.miamiHurricane(),
  rain.hailAtFive(),
  rain.wetColdHill(),
  snowAndIce.bostonAfterBlizzard(),
  snowAndIce.deepSnowInThaw(),
  snowAndIce.boulderAfterSnow(),
  snowAndIce.glasgowIceStorm(),
  snowAndIce.osloIceMorning(),
  snowAndIce.refreezingMelt(),
  snowAndIce.freezingFog(),
  snowAndIce.snowAllDay(),
  snowAndIce.flurry(),
  snowAndIce.sleetDay(),
  heatAndCold.phoenixHeat(),
  heatAndCold.minneapolisCold(),
  heatAndCold.houstonHeat(),
  heatAndCold.parisHeat(),
  heatAndCold.madridEvening(),
  heatAndCold.melbourneChange(),
  heatAndCold.cuscoSun(),
  heatAndCold.frostNightAhead(),
  heatAndCold.inversionAtDusk(),
  heatAndCold.dewyEvening(),
  wind.gustyDay(),
  wind.gustyDay({ gustKmh: 58, windKmh: 18 }),
  wind.foehn(),
  wind.windByNight(),
  wind.icelandicGale(),
  wind.growingBreeze(),
  wind.calmDay(),
  airFogSea.badAir(),
  airFogSea.delhiAir(),
  airFogSea.wildfireSmoke(),
  airFogSea.milanFog(),
  airFogSea.viennaFog(),
  airFogSea.mumbaiSwell(),
  airFogSea.beachDay(),
  airFogSea.dustHaze(),
  airFogSea.hillMist(),
  clockAndLight.springClockChange(),
  clockAndLight.autumnClockChange(),
  clockAndLight.polarDay(),
  clockAndLight.polarNight(),
  clockAndLight.clearAfterMidnight(),
];

/** Days of which something is not known. */
export const GAPPY_DAYS: readonly WeatherDay[] = [
  clockAndLight.torontoWithoutHumidity(),
  lacking(heatAndCold.phoenixHeat(), ...HUMIDITY_COLUMNS),
  lacking(heatAndCold.minneapolisCold(), ...HUMIDITY_COLUMNS),
  lacking(airFogSea.milanFog(), 'visibilityM'),
  lacking(airFogSea.viennaFog(), 'visibilityM'),
  lacking(snowAndIce.freezingFog(), 'visibilityM'),
  rain.drizzleWithoutChance(),
  airFogSea.badAirBeyondItsForecast(),
];

export const ALL_DAYS: readonly WeatherDay[] = [...KNOWN_DAYS, ...GAPPY_DAYS];
