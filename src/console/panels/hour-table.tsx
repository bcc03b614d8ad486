/** The hours as a table: what the charts draw, to be read, copied and printed. */
import { type ChartHour, numberText, UNIT_NAMES, type UnitChoice } from './series.ts';

export function HourTable({ hours, units }: { hours: readonly ChartHour[]; units: UnitChoice }) {
  const unit = UNIT_NAMES[units];
  const decimals = units === 'metric' ? 1 : 2;
  return (
    <details class="as-table">
      <summary>The hours as a table</summary>
      <section class="scroll" ref={reachable} aria-label="The hours as a table">
        <table>
          <thead>
            <tr>
              <th scope="col">Hour</th>
              <th scope="col">Sky</th>
              <th scope="col">{unit.temperature}</th>
              <th scope="col">Feels like</th>
              <th scope="col">Rain, {unit.rain}</th>
              <th scope="col">Chance, %</th>
              <th scope="col">Wind, {unit.speed}</th>
              <th scope="col">Gusts</th>
              <th scope="col">From</th>
              <th scope="col">Cloud, %</th>
              <th scope="col">UV</th>
            </tr>
          </thead>
          <tbody>
            {hours.map((hour) => (
              <tr key={hour.epoch}>
                <th scope="row">{hour.time}</th>
                <td class="words">{hour.sky ?? '–'}</td>
                <td>{numberText(hour.temperature, 1)}</td>
                <td>{numberText(hour.feelsLike, 1)}</td>
                <td>{numberText(hour.precipitation, decimals)}</td>
                <td>{numberText(hour.chance)}</td>
                <td>{numberText(hour.wind)}</td>
                <td>{numberText(hour.gust)}</td>
                <td class="words">{hour.direction ?? '–'}</td>
                <td>{numberText(hour.cloud)}</td>
                <td>{numberText(hour.uv)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

/** Narrow screens scroll the table, by keyboard too. */
function reachable(region: HTMLElement | null): void {
  if (region !== null) region.tabIndex = 0;
}
