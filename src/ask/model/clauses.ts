/**
 * Cuts a growing text into clauses. A streamed clause cannot be withdrawn, so it is released only once it has ended: at
 * `. ! ? ; ,` before a space, or at a line break. Points within numbers ("3.5", "3,5"), abbreviations ("a.m.", "St. Ives")
 * and names or dates that contain one ("Cambridge, MA") end no clause.
 */

export interface Clause {
  readonly text: string;
  /** Whether a sentence ends with it. */
  readonly endsSentence: boolean;
}

const END = /[.!?;,](?=["”’')\]]*\s)["”’')\]]*|\n/g;
/** The longest abbreviation looked for, "approx." with the space before it, and room for initials. */
const ABBREVIATION_LENGTH = 16;
const ABBREVIATION = /(?:^|[\s(])(?:[ap]\.m|St|Mt|Ft|Dr|Mr|Mrs|Ms|No|vs|approx|e\.g|i\.e|(?:\p{L}\.)*\p{L})\.$/iu;

export class ClauseCutter {
  #pending = '';
  readonly #names: readonly string[];
  readonly #longestName: number;

  /** `names`: the strings that may contain a comma or a point. */
  constructor(names: readonly string[]) {
    this.#names = names.filter((name) => /[.!?;,]\s/.test(name)).map((name) => name.toLowerCase());
    this.#longestName = Math.max(0, ...this.#names.map((name) => name.length));
  }

  /** The clauses that end with this piece. */
  push(piece: string): Clause[] {
    this.#pending += piece.replace(/\r\n?/g, '\n');
    const clauses: Clause[] = [];
    for (;;) {
      const end = this.#nextEnd();
      if (end === null) return clauses;
      const text = this.#pending.slice(0, end).trim();
      const endsSentence = /[.!?]["”’')\]]*$|\n$/.test(this.#pending.slice(0, end));
      this.#pending = this.#pending.slice(end);
      if (text !== '') clauses.push({ text, endsSentence });
    }
  }

  /** The length of the clause that has not ended yet. */
  get pendingLength(): number {
    return this.#pending.length;
  }

  /** The rest, once the text has ended. */
  end(): Clause[] {
    const clauses = this.push('\n');
    return clauses.map((clause) => ({ ...clause, endsSentence: true }));
  }

  #nextEnd(): number | null {
    for (const match of this.#pending.matchAll(END)) {
      const end = match.index + match[0].length;
      if (match[0] === '\n') return end;
      const at = match.index + 1;
      if (match[0].startsWith('.') && ABBREVIATION.test(this.#pending.slice(Math.max(0, at - ABBREVIATION_LENGTH), at)))
        continue;
      if (!this.#insideName(at)) return end;
    }
    return null;
  }

  /** Whether a name continues after the sign before a position, or may continue in the text to come. */
  #insideName(position: number): boolean {
    const reach = this.#longestName;
    const before = this.#pending.slice(Math.max(0, position - reach), position).toLowerCase();
    const after = this.#pending.slice(position, position + reach).toLowerCase();
    return this.#names.some((name) => {
      for (let at = 1; at < name.length; at++) {
        const rest = name.slice(at);
        const isInside = before.endsWith(name.slice(0, at)) && (rest.startsWith(after) || after.startsWith(rest));
        if (isInside) return true;
      }
      return false;
    });
  }
}
