/** `lapzarta site add` and `lapzarta section add`: write edition files that take effect at the next start. */

import { randomUUID } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { stringify } from 'yaml';
import { OperatorError, UsageError } from '#platform/cli/operator-error.ts';
import { printResult } from '#platform/cli/output.ts';
import { configOfProcess } from '#platform/config/config.server.ts';
import type { Edition, ProgramParts } from '../edition/edition.ts';
import { loadEdition } from '../edition/load-edition.server.ts';
import { drawMarks } from '../new-site/draw-marks.ts';
import { openFont } from '../new-site/lettering.server.ts';
import { filesOfSite, listedSection, type NewSite, pagesOfSite } from '../new-site/new-site.ts';
import { isReadable, nearestReadable } from '../new-site/readable-colour.ts';
import { type EditionChange, writeEdition } from '../new-site/write-edition.server.ts';

export function addEditionCommands(program: Command, parts: ProgramParts): void {
  program
    .command('edition')
    .description('The edition: the publication as data.')
    .command('copy <folder>')
    .description('Copy the edition to a folder outside the checkout, which upgrades never touch.')
    .action((folder: string) => copyEdition(folder, parts));
  program
    .command('site')
    .description('Sites of the edition.')
    .command('add')
    .description('Add a site: its file, wordmark, drawings and lists. Existing files are not overwritten.')
    .argument('<slug>', 'lower-case letters, digits and hyphens', slugOf)
    .requiredOption('--name <name>', 'as readers see it')
    .option('--path <path>', "below the main site's domain, such as /videk", pathOf)
    .option('--domain <domain>', 'a domain of its own, such as videk.example')
    .option('--tagline <text>', 'a few words below the name', '')
    .option('--accent <colour>', 'its colour, dark enough for white letters', colourOf, '#2f4858')
    .action((slug: string, options: SiteOptions) => addSite(slug, options, parts));
  program
    .command('section')
    .description('Sections of the edition.')
    .command('add')
    .description('Add a section with a page of its own. An existing one is not changed.')
    .argument('<slug>', 'its address, and the label of its stories', slugOf)
    .requiredOption('--title <title>', 'as readers see it')
    .requiredOption('--sites <slugs>', 'where it answers, with commas between')
    .option('--menu', 'put it into the menus of these sites')
    .action((slug: string, options: SectionOptions) => addSection(slug, options, parts));
}

async function copyEdition(to: string, parts: ProgramParts): Promise<void> {
  const { editionFolder } = configOfProcess();
  const folder = resolve(to);
  if (!relative(editionFolder, folder).startsWith('..'))
    throw new OperatorError(`${folder} is inside the edition that would be copied.`);
  const isThere = await readdir(folder).then(
    (names) => names.length > 0,
    () => false,
  );
  if (isThere) throw new OperatorError(`${folder} has files already.`);
  await loadEdition(editionFolder, parts);
  await cp(editionFolder, folder, { recursive: true }).catch((error: Error) => {
    throw new OperatorError(`The edition cannot be copied: ${error.message}`);
  });
  await withoutSample(join(folder, 'edition.yaml'));
  printResult({ folder }, `The edition is in ${folder}. Set LAPZARTA_EDITION=${folder} to use it.`);
}

/** The demonstration's stories are not those of the copy. */
async function withoutSample(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/^(?:# An empty database.*\n)?sample: true\n/m, ''));
}

interface SiteOptions {
  name: string;
  path?: string;
  domain?: string;
  tagline: string;
  accent: string;
}

async function addSite(
  slug: string,
  { path, domain, ...about }: SiteOptions,
  parts: ProgramParts,
): Promise<void> {
  if ((path === undefined) === (domain === undefined))
    throw new UsageError('A site has either --path or --domain.');
  if (!isReadable(about.accent))
    throw new UsageError(
      `Letters in ${about.accent} cannot be read on light pages, nor white ones on it; the nearest that can: ${nearestReadable(about.accent)}.`,
    );
  const { editionFolder } = configOfProcess();
  const edition = await loadEdition(editionFolder, parts);
  if (edition.sites.some((site) => site.slug === slug))
    throw new OperatorError(`There is a site '${slug}' already.`);
  const wordmarkFont = await openFont('wordmark');
  const [first = ''] = about.name;
  const marks = drawMarks({
    slug,
    accent: about.accent,
    name: wordmarkFont.set(about.name),
    initial: wordmarkFont.set(first),
  });
  const site: NewSite = { slug, ...about, path: path ?? '', beamProperty: randomUUID() };
  if (domain !== undefined) site.domain = domain;
  const files = { ...filesOfSite(edition, site), ...marks };
  await write(editionFolder, { files, additions: { 'pages.yaml': pagesOfSite(edition, site) } }, parts);
}

interface SectionOptions {
  title: string;
  sites: string;
  menu?: true;
}

async function addSection(slug: string, options: SectionOptions, parts: ProgramParts): Promise<void> {
  const { editionFolder } = configOfProcess();
  const edition = await loadEdition(editionFolder, parts);
  const sites = options.sites.split(',').map((one) => one.trim());
  if (edition.sections.some(({ name, pattern }) => name === slug || pattern === `/${slug}`))
    throw new OperatorError(`There is a section '${slug}' already.`);
  const section = listedSection(slug, options.title, sites);
  const files = { [`sections/${slug}.yaml`]: stringify([section], { lineWidth: 0 }) };
  const entries = options.menu ? menusOf(edition, sites, slug) : [];
  await write(
    editionFolder,
    { files, menus: entries.map((entry) => ({ ...entry, title: options.title })) },
    parts,
  );
}

function menusOf(edition: Edition, sites: string[], slug: string): { site: string; href: string }[] {
  return edition.sites
    .filter((site) => sites.includes(site.slug))
    .map((site) => ({ site: site.slug, href: `${site.path}/${slug}` }));
}

async function write(folder: string, change: EditionChange, parts: ProgramParts): Promise<void> {
  const written = await writeEdition(folder, change, parts);
  const lines = written.map((path) => `  ${path}`);
  printResult(
    { written },
    [`Written in ${folder}:`, ...lines, 'It is used from the next start on.'].join('\n'),
  );
}

function slugOf(text: string): string {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text))
    throw new InvalidArgumentError('small letters, digits and hyphens, such as videk');
  return text;
}

function pathOf(text: string): string {
  if (!/^\/[a-z0-9-]+$/.test(text)) throw new InvalidArgumentError('a path looks like /videk');
  return text;
}

function colourOf(text: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(text)) throw new InvalidArgumentError('a colour looks like #1d5c3a');
  return text;
}
