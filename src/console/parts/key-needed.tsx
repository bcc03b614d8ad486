/** How to come by a key: for whoever sits at the machine that runs the service, and for everybody else. */
import type { ComponentChildren } from 'preact';

export type Visitor = 'owner' | 'guest';

interface KeyNeededProps {
  readonly visitor: Visitor;
  /** The field for a key. */
  readonly children: ComponentChildren;
}

export function KeyNeeded({ visitor, children }: KeyNeededProps) {
  return (
    <section class="key-needed" aria-labelledby="key-title">
      <h2 id="key-title">{visitor === 'owner' ? 'First steps' : 'You need a key'}</h2>
      {visitor === 'owner' ? (
        <ol class="steps">
          <li>
            The first start printed a key, only once: <code>fd_…</code>, in the window where the service runs or in its
            log.
          </li>
          <li>
            It is lost? Make another on this machine: <code>fairday key create owner@localhost</code>
            <span class="soft"> (from source: bun src/main.ts in place of fairday)</span>
          </li>
          <li>Paste it here, and ask.</li>
        </ol>
      ) : (
        <p>
          Whoever runs this service gives you one; it begins with <code>fd_</code>. It pays for what you ask from your
          free calls.
        </p>
      )}
      {children}
    </section>
  );
}

/** Who looks at the page, as the server said when it sent it. */
export function visitorOf(page: Document): Visitor {
  return page.querySelector('meta[name=fairday-visitor]')?.getAttribute('content') === 'owner' ? 'owner' : 'guest';
}
