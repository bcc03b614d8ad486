/** The air at this hour: indices with their words, pollutants, pollen; and the sun's burning power over the day. */
import type { AirQuality } from '../../operations/airquality.ts';
import { europeanAirWord, POLLUTANT_WORDS, ukAirWord, usAirWord, uvWord } from './air-words.ts';
import { type ChartHour, greatestKnown, numberText } from './series.ts';

interface AirPanelProps {
  /** Null where no source has it or it did not come in time; undefined where it was not asked for. */
  readonly air: AirQuality | null | undefined;
  /** Why pollen is null; the air of a forecast does not say. */
  readonly pollenMissing?: string | undefined;
  readonly attribution?: string | undefined;
}

export function AirPanel({ air, pollenMissing, attribution }: AirPanelProps) {
  if (air === null || air === undefined) {
    return <p>The air quality here is not known: no source has it at the moment.</p>;
  }
  return (
    <div class="air">
      <dl class="pairs">
        {indicesOf(air).map(({ name, value, scale, word }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value === null ? 'not known' : <IndexText value={value} scale={scale} word={word} />}</dd>
          </div>
        ))}
      </dl>
      {air.dominantPollutant !== null && <p class="soft">Mostly by {POLLUTANT_WORDS[air.dominantPollutant]}.</p>}
      <PollutantList air={air} />
      <h3>Pollen</h3>
      <PollenList pollen={air.pollen} missing={pollenMissing} />
      {attribution !== undefined && <p class="credit">{attribution}</p>}
    </div>
  );
}

interface IndexOf {
  readonly name: string;
  readonly value: number | null;
  readonly scale: string;
  readonly word: string | null;
}

function indicesOf(air: AirQuality): readonly IndexOf[] {
  const { europeanAqi, gbDefraIndex, usAqi, usEpaIndex } = air;
  return [
    { name: 'European index', value: europeanAqi, scale: '', word: europeanAqi && europeanAirWord(europeanAqi) },
    { name: 'UK index', value: gbDefraIndex, scale: ' of 10', word: gbDefraIndex && ukAirWord(gbDefraIndex) },
    { name: 'US index', value: usAqi, scale: '', word: usEpaIndex && usAirWord(usEpaIndex) },
  ].map((index) => ({ ...index, word: index.word === 0 ? null : index.word }));
}

function IndexText({ value, scale, word }: Omit<IndexOf, 'name'>) {
  return (
    <>
      <b>{word ?? ''}</b> {value}
      {scale}
    </>
  );
}

function PollutantList({ air }: { air: AirQuality }) {
  return (
    <details class="as-table">
      <summary>Pollutants, µg/m³</summary>
      <dl class="pairs">
        {pollutants.map((name) => (
          <div key={name}>
            <dt>{POLLUTANT_WORDS[name]}</dt>
            <dd>{numberText(air[name], 1)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const pollutants = ['pm2_5', 'pm10', 'o3', 'no2', 'so2', 'co'] as const;

function PollenList({ pollen, missing }: { pollen: AirQuality['pollen']; missing: string | undefined }) {
  if (pollen === null)
    return <p>{missing === undefined ? 'Not known here or at this time of year.' : `${missing}.`}</p>;
  const kinds = pollenKinds.flatMap((name) => {
    const found = pollen[name];
    return found === null ? [] : [{ name, ...found }];
  });
  const flying = kinds.filter(({ level }) => level !== 'none');
  if (flying.length === 0) return <p>None in the air.</p>;
  return (
    <dl class="pairs">
      {flying.map(({ name, level, grains }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{level}</b> {numberText(grains)} grains/m³
          </dd>
        </div>
      ))}
    </dl>
  );
}

const pollenKinds = ['alder', 'birch', 'grass', 'mugwort', 'olive', 'ragweed'] as const;

/** WHO: protection is needed from 3 on. */
const PROTECT_FROM = 3;

/** UV over the day: the greatestKnown, and from when to when skin and eyes need protection. */
export function UvPart({ hours }: { hours: readonly ChartHour[] }) {
  const top = greatestKnown(hours.map(({ uv }) => uv));
  return (
    <section aria-labelledby="uv-heading">
      <h3 id="uv-heading">UV</h3>
      {top === null ? (
        <p>Not known for this day.</p>
      ) : (
        <p>
          <b>{uvWord(top)}</b> {numberText(top)} at most. {protectionText(hours)}
        </p>
      )}
    </section>
  );
}

function protectionText(hours: readonly ChartHour[]): string {
  const strong = hours.filter(({ uv }) => uv !== null && uv >= PROTECT_FROM);
  const [first, last] = [strong[0], strong.at(-1)];
  if (first === undefined || last === undefined) return 'No protection needed.';
  const end = String((Number(last.time.slice(0, 2)) + 1) % 24).padStart(2, '0');
  return `Protect skin and eyes from ${first.time} to ${end}:${last.time.slice(3)}.`;
}
