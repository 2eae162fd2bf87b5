/** `lapzarta front …`: the boxes of front pages, as a file. */
import type { Command } from 'commander';
import type { Kysely } from 'kysely';
import { stringify } from 'yaml';
import type { DB } from '#db/types.ts';
import { type ContentFeature, storyIdOf } from '#features/content/public.server.ts';
import type { FrontFeature } from '#features/front/public.server.ts';
import { type BoxEntry, boxFileSchema } from '#features/front/public.ts';
import type { Edition } from '#features/sites/public.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { printResult } from '#platform/cli/output.ts';
import type { WithContext } from '#platform/cli/with-context.ts';
import { readYamlFile } from '#platform/text/read-yaml.server.ts';
import { repeated } from '#platform/text/repeated.ts';

interface Context {
  db: Kysely<DB>;
  edition: Edition;
  content: ContentFeature;
  front: FrontFeature;
}

export function addFrontCommands(program: Command, withContext: WithContext<Context>): void {
  const front = program.command('front').description('The boxes of front pages.');
  front
    .command('show <site>')
    .description('Print the boxes of a site, in the form that `front put` takes.')
    .action((site: string) => withContext('front show', (context) => showFront(site, context)));
  front
    .command('put <file>')
    .description('Replace the boxes of the sites that a YAML file names, all of them or none.')
    .action((file: string) => withContext('front put', (context) => putFronts(file, context)));
}

async function showFront(site: string, { edition, front }: Context): Promise<void> {
  refuseUnknown([site], edition);
  const boxes = await front.boxes(site);
  printResult({ [site]: boxes }, stringify({ [site]: boxes }, { lineWidth: 0 }).trimEnd());
}

export async function putFronts(file: string, context: Context): Promise<void> {
  const faults: string[] = [];
  const fronts = Object.entries((await readYamlFile(file, boxFileSchema, faults)) ?? {});
  if (faults.length === 0)
    faults.push(
      ...fronts.flatMap(([site, boxes]) =>
        repeated(boxes.map(({ slug }) => slug)).map((slug) => `${site}: two boxes are called '${slug}'`),
      ),
    );
  if (faults.length > 0)
    throw new OperatorError([`The boxes in ${file} cannot be used:`, ...faults].join('\n  '));
  const sites = fronts.map(([site]) => site);
  refuseUnknown(sites, context.edition);
  const ready = await Promise.all(
    fronts.map(async ([site, boxes]) => ({
      site,
      boxes: await Promise.all(boxes.map((box) => withIds(site, box, context))),
    })),
  );
  await context.db.transaction().execute(async (trx) => {
    for (const { site, boxes } of ready) await context.front.writeBoxes(site, boxes, trx);
  });
  printResult({ saved: sites }, `The front pages of these sites have their new boxes: ${sites.join(', ')}`);
}

async function withIds(site: string, { stories, ...box }: BoxEntry, context: Context) {
  return { ...box, site, articleIds: await Promise.all(stories.map((slug) => storyIdOf(context, slug))) };
}

function refuseUnknown(sites: readonly string[], edition: Edition): void {
  const known = edition.sites.map((site) => site.slug);
  const unknown = sites.filter((site) => !known.includes(site));
  if (unknown.length > 0)
    throw new OperatorError(`There is no site '${unknown.join("', '")}'; there are ${known.join(', ')}.`);
}
