/** The types of answers, derived from the schemas that document them, so that code and document cannot disagree. */
import type { Static, TSchema } from '@sinclair/typebox';

/** Read-only at every depth. JSON leaves out what is undefined, so an optional field may be that too. */
type ReadonlyDeep<T> = {
  readonly [K in keyof T]: ReadonlyDeep<T[K]> | (undefined extends Pick<T, K>[K] ? undefined : never);
};

/** A value of that schema, as an answer holds it. */
export type Shape<S extends TSchema> = ReadonlyDeep<Static<S>>;

/** The same at every depth with every field optional: what is left when callers exclude fields. */
export type Sparse<T> = T extends readonly (infer Item)[]
  ? readonly Sparse<Item>[]
  : T extends object
    ? { readonly [K in keyof T]?: Sparse<T[K]> | undefined }
    : T;

/** What an operation makes of its whole answer: the rest is added when the answer is sent. */
export type BodyOf<R extends TSchema> =
  Shape<R> extends readonly unknown[] ? Shape<R> : Omit<Shape<R>, 'location' | 'billing'>;
