/** `lapzarta unique …`: what the desk switches and fills that is neither story nor document. */
import type { Command } from 'commander';
import { z } from 'zod';
import { uniqueItemSchema } from '#features/front/public.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { readYamlFile } from '#platform/text/read-yaml.server.ts';
import { deskSetup, setupSlug } from '../api/component-setup.ts';
import { deskPip, pipSlug, pipStatusOf } from '../api/pip-status.ts';
import type { House } from '../compose.ts';
import { withHouse } from './with-house.ts';

export function addUniqueCommands(program: Command): void {
  const unique = program.command('unique').description('Switches and other content by its name.');
  unique
    .command('put <file>')
    .description('Make or change the items of a YAML file, such as pip-status; all of them or none.')
    .action((file: string) => withHouse('unique', (house) => putUniques(file, house)));
}

/** What every page asks for must be said so that it is understood: readers see a slip of the pen as nothing at all. */
const understood = new Map<string, z.ZodType>([
  [setupSlug, deskSetup.strict()],
  [
    pipSlug,
    deskPip.strict().refine((said) => pipStatusOf(said).pipShow === said.pipShow, {
      path: ['pipUrl'],
      message: 'is no film of the paper and no video of a service that it shows',
    }),
  ],
]);

const deskItem = uniqueItemSchema.superRefine(({ slug, content }, context) => {
  for (const { path, message } of understood.get(slug)?.safeParse(content).error?.issues ?? [])
    context.addIssue({ code: 'custom', path: ['content', ...path], message: `${message} (${slug})` });
});

export async function putUniques(file: string, { db, front }: House): Promise<void> {
  const faults: string[] = [];
  const items = (await readYamlFile(file, z.array(deskItem), faults)) ?? [];
  if (faults.length > 0)
    throw new OperatorError([`The items in ${file} cannot be used:`, ...faults].join('\n  '));
  await db.transaction().execute(async (work) => {
    for (const item of items) await front.writeUnique(item, work);
  });
  console.log(`Kept: ${items.map(({ slug }) => slug).join(', ')}`);
}
