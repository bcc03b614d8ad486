/** The completion script for fish. */
import type { FlagNode, LineNode, Slot } from './nodes.ts';

/** The script. */
export function fishScript(nodes: readonly LineNode[]): string {
  const valued = nodes.flatMap(({ line, flags }) =>
    flags.flatMap(({ word, value }) => (value === null ? [] : [quoted(`${line}:${word}`)])),
  );
  const descents = nodes.flatMap(({ line, next }) => next.map(({ word }) => quoted(`0:${line}:${word}`)));
  return `# Completion of fairday for fish. Made by: fairday completion fish
set -g __fairday_valued ${valued.join(' ')}
set -g __fairday_descents ${descents.join(' ')}

# Whether the words so far are the line of the first argument, and those after it as many as the second says.
function __fairday_at
  set -l line ''
  set -l at 0
  set -l skip 0
  for word in (commandline -opc)[2..-1]
    if test $skip = 1
      set skip 0
    else if contains -- "$line:$word" $__fairday_valued
      set skip 1
    else if string match -q -- '-*' $word
      continue
    else if contains -- "$at:$line:$word" $__fairday_descents
      set line (string trim "$line $word")
    else
      set at (math $at + 1)
    end
  end
  test "$line" = "$argv[1]"; and begin
    test (count $argv) = 1; or test $at = $argv[2]
  end
end

complete -c fairday -f
${nodes.flatMap(linesOf).join('\n')}
`;
}

function linesOf({ line, next, flags, operands, repeats }: LineNode): string[] {
  const at = (position?: number) =>
    `-n ${quoted(`__fairday_at ${quoted(line, '"')}${position === undefined ? '' : ` ${position}`}`)}`;
  return [
    ...next.map(({ word, meaning }) => `complete -c fairday ${at(0)} -a ${word} -d ${quoted(meaning)}`),
    ...operands.flatMap((slot, position) => {
      const last = repeats && position === operands.length - 1;
      return slotTexts(slot).map((text) => `complete -c fairday ${at(last ? undefined : position)} ${text}`);
    }),
    ...flags.map((flag) => `complete -c fairday ${at()} ${flagText(flag)}`),
  ];
}

function flagText({ word, meaning, value }: FlagNode): string {
  const name = `-l ${word.slice(2)} -d ${quoted(meaning)}`;
  if (value === null) return name;
  return value.kind === 'words'
    ? `${name} -x -a ${quoted(value.words.join(' '))}`
    : `${name} ${value.kind === 'file' ? '-r -F' : '-x'}`;
}

function slotTexts(slot: Slot): string[] {
  if (slot.kind === 'words') return [`-a ${quoted(slot.words.join(' '))}`];
  return slot.kind === 'file' ? ['-F'] : [];
}

function quoted(text: string, mark = "'"): string {
  return `${mark}${text.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`)}${mark}`;
}
