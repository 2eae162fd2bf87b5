/** Registers the commands: those of a feature are in its folder `commands/`, those of the whole program here. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { z } from 'zod';
import { addFeatureCommands } from '../program.ts';
import { addBackupCommands } from './backup.ts';
import { addCacheCommands } from './cache.ts';
import { addJobsCommands } from './jobs.ts';
import { addMigrateCommand } from './migrate.ts';
import { prepareProgram } from './run-program.ts';
import { addServeCommand } from './serve.ts';
import { withAppContext } from './with-app-context.ts';
import { addWorkCommand } from './work.ts';

const ownPackage = readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8');

export function createProgram(): Command {
  const program = prepareProgram(new Command('lapzarta'))
    .description('A publishing system for Hungarian-language news.')
    .version(z.object({ version: z.string() }).parse(JSON.parse(ownPackage)).version)
    .configureHelp({ sortSubcommands: false });

  addServeCommand(program);
  addWorkCommand(program);
  addMigrateCommand(program);
  addBackupCommands(program);
  addCacheCommands(program);
  addJobsCommands(program);
  addFeatureCommands(program, withAppContext);
  return program;
}
