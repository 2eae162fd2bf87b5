/** Registers the commands; each is defined in its own file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { z } from 'zod';
import { addAdsCommands } from './ads.ts';
import { addArticleCommands } from './article.ts';
import { addBackupCommands } from './backup.ts';
import { addCacheCommands } from './cache.ts';
import { addConsentCommands } from './consent.ts';
import { addEditionCommands } from './edition.ts';
import { addImportCommands } from './import.ts';
import { addJobsCommands } from './jobs.ts';
import { addLiveCommands } from './live.ts';
import { addLivescoreCommands } from './livescore.ts';
import { addMailCommands } from './mail.ts';
import { addMigrateCommand } from './migrate.ts';
import { addNewsletterCommands } from './newsletter.ts';
import { addPodcastCommands } from './podcast.ts';
import { addPushCommands } from './push.ts';
import { addQuizCommands } from './quiz.ts';
import { prepareProgram } from './run-program.ts';
import { addSearchCommands } from './search.ts';
import { addServeCommand } from './serve.ts';
import { addSupportCommands } from './support.ts';
import { addTipsCommands } from './tips.ts';
import { addTokenCommands } from './token.ts';
import { addUniqueCommands } from './unique.ts';
import { addUserCommands } from './user.ts';
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
  addEditionCommands(program);
  addImportCommands(program);
  addArticleCommands(program);
  addAdsCommands(program);
  addLiveCommands(program);
  addLivescoreCommands(program);
  addCacheCommands(program);
  addConsentCommands(program);
  addMailCommands(program);
  addNewsletterCommands(program);
  addPushCommands(program);
  addSearchCommands(program);
  addQuizCommands(program);
  addTipsCommands(program);
  addJobsCommands(program);
  addSupportCommands(program);
  addUniqueCommands(program);
  addPodcastCommands(program);
  addUserCommands(program);
  addTokenCommands(program);
  return program;
}
