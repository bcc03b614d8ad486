/** Douglas–Peucker simplification of closed rings. */
import type { Position } from 'geojson';

/** The ring with only those corners that lie farther than the tolerance from the line without them. */
export function simplifyRing(ring: readonly Position[], tolerance: number): Position[] {
  const last = ring.length - 1;
  if (last < 4) return [...ring];
  // A ring ends where it begins, so that it has no line to measure from; the corner farthest off cuts it in two.
  const far = farthestFromStart(ring);
  const kept = new Uint8Array(ring.length);
  kept[0] = kept[far] = kept[last] = 1;
  const spans: [number, number][] = [
    [0, far],
    [far, last],
  ];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span;
    const middle = farthestFromLine(ring, from, to, tolerance);
    if (middle < 0) continue;
    kept[middle] = 1;
    spans.push([from, middle], [middle, to]);
  }
  return ring.filter((_, i) => kept[i] === 1);
}

function farthestFromStart(ring: readonly Position[]): number {
  const [startX = 0, startY = 0] = ring[0] ?? [];
  let far = 1;
  let farthest = -1;
  ring.forEach(([x = 0, y = 0], i) => {
    const squared = (x - startX) ** 2 + (y - startY) ** 2;
    if (i === ring.length - 1 || squared <= farthest) return;
    farthest = squared;
    far = i;
  });
  return far;
}

/** The corner between two others that lies farthest from the line between them, or −1 if all are within tolerance. */
function farthestFromLine(ring: readonly Position[], from: number, to: number, tolerance: number): number {
  const [ax = 0, ay = 0] = ring[from] ?? [];
  const [bx = 0, by = 0] = ring[to] ?? [];
  const dx = bx - ax;
  const dy = by - ay;
  const lengthSquared = dx * dx + dy * dy;
  let far = -1;
  let farthest = tolerance * tolerance;
  for (let i = from + 1; i < to; i++) {
    const [x = 0, y = 0] = ring[i] ?? [];
    const along = lengthSquared > 0 ? ((x - ax) * dx + (y - ay) * dy) / lengthSquared : 0;
    const clamped = Math.max(0, Math.min(1, along));
    const squared = (x - ax - clamped * dx) ** 2 + (y - ay - clamped * dy) ** 2;
    if (squared <= farthest) continue;
    farthest = squared;
    far = i;
  }
  return far;
}
