/** The field for a key: paste it, have it tested, and it is kept in this browser and goes to this server alone. */
import { useState } from 'preact/hooks';

interface KeyEntryProps {
  /** What is wrong with a key, in words; null where it works. */
  readonly test: (key: string) => Promise<string | null>;
  readonly onKeep: (key: string) => void;
}

type Stage =
  | { readonly name: 'idle' }
  | { readonly name: 'testing' }
  | { readonly name: 'refused'; readonly why: string };

export function KeyEntry({ test, onKeep }: KeyEntryProps) {
  const [text, setText] = useState('');
  const [stage, setStage] = useState<Stage>({ name: 'idle' });
  const submit = async () => {
    const key = text.trim();
    if (key === '') return;
    setStage({ name: 'testing' });
    const why = await test(key);
    if (why !== null) {
      setStage({ name: 'refused', why });
      return;
    }
    setText('');
    setStage({ name: 'idle' });
    onKeep(key);
  };
  const isRefused = stage.name === 'refused';
  return (
    <form
      class="key-entry"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label for="key-text">Your key</label>
      <div class="key-line">
        <input
          id="key-text"
          type="password"
          value={text}
          autocomplete="off"
          spellcheck={false}
          placeholder="fd_…"
          aria-invalid={isRefused}
          aria-describedby="key-note"
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" disabled={stage.name === 'testing'}>
          {stage.name === 'testing' ? 'Testing …' : 'Test and keep'}
        </button>
      </div>
      <p id="key-note" class={isRefused ? 'note' : 'soft'} role="status">
        {isRefused ? stage.why : 'It is tested with a free call, kept in this browser and sent to this server alone.'}
      </p>
    </form>
  );
}
