/** The sample's extension of the product: its commands, its content and its sandbox services. */
import type { Extension } from '#apps/server/extension.ts';
import { addArchiveCommands } from './commands/archive.ts';
import { addElectionCommands } from './commands/election-replay.ts';
import { addDemoCommand } from './commands/live-demo.ts';
import { addLivescoreDemoCommand } from './commands/livescore-demo.ts';
import { addSampleCommands } from './commands/sample.ts';
import { addSandboxCommand } from './commands/sandbox.ts';
import { openMailbox } from './sandbox/mailbox/open-mailbox.server.ts';
import { openSandbox } from './sandbox/open-sandbox.server.ts';

export const sampleExtension: Extension = {
  addCommands(program) {
    addSampleCommands(program);
    addArchiveCommands(program);
    addSandboxCommand(program);
    addElectionCommands(program);
    const live = program.commands.find((command) => command.name() === 'live');
    if (live) addDemoCommand(live);
    const livescore = program.commands.find((command) => command.name() === 'livescore');
    if (livescore) addLivescoreDemoCommand(livescore);
  },
  async fillEmptyDatabase(context, report) {
    if (!context.edition.sample) return;
    const { loadSampleIfEmpty } = await import('./load/load-sample.ts');
    await loadSampleIfEmpty(context, report);
  },
  async openNewsroom(context) {
    if (!context.edition.sample) return;
    const { openNewsroom } = await import('./load/open-newsroom.ts');
    await openNewsroom(context);
  },
  openSandbox,
  openMailbox,
};
