/** `lapzarta import …`: imports a newsroom's files and reports the outcome of every item. */

import { once } from 'node:events';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Command } from 'commander';
import type { Edition } from '#features/sites/public.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { isJson, printResult } from '#platform/cli/output.ts';
import { showProgress } from '#platform/cli/progress.server.ts';
import type { WithContext } from '#platform/cli/with-context.ts';
import { importFiles } from '../import-files.server.ts';
import type { ImportNeeds } from '../import-needs.ts';
import type { ImportFile } from '../imported.ts';
import { itemLine, type ReportItem, type ReportSummary, summaryText } from '../report.ts';

interface Options {
  site?: string;
  media?: string;
  report?: string;
  dryRun?: boolean;
  quiet?: boolean;
}

export function addImportCommands(program: Command, withContext: WithContext<ImportNeeds>): void {
  const imports = program.command('import').description('Imports stories from files of other systems.');
  const formats = [
    ['wxr', 'WordPress exports (WXR 1.0 to 1.2).'],
    ['ninjs', 'Agency stories (IPTC ninjs 1.x to 3.x): one, many, or one a line.'],
  ] as const;
  for (const [format, description] of formats)
    imports
      .command(`${format} <file...>`)
      .description(`${description} Running it again changes only what changed in the files.`)
      .option('--site <slug>', 'the site that gets the stories; the main site by default')
      .option(
        '--media <folder>',
        "the old site's uploads; without it pictures and documents are left out and named",
      )
      .option('--report <file>', 'write the whole report as JSON')
      .option('--dry-run', 'read and report, write nothing')
      .option('--quiet', 'print the totals only, not every item')
      .action((files: string[], options: Options) => run(withContext, format, files, options));
}

async function run(
  withContext: WithContext<ImportNeeds>,
  format: 'wxr' | 'ninjs',
  paths: string[],
  options: Options,
): Promise<void> {
  const sizes = await Promise.all(paths.map(sizeOf));
  if (options.media !== undefined) await folderAt(options.media);
  const report = options.report === undefined ? undefined : await reportInto(options.report);
  const summary = await withContext('import', async (context) => {
    const site = options.site ?? context.edition.mainSite;
    refuseUnknownSite(context.edition, site);
    // A WordPress export is read twice: first for its pictures, then for its stories.
    const total = sizes.reduce((sum, size) => sum + size, 0) * (format === 'wxr' ? 2 : 1);
    const progress = showProgress({ what: 'Importing', total });
    let read = 0;
    const files = paths.map((path) =>
      fileAt(path, (bytes) => {
        read += bytes;
        progress.at(Math.min(read, total));
      }),
    );
    const request = {
      format,
      files,
      site,
      mediaFolder: options.media ?? null,
      isDryRun: options.dryRun === true,
    };
    try {
      return await importFiles(context, request, (item) => {
        report?.item(item);
        if (options.quiet !== true && !isJson()) console.log(itemLine(item));
      });
    } finally {
      progress.end();
    }
  });
  await report?.end(summary);
  // An import that stopped half way prints only its error; the report has the rest.
  if (summary.fault === '' || !isJson()) printResult(summary, summaryText(summary));
  if (summary.fault !== '') throw new OperatorError(`The import stopped: ${summary.fault}`);
}

function fileAt(path: string, onBytes: (bytes: number) => void): ImportFile {
  return {
    name: basename(path),
    async *open() {
      for await (const chunk of createReadStream(path, { highWaterMark: 64 * 1024 })) {
        onBytes(chunk.length);
        yield chunk;
      }
    },
  };
}

interface Report {
  item(item: ReportItem): void;
  end(summary: ReportSummary): Promise<void>;
}

/** Streams the report to the file, because a million items would not fit into memory. */
async function reportInto(path: string): Promise<Report> {
  const to: WriteStream = createWriteStream(path);
  try {
    await once(to, 'open');
  } catch {
    throw new OperatorError(`The report cannot be written to ${path}.`);
  }
  let fault: Error | undefined;
  to.on('error', (error) => {
    fault = error;
  });
  let first = true;
  to.write('{"items":[\n');
  return {
    item(item) {
      to.write(`${first ? '' : ',\n'}${JSON.stringify(item)}`);
      first = false;
    },
    async end(summary) {
      to.end(`\n],"summary":${JSON.stringify(summary)}}\n`);
      if (!to.closed) await once(to, 'close');
      if (fault) throw new OperatorError(`The import is done, but its report is not whole: ${fault.message}`);
    },
  };
}

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new OperatorError(`There is no file ${path}.`);
  return found.size;
}

async function folderAt(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) throw new OperatorError(`There is no folder ${path} to take pictures from.`);
}

function refuseUnknownSite(edition: Edition, slug: string): void {
  if (edition.sites.some((site) => site.slug === slug)) return;
  const known = edition.sites.map((site) => site.slug).join(', ');
  throw new OperatorError(`No site has the slug ${slug}; there are ${known}.`);
}
