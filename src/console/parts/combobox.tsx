/**
 * A text field with a list below it, after the combobox pattern of the ARIA Authoring Practices: typing filters, arrows
 * move, Enter takes, Escape closes. What the list holds and looks like is the caller's.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';

export interface ComboboxOption {
  readonly id: string;
  /** What stands in the field once it is taken. */
  readonly text: string;
  readonly face: ComponentChildren;
}

interface ComboboxProps {
  readonly label: string;
  /** What the field says while nobody types. */
  readonly value: string;
  readonly placeholder: string;
  readonly options: readonly ComboboxOption[];
  /** Said in place of the list; null where there is nothing to say. */
  readonly note: string | null;
  /** Extra class of the list. */
  readonly listClass?: string;
  onType(text: string): void;
  onTake(option: ComboboxOption): void;
  /** Enter without an option: the text counts as it is. Left out where only an option will do. */
  onText?(text: string): void;
}

const NONE = -1;

export function Combobox({
  label,
  value,
  placeholder,
  options,
  note,
  listClass = '',
  onType,
  onTake,
  onText,
}: ComboboxProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** Null while the field shows the value. */
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const at = active < options.length ? active : NONE;
  const shown = open && (options.length > 0 || note !== null);

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [at]);

  const close = () => {
    setOpen(false);
    setActive(NONE);
  };
  const finish = () => {
    setTyped(null);
    onType('');
    close();
  };
  const take = (option: ComboboxOption) => {
    finish();
    onTake(option);
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setActive(NONE);
    onType(text);
  };
  const enter = () => {
    const option = options[at] ?? (onText === undefined ? options[0] : undefined);
    if (option !== undefined) return take(option);
    if (onText === undefined || typed === null || typed.trim() === '') return;
    finish();
    onText(typed.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => {
        setOpen(true);
        setActive(at + 1 < options.length ? at + 1 : 0);
      },
      ArrowUp: () => {
        setOpen(true);
        setActive(at > 0 ? at - 1 : options.length - 1);
      },
      Enter: enter,
      Escape: open ? close : finish,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    step();
  };

  return (
    <div class="combobox">
      <label for={`${id}-field`}>{label}</label>
      <input
        ref={field}
        id={`${id}-field`}
        type="text"
        role="combobox"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-activedescendant={shown && at !== NONE ? `${id}-${at}` : undefined}
        placeholder={placeholder}
        value={typed ?? value}
        onInput={({ currentTarget }) => type(currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onClick={() => setOpen(true)}
        onBlur={finish}
        onKeyDown={onKeyDown}
      />
      {/* Kept on the page while closed, so that what the field controls is always there. */}
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        class={`options ${listClass}`}
        hidden={!shown || options.length === 0}
      >
        {options.map((option, i) => (
          <div
            key={option.id}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === at}
            tabIndex={-1}
            onMouseDown={(event) => {
              // The field keeps the focus, or its loss would close the list before the click is over.
              event.preventDefault();
              take(option);
            }}
          >
            {option.face}
          </div>
        ))}
      </div>
      {shown && options.length === 0 && note !== null && <p class="options remark">{note}</p>}
      <span class="aside" role="status">
        {shown && typed !== null ? (options.length === 0 ? note : `${options.length} found`) : ''}
      </span>
    </div>
  );
}
