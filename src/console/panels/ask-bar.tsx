/** The ask bar at the foot of the page: a question in plain words, and the answer while it is written. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { askService, newRequestId } from './ask-service.ts';
import { type Asked, costText, notTakenIntoAccount } from './ask-state.ts';
import type { UnitChoice } from './series.ts';

interface AskBarProps {
  readonly apiKey: string | null;
  /** For questions that name no place: what the service is sent, and what people read. */
  readonly place: { readonly sent: string; readonly name: string } | null;
  readonly units: UnitChoice | null;
}

const MAX_LENGTH = 500;

export function AskBar({ apiKey, place, units }: AskBarProps) {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const running = useRef<AbortController | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => () => running.current?.abort(), []);

  const ask = (question: string, requestId: string) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const show = (state: Asked) => {
      if (running.current === controller) setAsked(state);
    };
    void askService({ text: question, place: place?.sent ?? null, units, requestId }, apiKey, controller.signal, show);
  };
  const close = () => {
    running.current?.abort();
    running.current = null;
    setAsked(null);
    field.current?.focus();
  };
  const isWriting = asked?.phase === 'writing';
  return (
    <section
      class="ask"
      aria-label="Ask about the weather"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && asked !== null) close();
      }}
    >
      {asked !== null && (
        <AskedAnswer asked={asked} onClose={close} onAgain={() => ask(asked.question, asked.requestId)} />
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const question = text.trim();
          if (isWriting) running.current?.abort();
          else if (question !== '') ask(question, newRequestId());
        }}
      >
        <label class="aside" for="ask-text">
          Your question
        </label>
        <input
          ref={field}
          id="ask-text"
          type="text"
          value={text}
          maxLength={MAX_LENGTH}
          autocomplete="off"
          enterkeyhint="send"
          placeholder={`Ask: will it rain ${place === null ? 'in Leeds ' : ''}on Saturday?`}
          aria-describedby="ask-price"
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" disabled={apiKey === null}>
          {isWriting ? 'Stop' : 'Ask'}
        </button>
      </form>
      <p id="ask-price" class="ask-price">
        {apiKey === null ? 'A question needs a key.' : priceText(place?.name ?? null)}
      </p>
    </section>
  );
}

function priceText(place: string | null): string {
  const about = place === null ? '' : ` Without a place it is about ${place}.`;
  return `A question counts as two premium calls.${about}`;
}

interface AskedAnswerProps {
  readonly asked: Asked;
  readonly onClose: () => void;
  readonly onAgain: () => void;
}

/** The answer with what it cost and what it leaves out. */
export function AskedAnswer({ asked, onClose, onAgain }: AskedAnswerProps) {
  const { question, phase, text, problem, summaryError } = asked;
  const isWriting = phase === 'writing';
  const left = isWriting ? [] : notTakenIntoAccount(asked);
  return (
    <div class="reply">
      <div class="reply-head">
        <p class="reply-question">{question}</p>
        <button type="button" class="plain-button" onClick={onClose}>
          Close
        </button>
      </div>
      {/* Read out once it is whole: word by word nobody could follow. */}
      <div class="reply-text" aria-live="polite" aria-busy={isWriting}>
        {text.split('\n').map((line, index) => line !== '' && <p key={index}>{line}</p>)}
        {isWriting && text === '' && <p class="soft">Looking at the weather …</p>}
        {problem !== null && <p class="note">{problem}</p>}
        {phase === 'broken' && problem === null && <p class="note">The answer broke off before its end.</p>}
        {phase === 'stopped' && <p class="note">You stopped the answer.</p>}
        {summaryError !== null && (
          <p class="note">The language model had no answer; the service wrote this without it.</p>
        )}
        {left.map((line) => (
          <p key={line} class="note">
            {line}
          </p>
        ))}
        <p class="soft">{costText(asked)}</p>
      </div>
      {(phase === 'broken' || phase === 'stopped') && (
        <button type="button" class="plain-button" onClick={onAgain}>
          Ask again
        </button>
      )}
    </div>
  );
}
