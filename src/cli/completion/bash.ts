/** The completion script for bash, 3.2 and later; it needs no other package. */
import { grouped, type LineNode, type Slot } from './nodes.ts';

/** The script. */
export function bashScript(nodes: readonly LineNode[]): string {
  const values = grouped(
    nodes,
    ({ line, flags }) =>
      flags.flatMap(({ word, value }) => (value === null ? [] : [[`${line}:${word}`, value] as const])),
    slotText,
  );
  const valued = values.flatMap(({ patterns }) => patterns);
  const descents = nodes.flatMap(({ line, next }) => next.map(({ word }) => `0:${line}:${word}`));
  const operands = grouped(nodes, operandEntries, slotText);
  const flags = nodes.map(
    ({ line, flags: all }) => `      ${pattern(line)}) list="${all.map(({ word }) => word).join(' ')}" ;;`,
  );
  return `# Completion of fairday for bash. Made by: fairday completion bash
_fairday() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} line= list= kind=words at=0 i word
  if [[ $current == = ]]; then current=
  elif [[ $previous == = ]]; then previous=\${COMP_WORDS[COMP_CWORD-2]}
  fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=\${COMP_WORDS[i]}
    case "$line:$word" in
      ${patterns(valued)})
        ((i++)); if [[ \${COMP_WORDS[i]} == = ]]; then ((i++)); fi
        continue ;;
      *:-*) continue ;;
    esac
    case "$at:$line:$word" in
      ${patterns(descents)}) line=\${line:+$line }$word ;;
      *) ((at++)) ;;
    esac
  done
  case "$line:$previous" in
${values.map((entry) => `    ${patterns(entry.patterns)}) ${entry.text} ;;`).join('\n')}
    *) if [[ $current == -* ]]; then
      case "$line" in
${flags.join('\n')}
      esac
    else
      case "$line:$at" in
${operands.map((entry) => `        ${patterns(entry.patterns)}) ${entry.text} ;;`).join('\n')}
        *) kind=open ;;
      esac
    fi ;;
  esac
  case $kind in
    file) COMPREPLY=($(compgen -f -- "$current")); compopt -o filenames 2>/dev/null ;;
    words) COMPREPLY=($(compgen -W "$list" -- "$current")) ;;
    *) COMPREPLY=() ;;
  esac
}
complete -F _fairday fairday
`;
}

/** What may stand at each position of a line: operands, and at the first one subcommands as well. */
function operandEntries({ line, next, operands, repeats }: LineNode): (readonly [string, Slot])[] {
  const names = next.map(({ word }) => word);
  const slots = operands.map(
    (slot, at) => [`${line}:${repeats && at === operands.length - 1 ? '*' : at}`, slot] as const,
  );
  if (names.length === 0) return slots;
  const first = operands[0];
  const words = first?.kind === 'words' ? [...names, ...first.words] : names;
  return [[`${line}:0`, { kind: 'words', words }], ...slots.slice(1)];
}

function slotText(slot: Slot): string {
  return slot.kind === 'words' ? `list="${slot.words.join(' ')}"` : `kind=${slot.kind}`;
}

function patterns(all: readonly string[]): string {
  return all.map(pattern).join('|');
}

/** Quoted, but for a star that stands for any position. */
function pattern(text: string): string {
  return text.endsWith(':*') ? `'${text.slice(0, -1)}'*` : `'${text}'`;
}
