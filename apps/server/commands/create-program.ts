/** Registers the commands: those of a feature are in its folder `commands/`, those of the whole program here. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { z } from 'zod';
import { addTokenCommands, addUserCommands } from '#features/accounts/public.server.ts';
import { addAdsCommands } from '#features/ads/public.server.ts';
import { addPodcastCommands } from '#features/audio/public.server.ts';
import { addConsentCommands } from '#features/consent/public.server.ts';
import { addArticleCommands, addDocumentCommands } from '#features/content/public.server.ts';
import { addImportCommands } from '#features/imports/public.server.ts';
import { addLiveCommands } from '#features/live/public.server.ts';
import { addLivescoreCommands } from '#features/livescore/public.server.ts';
import { addMailCommands } from '#features/messages/public.server.ts';
import { addNewsletterCommands } from '#features/newsletters/public.server.ts';
import { addPushCommands } from '#features/push/public.server.ts';
import { addQuizCommands } from '#features/quiz/public.server.ts';
import { addSearchCommands } from '#features/search/public.server.ts';
import { addEditionCommands } from '#features/sites/public.server.ts';
import { addSupportCommands } from '#features/support/public.server.ts';
import { addTipsCommands } from '#features/tips/public.server.ts';
import { addFrontCommands } from '#pages/front/commands/front-commands.server.ts';
import { addUniqueCommands } from '#pages/front/commands/unique-commands.server.ts';
import type { AppContext } from '../compose.ts';
import { pageRoutes } from '../registry.ts';
import { renderMail } from '../work/queues.ts';
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
  addEditionCommands(program, pageRoutes);
  addImportCommands(program, withAppContext);
  addArticleCommands(program, withAppContext);
  addDocumentCommands(program, withAppContext);
  addFrontCommands(program, withAppContext);
  addAdsCommands(program, withAppContext);
  addLiveCommands(program, withAppContext);
  addLivescoreCommands(program, withAppContext);
  addCacheCommands(program);
  addConsentCommands(program, withAppContext);
  addMailCommands(program, withAppContext);
  addNewsletterCommands(program, withMails);
  addPushCommands(program, withAppContext);
  addSearchCommands(program, withAppContext);
  addQuizCommands(program, withAppContext);
  addTipsCommands(program, withAppContext);
  addJobsCommands(program);
  addSupportCommands(program, withAppContext);
  addUniqueCommands(program, withAppContext);
  addPodcastCommands(program, withAppContext);
  addUserCommands(program, withAppContext);
  addTokenCommands(program, withAppContext);
  return program;
}

function withMails<T>(
  name: string,
  act: (context: AppContext & { renderMail: typeof renderMail }) => Promise<T>,
): Promise<T> {
  return withAppContext(name, (context) => act({ ...context, renderMail }));
}
