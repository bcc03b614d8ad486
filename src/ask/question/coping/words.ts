/** The kinds of words by which a language asks whether somebody bears the weather; patterns of whole words, without accents. */

export interface CopingWords {
  /** Whoever breathes and is no person. */
  readonly animals: string;
  /** Persons, alone or many, but not who asks. */
  readonly people: string;
  /** May stand between them and what they do: "will", "be able to", "in full uniform". */
  readonly between: string;
  /** Bears it: "cope", "survive", "be alright", and nothing behind that tells of a job or an outing. */
  readonly copes: string;
  /** "Are my ", before them, and "fine" somewhere behind. */
  readonly are: string;
  readonly well: string;
  /** Asks the same with the persons behind: "ok for", "too much for". */
  readonly goodFor: string;
  /** Behind the persons, where it is their things or their doings that are asked about: "the kids' tent", "ok for them to". */
  readonly notTheirs: string;
  /** Beside which clothes are asked for. */
  readonly worn: string;
  /** Who asks bears it: "can I cope with the heat". */
  readonly weBear: string;
}
