/** Copies a text to the clipboard and says whether it worked. */
import { useState } from 'preact/hooks';

export function CopyButton({ text, what }: { text: string; what: string }) {
  const [copied, setCopied] = useState<{ readonly text: string; readonly worked: boolean } | null>(null);
  const result = copied?.text === text ? copied : null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied({ text, worked: true });
    } catch {
      // Browsers give pages without TLS no clipboard.
      setCopied({ text, worked: false });
    }
  };
  return (
    <span class="copy">
      <button type="button" class="plain-button" onClick={copy} aria-label={`Copy ${what}`}>
        Copy
      </button>
      <span role="status">{result === null ? '' : result.worked ? 'Copied' : 'Select the text and copy it'}</span>
    </span>
  );
}
