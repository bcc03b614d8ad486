/** Numbers with their nouns, as people write them. */

/** `1 account`, `2 accounts`; `many` where the plural is not the noun with an s. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
