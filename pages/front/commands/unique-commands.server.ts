/** `lapzarta unique …`: switches and content that are neither stories nor documents. */
import type { Command } from 'commander';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '#db/types.ts';
import type { FrontFeature } from '#features/front/public.server.ts';
import { uniqueItemSchema } from '#features/front/public.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { printResult } from '#platform/cli/output.ts';
import type { WithContext } from '#platform/cli/with-context.ts';
import { readYamlFile } from '#platform/text/read-yaml.server.ts';
import { newsroomSetup, setupSlug } from '../component-setup.ts';
import { newsroomPip, pipSlug, pipStatusOf } from '../pip-status.ts';

interface Context {
  db: Kysely<DB>;
  front: FrontFeature;
}

export function addUniqueCommands(program: Command, withContext: WithContext<Context>): void {
  const unique = program.command('unique').description('Unique items: switches and other content by slug.');
  unique
    .command('put <file>')
    .description('Create or change the items of a YAML file, such as pip-status, all of them or none.')
    .action((file: string) => withContext('unique', (appContext) => putUniques(file, appContext)));
}

/** Items that every page reads are checked strictly: for readers, an invalid item would be the same as none. */
const strictSchemas = new Map<string, z.ZodType>([
  [setupSlug, newsroomSetup.strict()],
  [
    pipSlug,
    newsroomPip.strict().refine((status) => pipStatusOf(status).pipShow === status.pipShow, {
      path: ['pipUrl'],
      message: 'is no film of the paper and no video of a service that it shows',
    }),
  ],
]);

const checkedItem = uniqueItemSchema.superRefine(({ slug, content }, context) => {
  for (const { path, message } of strictSchemas.get(slug)?.safeParse(content).error?.issues ?? [])
    context.addIssue({ code: 'custom', path: ['content', ...path], message: `${message} (${slug})` });
});

export async function putUniques(file: string, { db, front }: Context): Promise<void> {
  const faults: string[] = [];
  const items = (await readYamlFile(file, z.array(checkedItem), faults)) ?? [];
  if (faults.length > 0)
    throw new OperatorError([`The items in ${file} cannot be used:`, ...faults].join('\n  '));
  await db.transaction().execute(async (trx) => {
    for (const item of items) await front.writeUnique(item, trx);
  });
  const saved = items.map(({ slug }) => slug);
  printResult({ saved }, `Saved: ${saved.join(', ')}`);
}
