/** `fairday openapi`: prints the API document. */

import { openApiDocument } from '../operations/openapi.ts';
import { type Command, EXIT } from './command.ts';
import { parseFlags } from './terminal/arguments.ts';

export const openApiCommand: Command = {
  name: 'openapi',
  summary: 'print the OpenAPI 3.1 document',
  examples: ['fairday openapi > openapi.json'],
  about: 'Prints the document that the server serves at /openapi.json.',
  async run(args, { terminal, config }) {
    parseFlags(args, {}, 'usage: fairday openapi');
    const baseUrl = config.baseUrl ?? `http://${config.host}:${config.port}`;
    terminal.out(JSON.stringify(openApiDocument(baseUrl), null, 2));
    return EXIT.ok;
  },
};
