/** The moon as it stands in the sky of the place: how much is lit, and from which side. */

interface MoonDiskProps {
  /** Of the disk, percent. */
  readonly illuminationPct: number;
  readonly waxing: boolean;
  /** South of the equator the waxing moon is lit from the left. */
  readonly southern: boolean;
}

const RADIUS = 10;

/** The lit part: half the rim, and back along the terminator, an ellipse as wide as the light's share asks. */
export function MoonDisk({ illuminationPct, waxing, southern }: MoonDiskProps) {
  const lit = Math.min(100, Math.max(0, illuminationPct)) / 100;
  const width = RADIUS * Math.abs(1 - 2 * lit);
  const fromRight = waxing !== southern;
  const rim = fromRight ? 1 : 0;
  const terminator = lit > 0.5 ? rim : 1 - rim;
  const path = `M0 ${-RADIUS}A${RADIUS} ${RADIUS} 0 0 ${rim} 0 ${RADIUS}A${width.toFixed(2)} ${RADIUS} 0 0 ${terminator} 0 ${-RADIUS}Z`;
  return (
    <svg class="moon" viewBox="-11 -11 22 22" aria-hidden="true">
      <circle class="moon-dark" r={RADIUS} />
      {lit > 0 && <path class="moon-lit" d={path} />}
    </svg>
  );
}
