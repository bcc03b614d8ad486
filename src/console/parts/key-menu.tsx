/** The key in use, at the top of the page, and how to be rid of it. */

interface KeyMenuProps {
  readonly apiKey: string;
  forget(): void;
}

export function KeyMenu({ apiKey, forget }: KeyMenuProps) {
  return (
    <details class="key-menu">
      <summary>Key …{apiKey.slice(-4)}</summary>
      <div class="menu">
        <p>The key is kept by this browser and sent to this server alone.</p>
        <button type="button" class="plain-button" onClick={forget}>
          Forget it here
        </button>
      </div>
    </details>
  );
}
