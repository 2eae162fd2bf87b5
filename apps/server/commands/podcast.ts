/** `lapzarta podcast …`: shows that are heard. */
import { readFile, stat } from 'node:fs/promises';
import type { Command } from 'commander';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { fetchText } from '#platform/http/fetch-text.server.ts';
import { withHouse } from './with-house.ts';

interface Options {
  site?: string;
  slug?: string;
  dryRun?: boolean;
}

export function addPodcastCommands(program: Command): void {
  const podcast = program.command('podcast').description('Podcasts and their episodes.');
  podcast
    .command('import <feed>')
    .description(
      'Bring a podcast in from its RSS, a file or an address. Running it again changes only what changed.',
    )
    .option('--site <slug>', "whose podcast it is; the paper's main site when left out")
    .option('--slug <slug>', 'its name in addresses; made of its title when left out')
    .option('--dry-run', 'read and report, write nothing')
    .action(run);
}

/** The largest feeds that are known have a thousand episodes and less than two megabytes. */
const mostBytes = 16 * 1024 * 1024;

async function run(feed: string, options: Options): Promise<void> {
  const isAddress = /^https?:\/\//i.test(feed);
  const xml = isAddress ? await fetched(feed) : await fileAt(feed);
  const isDryRun = options.dryRun === true;
  const done = await withHouse('podcast', async (house) => {
    const site = options.site ?? house.edition.mainSite;
    if (!house.edition.sites.some((one) => one.slug === site))
      throw new OperatorError(`No site has the slug ${site}.`);
    const slug = options.slug ?? null;
    return house.audio.importFeed({ xml, site, slug, sourceUrl: isAddress ? feed : '', isDryRun });
  });
  if (done.kind === 'refused') throw new OperatorError(`The feed ${feed} cannot be used: ${done.why}.`);
  const { added, changed, unchanged } = done.counts;
  const verb = isDryRun ? 'Would be' : 'Podcast';
  console.log(`${verb} ${done.slug}: ${added} added, ${changed} changed, ${unchanged} unchanged`);
  for (const [why, count] of Object.entries(done.leftOut)) console.log(`  left out, ${why}: ${count}`);
}

async function fetched(url: string): Promise<string> {
  try {
    return await fetchText({ url, maxBytes: mostBytes, signal: new AbortController().signal });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`The feed ${url} cannot be had: ${why}.`);
  }
}

async function fileAt(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new OperatorError(`There is no file ${path}.`);
  if (found.size > mostBytes) throw new OperatorError(`The file ${path} is larger than a feed can be.`);
  return readFile(path, 'utf8');
}
