/** `fairday completion SHELL`: prints the script that completes command lines in that shell. */
import { type Command, CommandFailure, EXIT } from '../command.ts';
import { parseCommandLine } from '../terminal/arguments.ts';
import { bashScript } from './bash.ts';
import { fishScript } from './fish.ts';
import { type LineNode, lineNodes } from './nodes.ts';
import { zshScript } from './zsh.ts';

const SCRIPTS: ReadonlyMap<string, (nodes: readonly LineNode[]) => string> = new Map([
  ['bash', bashScript],
  ['zsh', zshScript],
  ['fish', fishScript],
]);
const SHELLS = [...SCRIPTS.keys()];

/** The command; `commands` gives the table, which it stands in itself. */
export function completionCommand(commands: () => Promise<readonly Command[]>): Command {
  return {
    name: 'completion',
    summary: `print the script that completes commands, flags and activities in ${SHELLS.join(', ')}`,
    operands: ['SHELL'],
    operandChoices: { SHELL: SHELLS },
    examples: [
      'fairday completion bash > ~/.local/share/bash-completion/completions/fairday',
      'fairday completion zsh > ~/.zfunc/_fairday',
      'fairday completion fish > ~/.config/fish/completions/fairday.fish',
    ],
    about: `Make the folder first where it is missing; it works in the next shell. For zsh the folder stands in fpath before compinit
runs: fpath=(~/.zfunc $fpath) in ~/.zshrc. Places are not completed: there are too many.`,
    async run(args, { terminal }) {
      const usage = `usage: fairday completion ${SHELLS.join('|')}`;
      const [shell, ...more] = parseCommandLine(args, {}, usage).positionals;
      const script = SCRIPTS.get(shell ?? '');
      if (script === undefined || more.length > 0) throw new CommandFailure(EXIT.usage, usage);
      terminal.out(script(lineNodes(await commands())));
      return EXIT.ok;
    },
  };
}
