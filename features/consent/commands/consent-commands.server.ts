/** `lapzarta consent …`: the register of consents. */
import type { Command } from 'commander';
import { printResult } from '#platform/cli/output.ts';
import type { WithContext } from '#platform/cli/with-context.ts';
import type { ConsentFeature } from '../consent-feature.server.ts';

interface Context {
  consents: ConsentFeature;
}

export function addConsentCommands(program: Command, withContext: WithContext<Context>): void {
  const consent = program.command('consent').description('The register of consents.');
  consent
    .command('export <subject>')
    .description('Print all lines of a person: a mail address, or push: and the number of a subscription.')
    .action((subject: string) =>
      withContext('consent', async ({ consents }) => {
        const lines = await consents.ofSubject(subject);
        const sentences = lines.map(
          ({ createdAt, kind, isGiven, detail, textVersion, place, way }) =>
            `${createdAt.toISOString()} ${isGiven ? 'gave' : 'withdrew'} ${[kind, detail].filter(Boolean).join(' ')} (text ${textVersion}, ${way} at ${place})`,
        );
        printResult(lines, sentences.join('\n') || 'There are no lines.');
      }),
    );
}
