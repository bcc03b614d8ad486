/** Calm notes about the weather behind an answer: what is typical only, and what is old. */

interface BannersProps {
  /** The source that the answer names. */
  readonly source: string;
  readonly stale: boolean;
  /** ISO date and time. */
  readonly updatedAt: string;
}

const WHEN = new Intl.DateTimeFormat('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit' });

export function Banners({ source, stale, updatedAt }: BannersProps) {
  if (source === 'typical') {
    return (
      <p class="banner" role="note">
        <strong>No forecast at hand.</strong> This is what is typical of the season there, not what will be.
      </p>
    );
  }
  if (!stale) return null;
  return (
    <p class="banner" role="note">
      <strong>This forecast is of {WHEN.format(new Date(updatedAt))}.</strong> Its source does not answer just now; a
      newer one comes as soon as it does.
    </p>
  );
}
