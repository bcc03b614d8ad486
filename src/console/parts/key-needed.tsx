/** How to come by a key, for whoever sits at the machine that runs the service and for everybody else; and its field. */
import { KeyEntry } from '../panels/key-entry.tsx';
import { faultOfKey } from '../panels/usage-section.tsx';

type Visitor = 'owner' | 'guest';

export function KeyNeeded({ keep }: { keep(key: string): void }) {
  return (
    <section class="key-needed" aria-labelledby="key-title">
      <KeyAdvice visitor={visitorOf(document)} signUp={signUpOf(document)} />
      <KeyEntry test={faultOfKey} onKeep={keep} />
    </section>
  );
}

/** What to do, by who asks. */
export function KeyAdvice({ visitor, signUp }: { visitor: Visitor; signUp: boolean }) {
  if (visitor === 'guest') {
    return (
      <>
        <h2 id="key-title">You need a key</h2>
        {signUp ? (
          <p>
            <a href="/signup">Get one by mail</a>, or <a href="/signup/key">another one</a> if yours is lost. What you
            ask is counted on it, the free calls first.
          </p>
        ) : (
          <p>
            Whoever runs this service can give you one; it begins with <code>fd_</code>. What you ask is counted on it,
            the free calls first.
          </p>
        )}
      </>
    );
  }
  return (
    <>
      <h2 id="key-title">First steps</h2>
      <ol class="steps">
        <li>
          The first start made a key, <code>fd_…</code>. It stands in the window where the service was started, or,
          where that was no window, in the file <code>first-key</code> of its data directory.
        </li>
        <li>
          Lost it? Make another on this machine: <code>fairday key create owner@localhost</code>{' '}
          <span class="soft">
            (from source: <code>bun src/main.ts key create owner@localhost</code>)
          </span>
        </li>
        <li>Paste it here, and ask.</li>
      </ol>
    </>
  );
}

/** Whether people can sign up by themselves. */
function signUpOf(page: Document): boolean {
  return page.querySelector('meta[name=fairday-signup]')?.getAttribute('content') === 'on';
}

/** Who looks at the page, as the server said when it sent it. */
function visitorOf(page: Document): Visitor {
  return page.querySelector('meta[name=fairday-visitor]')?.getAttribute('content') === 'owner' ? 'owner' : 'guest';
}
