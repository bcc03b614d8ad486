/**
 * Cuts a growing text into clauses. What is said cannot be taken back, so a clause is let out only once it has ended: at
 * `. ! ? ; ,` before a space, or at a line break. Points inside numbers ("3.5", "3,5"), short forms ("a.m.", "St. Ives")
 * and names or dates that hold one themselves ("Cambridge, MA") end nothing.
 */

export interface Clause {
  readonly text: string;
  /** Whether a sentence ends with it. */
  readonly endsSentence: boolean;
}

const END = /[.!?;,](?=["”’')\]]*\s)["”’')\]]*|\n/g;
const SHORT_FORM = /(?:^|[\s(])(?:[ap]\.m|St|Mt|Ft|Dr|Mr|Mrs|Ms|No|vs|approx|e\.g|i\.e|(?:\p{L}\.)*\p{L})\.$/iu;

export class ClauseCutter {
  #held = '';
  readonly #names: readonly string[];

  /** `names` are the strings that may hold a comma or a point. */
  constructor(names: readonly string[]) {
    this.#names = names.filter((name) => /[.!?;,]\s/.test(name)).map((name) => name.toLowerCase());
  }

  /** The clauses that have ended with this piece. */
  push(piece: string): Clause[] {
    this.#held += piece.replace(/\r\n?/g, '\n');
    const clauses: Clause[] = [];
    for (;;) {
      const end = this.#nextEnd();
      if (end === null) return clauses;
      const text = this.#held.slice(0, end).trim();
      const endsSentence = /[.!?]["”’')\]]*$|\n$/.test(this.#held.slice(0, end));
      this.#held = this.#held.slice(end);
      if (text !== '') clauses.push({ text, endsSentence });
    }
  }

  /** How much of a clause has come without an end. */
  get pendingLength(): number {
    return this.#held.length;
  }

  /** What is left when the text has ended. */
  end(): Clause[] {
    const clauses = this.push('\n');
    return clauses.map((clause) => ({ ...clause, endsSentence: true }));
  }

  #nextEnd(): number | null {
    for (const match of this.#held.matchAll(END)) {
      const end = match.index + match[0].length;
      if (match[0] === '\n') return end;
      const upTo = this.#held.slice(0, match.index + 1);
      if (match[0].startsWith('.') && SHORT_FORM.test(upTo)) continue;
      if (!this.#insideName(upTo)) return end;
    }
    return null;
  }

  /** Whether a name goes on behind this sign, or may, as far as the text has come. */
  #insideName(upTo: string): boolean {
    const before = upTo.toLowerCase();
    const behind = this.#held.slice(upTo.length).toLowerCase();
    return this.#names.some((name) => {
      for (let at = 1; at < name.length; at++) {
        const rest = name.slice(at);
        const begun = before.endsWith(name.slice(0, at)) && (rest.startsWith(behind) || behind.startsWith(rest));
        if (begun) return true;
      }
      return false;
    });
  }
}
