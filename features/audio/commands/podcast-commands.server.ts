/** `lapzarta podcast …`: imports podcasts. */
import { readFile, stat } from 'node:fs/promises';
import type { Command } from 'commander';
import type { Edition } from '#features/sites/public.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { printResult } from '#platform/cli/output.ts';
import type { WithContext } from '#platform/cli/with-context.ts';
import { configOfProcess } from '#platform/config/config.server.ts';
import { fetchText } from '#platform/http/outgoing/fetch-text.server.ts';
import type { AudioFeature } from '../audio-feature.server.ts';

interface Context {
  audio: AudioFeature;
  edition: Edition;
}

interface Options {
  site?: string;
  slug?: string;
  dryRun?: boolean;
}

export function addPodcastCommands(program: Command, withContext: WithContext<Context>): void {
  const podcast = program.command('podcast').description('Podcasts and their episodes.');
  podcast
    .command('import <feed>')
    .description(
      'Import a podcast from its RSS feed, a file or an address. Repeating it updates only what changed.',
    )
    .option('--site <slug>', 'the site of the podcast; the main site by default')
    .option('--slug <slug>', 'its slug; derived from its title by default')
    .option('--dry-run', 'read and report, write nothing')
    .action((feed: string, options: Options) => run(withContext, feed, options));
}

/** The largest known feeds have a thousand episodes and less than two megabytes. */
const mostBytes = 16 * 1024 * 1024;

async function run(withContext: WithContext<Context>, feed: string, options: Options): Promise<void> {
  const isAddress = /^https?:\/\//i.test(feed);
  const xml = isAddress ? await fetched(feed) : await fileAt(feed);
  const isDryRun = options.dryRun === true;
  const done = await withContext('podcast', async (context) => {
    const site = options.site ?? context.edition.mainSite;
    if (!context.edition.sites.some((one) => one.slug === site))
      throw new OperatorError(`No site has the slug ${site}.`);
    const slug = options.slug ?? null;
    return context.audio.importFeed({ xml, site, slug, sourceUrl: isAddress ? feed : '', isDryRun });
  });
  if (done.kind === 'refused') throw new OperatorError(`The feed ${feed} cannot be used: ${done.why}.`);
  const { added, changed, unchanged } = done.counts;
  const verb = isDryRun ? 'Would be' : 'Podcast';
  const lines = [
    `${verb} ${done.slug}: ${added} added, ${changed} changed, ${unchanged} unchanged`,
    ...done.leftOut.map((one) => `  left out: ${lossLine(one)}`),
    ...done.lost.map((one) => `  lost: ${lossLine(one)}`),
  ];
  printResult({ ...done, isDryRun }, lines.join('\n'));
}

function lossLine({ guid, title, why }: { guid: string; title: string; why: string }): string {
  return `${why}, of “${title}”${guid === '' ? '' : ` (${guid})`}`;
}

async function fetched(url: string): Promise<string> {
  try {
    return await fetchText({
      url,
      maxBytes: mostBytes,
      signal: new AbortController().signal,
      allowedHosts: configOfProcess().fetchAllow,
    });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`The feed ${url} cannot be fetched: ${why}.`);
  }
}

async function fileAt(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new OperatorError(`There is no file ${path}.`);
  if (found.size > mostBytes) throw new OperatorError(`The file ${path} is larger than a feed can be.`);
  return readFile(path, 'utf8');
}
