/** Sun and moon on the day: when it is light, how light, and what the moon does. */
import type { AstronomyBody } from '../../operations/astronomy.ts';
import { clock24, lengthInWords } from './clock.ts';
import { MoonDisk } from './moon-disk.tsx';
import { type Light, lightParts } from './sunlight.ts';

const LIGHT_WORDS: Readonly<Record<Light, string>> = {
  night: 'night',
  astronomical: 'astronomical twilight',
  nautical: 'nautical twilight',
  civil: 'civil twilight',
  day: 'day',
};

export function SunMoonPanel({ location, astronomy }: AstronomyBody) {
  return (
    <div class="sun-moon">
      <SunPart {...astronomy} />
      <MoonPart {...astronomy} southern={location.lat < 0} />
    </div>
  );
}

type Astronomy = AstronomyBody['astronomy'];

function SunPart(sun: Astronomy) {
  const parts = lightParts(sun);
  const events: readonly (readonly [string, string | null])[] = [
    ['Sunrise', clock24(sun.sunrise)],
    ['Sunset', clock24(sun.sunset)],
    [
      'Light enough outdoors',
      spanText(clock24(sun.civilDawn), clock24(sun.civilDusk)) ?? allDay(parts, ['day', 'civil']),
    ],
    ['Golden hour', goldenText(sun)],
    ['Wholly dark', darkText(sun) ?? allDay(parts, ['night'])],
  ];
  return (
    <section aria-labelledby="sun-heading">
      <h3 id="sun-heading">Sun</h3>
      <p>{dayLength(sun)}</p>
      {parts !== null && (
        <div class="light-strip" aria-hidden="true">
          {parts.map(({ light, from, to }) => (
            <i key={from} class={`light-${light}`} style={{ flexGrow: to - from }} title={LIGHT_WORDS[light]} />
          ))}
        </div>
      )}
      <dl class="pairs">
        {events.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text ?? 'none on this day'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Where the sun passes no limit: whether the whole day is of these kinds of light; null where none of it is, or nobody can say. */
function allDay(parts: ReturnType<typeof lightParts>, kinds: readonly Light[]): string | null {
  if (parts === null) return 'not known: the sun passes no limit';
  return parts.every(({ light }) => kinds.includes(light)) ? 'all day' : null;
}

function dayLength({ daylightMinutes }: Astronomy): string {
  if (daylightMinutes === 0) return 'The sun stays below the horizon all day.';
  if (daylightMinutes >= 1440) return 'The sun stays up all day and night.';
  return `${lengthInWords(daylightMinutes)} of daylight.`;
}

function spanText(from: string | null, to: string | null): string | null {
  if (from === null) return to === null ? null : `until ${to}`;
  return to === null ? `from ${from}` : `${from} to ${to}`;
}

function goldenText({ goldenMorning, goldenEvening }: Astronomy): string | null {
  const spans = [goldenMorning, goldenEvening].flatMap((span) => {
    const text = span === null ? null : spanText(clock24(span.from), clock24(span.to));
    return text === null ? [] : [text];
  });
  return spans.length === 0 ? null : spans.join(' and ');
}

function darkText({ astronomicalDawn, astronomicalDusk }: Astronomy): string | null {
  const [dawn, dusk] = [clock24(astronomicalDawn), clock24(astronomicalDusk)];
  if (dawn === null) return dusk === null ? null : `from ${dusk}`;
  if (dusk === null) return `until ${dawn}`;
  // After midnight: the dark is between dusk and dawn of the same morning.
  return dusk < dawn ? `${dusk} to ${dawn}` : `until ${dawn} and from ${dusk}`;
}

function MoonPart({ moonrise, moonset, moonPhase, moonIllumination, southern }: Astronomy & { southern: boolean }) {
  return (
    <section aria-labelledby="moon-heading">
      <h3 id="moon-heading">Moon</h3>
      <p class="moon-phase">
        <MoonDisk illuminationPct={moonIllumination} waxing={isWaxing(moonPhase)} southern={southern} />
        {moonPhase}, {moonIllumination} % lit
      </p>
      <dl class="pairs">
        <div>
          <dt>Moonrise</dt>
          <dd>{clock24(moonrise) ?? 'none on this day'}</dd>
        </div>
        <div>
          <dt>Moonset</dt>
          <dd>{clock24(moonset) ?? 'none on this day'}</dd>
        </div>
      </dl>
    </section>
  );
}

function isWaxing(phase: string): boolean {
  return phase.startsWith('Waxing') || phase === 'First Quarter' || phase === 'New Moon';
}
