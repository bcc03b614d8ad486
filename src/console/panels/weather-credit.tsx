/** Who made the weather of an answer, in the words that the licences ask for. */

interface Credit {
  readonly before: string;
  readonly name: string;
  /** Null for an institution that names no address. */
  readonly link: string | null;
  readonly after: string;
}

const CREDITS: Readonly<Record<string, Credit>> = {
  'open-meteo': {
    before: 'Weather data by ',
    name: 'Open-Meteo.com',
    link: 'https://open-meteo.com/',
    after: ', CC BY 4.0, adapted',
  },
  'met-norway': {
    before: 'Data from ',
    name: 'MET Norway',
    link: 'https://api.met.no/',
    after: ', Norwegian Licence for Open Government Data (NLOD) 2.0 and CC BY 4.0, adapted',
  },
  typical: {
    before: 'NCEP-NCAR Reanalysis 1 and CMAP data provided by ',
    name: 'NOAA PSL',
    link: null,
    after: ', Boulder, Colorado, USA',
  },
};

/** `source` as answers name it. */
export function WeatherCredit({ source }: { source: string }) {
  const credit = CREDITS[source];
  return (
    <p class="credit">
      {credit !== undefined && (
        <>
          {credit.before}
          {credit.link === null ? credit.name : <a href={credit.link}>{credit.name}</a>}
          {`${credit.after}. `}
        </>
      )}
      Places by <a href="https://www.geonames.org/">GeoNames</a>, CC BY 4.0, modified.
    </p>
  );
}
