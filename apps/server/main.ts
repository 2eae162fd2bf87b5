/** The command line. Every command is one file; this one only knows their names and how to fail. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { z } from 'zod';
import { addArchiveCommands } from './commands/archive.ts';
import { addArticleCommands } from './commands/article.ts';
import { addCacheCommands } from './commands/cache.ts';
import { faultOfOperator } from './commands/fault-of-operator.ts';
import { addImportCommands } from './commands/import.ts';
import { addJobsCommands } from './commands/jobs.ts';
import { addLiveCommands } from './commands/live.ts';
import { addMigrateCommand } from './commands/migrate.ts';
import { addPodcastCommands } from './commands/podcast.ts';
import { addQuizCommands } from './commands/quiz.ts';
import { addSampleCommands } from './commands/sample.ts';
import { addSandboxCommand } from './commands/sandbox.ts';
import { addSearchCommands } from './commands/search.ts';
import { addServeCommand } from './commands/serve.ts';
import { addSupportCommands } from './commands/support.ts';
import { addTokenCommands } from './commands/token.ts';
import { addUniqueCommands } from './commands/unique.ts';
import { addWorkCommand } from './commands/work.ts';

const ownPackage = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');

const program = new Command('lapzarta')
  .description('A publishing system for Hungarian-language news.')
  .version(z.object({ version: z.string() }).parse(JSON.parse(ownPackage)).version)
  .showHelpAfterError('(--help lists what there is)')
  .configureHelp({ sortSubcommands: false });

addServeCommand(program);
addWorkCommand(program);
addMigrateCommand(program);
addImportCommands(program);
addSampleCommands(program);
addArchiveCommands(program);
addArticleCommands(program);
addLiveCommands(program);
addCacheCommands(program);
addSearchCommands(program);
addQuizCommands(program);
addJobsCommands(program);
addSupportCommands(program);
addSandboxCommand(program);
addUniqueCommands(program);
addPodcastCommands(program);
addTokenCommands(program);

// Whoever reads the first lines only, as `head` does, closes the pipe: the work goes on without being told of.
for (const output of [process.stdout, process.stderr])
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

try {
  await program.parseAsync();
} catch (error) {
  const fault = faultOfOperator(error);
  if (fault === undefined) throw error;
  console.error(fault.message);
  process.exitCode = 1;
}
