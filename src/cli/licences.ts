/** `fairday licences`: the texts that go with every copy of the executable. */
import licences from '../../data/generated/licences.txt.gz' with { type: 'file' };
import { type Command, EXIT } from './command.ts';
import { parseFlags } from './terminal/arguments.ts';

export const licencesCommand: Command = {
  name: 'licences',
  summary: 'print the licences of the program, its packages and its data',
  examples: ['fairday licences | less'],
  about: `Fairday is under the MIT licence. The texts of the packages and the notices of the data sources stand in the executable, so
that a copy of it carries them.`,
  async run(args, { terminal }) {
    parseFlags(args, {}, 'usage: fairday licences');
    terminal.out(new TextDecoder().decode(Bun.gunzipSync(await Bun.file(licences).bytes())));
    return EXIT.ok;
  },
};
