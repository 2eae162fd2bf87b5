/** `lapzarta consent …`: the register of consents. */
import type { Command } from 'commander';
import { printResult } from './output.ts';
import { withAppContext } from './with-app-context.ts';

export function addConsentCommands(program: Command): void {
  const consent = program.command('consent').description('The register of consents.');
  consent
    .command('export <subject>')
    .description('Print all lines of a person: a mail address, or push: and the number of a subscription.')
    .action((subject: string) =>
      withAppContext('consent', async ({ consents }) => {
        const lines = await consents.ofSubject(subject);
        const sentences = lines.map(
          ({ createdAt, kind, isGiven, detail, textVersion, place, way }) =>
            `${createdAt.toISOString()} ${isGiven ? 'gave' : 'withdrew'} ${[kind, detail].filter(Boolean).join(' ')} (text ${textVersion}, ${way} at ${place})`,
        );
        printResult(lines, sentences.join('\n') || 'There are no lines.');
      }),
    );
}
