/** What stands in the place of an answer that is on its way: its outline. */

const COLUMNS = Array.from({ length: 24 }, (_, i) => i);

export function Skeleton() {
  return (
    <div class="skeleton" aria-busy="true">
      <p class="aside" role="status">
        Looking at the weather …
      </p>
      <div class="blank blank-title" />
      <div class="blank blank-line" />
      <div class="blank-columns" aria-hidden="true">
        {COLUMNS.map((i) => (
          <span key={i} style={{ height: `${30 + 55 * Math.sin((Math.PI * (i + 1)) / 26) ** 2}%` }} />
        ))}
      </div>
    </div>
  );
}
