/** The completion script for zsh. */
import { type Choice, grouped, type LineNode, type Slot } from './nodes.ts';

/** The script. */
export function zshScript(nodes: readonly LineNode[]): string {
  const values = grouped(
    nodes,
    ({ line, flags }) =>
      flags.flatMap(({ word, value }) => (value === null ? [] : [[`${line}:${word}`, value] as const])),
    slotText,
  );
  const descents = nodes.flatMap(({ line, next }) => next.map(({ word }) => `0:${line}:${word}`));
  const flags = grouped(
    nodes,
    ({ line, flags: all }) => [[line, all] as const],
    (all) => described('flag', all),
  );
  const operands = grouped(nodes, operandEntries, (text) => text);
  return `#compdef fairday
# Completion of fairday for zsh. Made by: fairday completion zsh
_fairday() {
  local line= word= previous=\${words[CURRENT-1]}
  local -a choices
  integer i at=0
  for ((i = 2; i < CURRENT; i++)); do
    word=\${words[i]}
    case "$line:$word" in
      (${patterns(values.flatMap((entry) => entry.patterns))}) ((i++)); continue ;;
      (*:-*) continue ;;
    esac
    case "$at:$line:$word" in
      (${patterns(descents)}) line=\${line:+$line }$word ;;
      (*) ((at++)) ;;
    esac
  done
  case "$line:$previous" in
${values.map((entry) => `    (${patterns(entry.patterns)}) ${entry.text}; return ;;`).join('\n')}
  esac
  if [[ \${words[CURRENT]} == -* ]]; then
    case "$line" in
${flags.map((entry) => `      (${patterns(entry.patterns)}) ${entry.text} ;;`).join('\n')}
    esac
    return
  fi
  case "$line:$at" in
${operands.map((entry) => `    (${patterns(entry.patterns)}) ${entry.text} ;;`).join('\n')}
  esac
}
if [[ $zsh_eval_context == *loadautofunc* ]]; then _fairday "$@"; else compdef _fairday fairday; fi
`;
}

function operandEntries({ line, next, operands, repeats }: LineNode): (readonly [string, string])[] {
  const slots = operands.map(
    (slot, at) => [`${line}:${repeats && at === operands.length - 1 ? '*' : at}`, slotText(slot)] as const,
  );
  if (next.length === 0) return slots;
  const names = described(line === '' ? 'command' : 'subcommand', next);
  const first = operands[0];
  return [[`${line}:0`, first?.kind === 'words' ? `${names}; ${slotText(first)}` : names], ...slots.slice(1)];
}

function slotText(slot: Slot): string {
  if (slot.kind === 'words') return `compadd -- ${slot.words.join(' ')}`;
  return slot.kind === 'file' ? '_files' : "_message 'a value'";
}

function described(what: string, choices: readonly Choice[]): string {
  const list = choices.map(({ word, meaning }) => quoted(`${word}:${meaning}`));
  return `choices=(${list.join(' ')}); _describe '${what}' choices`;
}

function patterns(all: readonly string[]): string {
  return all.map((text) => (text.endsWith(':*') ? `'${text.slice(0, -1)}'*` : `'${text}'`)).join('|');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
