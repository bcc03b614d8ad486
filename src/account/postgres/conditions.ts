/** Conditions of a query that are there or not, with their values as numbered parameters. */

export class Conditions {
  readonly #texts: string[] = [];
  readonly values: (string | number)[] = [];

  /** `text` is given the parameter that stands for the value. */
  add(text: (parameter: string) => string, value: string | number): void {
    this.values.push(value);
    this.#texts.push(text(`$${this.values.length}`));
  }

  /** A condition without a value. */
  require(text: string): void {
    this.#texts.push(text);
  }

  get clause(): string {
    return this.#texts.length === 0 ? '' : `WHERE ${this.#texts.join(' AND ')}`;
  }
}
