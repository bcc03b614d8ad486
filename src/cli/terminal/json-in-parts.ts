/** A JSON object that is printed while its lists are still being read, exactly as `JSON.stringify` writes the whole. */

export interface JsonInParts {
  /** A field with its whole value. */
  field(name: string, value: object): void;
  /** Items of the list `name`: calls with the same name, one after the other, go on with the same list. */
  items(name: string, values: readonly object[]): void;
  /** Once, after all fields. */
  end(): void;
}

const SPACES = 2;

/** `isIndented`: a line for each value, as for people. */
export function jsonInParts(print: (text: string) => void, isIndented: boolean): JsonInParts {
  let open: string | null = null;
  let isFirstField = true;
  let isFirstItem = true;
  const newLine = (depth: number) => (isIndented ? `\n${' '.repeat(SPACES * depth)}` : '');
  const written = (value: object, depth: number) =>
    isIndented ? JSON.stringify(value, null, SPACES).replaceAll('\n', newLine(depth)) : JSON.stringify(value);
  /** What ends the list that is open; an empty one is a pair of brackets. */
  const endOfList = () => {
    const end = open === null ? '' : `${isFirstItem ? '' : newLine(1)}]`;
    open = null;
    return end;
  };
  const nameOf = (name: string) => {
    const start = `${endOfList()}${isFirstField ? '{' : ','}${newLine(1)}${JSON.stringify(name)}:${isIndented ? ' ' : ''}`;
    isFirstField = false;
    return start;
  };
  return {
    field: (name, value) => print(`${nameOf(name)}${written(value, 1)}`),
    items(name, values) {
      let text = '';
      if (open !== name) {
        text = `${nameOf(name)}[`;
        open = name;
        isFirstItem = true;
      }
      for (const value of values) {
        text += `${isFirstItem ? '' : ','}${newLine(2)}${written(value, 2)}`;
        isFirstItem = false;
      }
      print(text);
    },
    end: () => print(`${endOfList()}${isFirstField ? '{' : newLine(0)}}\n`),
  };
}
