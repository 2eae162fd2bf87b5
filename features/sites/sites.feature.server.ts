import type { Command } from 'commander';
import { addEditionCommands } from './commands/edition-commands.server.ts';
import { addNewEditionCommand } from './commands/new-edition-command.server.ts';
import type { ProgramParts } from './edition/edition.ts';
import { facts } from './sites.feature.ts';

/** Sites are below the kit, so it does not check this definition; the registry does. */
export const sitesFeature = {
  ...facts,
  commands: [
    (program: Command, _withContext: unknown, parts: ProgramParts) => addEditionCommands(program, parts),
    (program: Command, _withContext: unknown, parts: ProgramParts) => addNewEditionCommand(program, parts),
  ],
};
