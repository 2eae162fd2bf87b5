/** Reads an edition from its folder; every fault of every file is reported at once, with the file's name. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { readYamlFile } from '#platform/text/read-yaml.server.ts';
import { contentPagesSchema } from './content-page.ts';
import { type Edition, paperSchema, sectionsSchema } from './edition.ts';
import { faultsOfEdition } from './edition-faults.ts';
import { landingSchema } from './landing.ts';
import { redirectsSchema } from './redirect.ts';
import { type Site, siteSchema } from './site.ts';
import { staffSchema } from './staff.ts';

export async function loadEdition(folder: string): Promise<Edition> {
  const faults: string[] = [];
  const paper = await readYamlFile(join(folder, 'edition.yaml'), paperSchema, faults);
  const sites = await readFolder(join(folder, 'sites'), siteSchema, faults);
  const sections = (await readFolder(join(folder, 'sections'), sectionsSchema, faults)).flat();
  const landings = await readFolder(join(folder, 'landings'), landingSchema, faults, 'optional');
  const pages = await readYamlFile(join(folder, 'pages.yaml'), contentPagesSchema, faults);
  const redirects = await readYamlFile(join(folder, 'redirects.yaml'), redirectsSchema, faults);
  const staff = await readYamlFile(join(folder, 'staff.yaml'), staffSchema, faults);
  const wordmarks = await readWordmarks(folder, sites, faults);
  const edition =
    paper && pages && redirects && staff
      ? { ...paper, sites, sections, landings, pages, redirects, staff, wordmarks }
      : undefined;
  if (edition) edition.sites.sort(mainFirst(edition.mainSite));
  // What does not read by itself would only be reported a second time as missing.
  if (edition && faults.length === 0) faults.push(...faultsOfEdition(edition));
  if (!edition || faults.length > 0)
    throw new OperatorError(['The edition cannot be used:', ...faults].join('\n  '));
  return edition;
}

async function readFolder<T>(
  folder: string,
  schema: z.ZodType<T>,
  faults: string[],
  need: 'required' | 'optional' = 'required',
): Promise<T[]> {
  const names = await readdir(folder).catch(() => [] as string[]);
  const files = names.filter((name) => name.endsWith('.yaml')).toSorted();
  if (files.length === 0 && need === 'required') faults.push(`${folder}: no .yaml file here`);
  const all = await Promise.all(files.map((name) => readYamlFile(join(folder, name), schema, faults)));
  return all.filter((one) => one !== undefined);
}

async function readWordmarks(
  folder: string,
  sites: Site[],
  faults: string[],
): Promise<Record<string, string>> {
  const marks: Record<string, string> = {};
  for (const site of sites) {
    const path = join(folder, 'marks', site.wordmark);
    const svg = await readFile(path, 'utf8').catch(() => undefined);
    if (svg === undefined) faults.push(`${path}: the wordmark of '${site.slug}' is missing`);
    else marks[site.slug] = svg.trim();
  }
  return marks;
}

function mainFirst(main: string): (a: Site, b: Site) => number {
  return (a, b) => Number(b.slug === main) - Number(a.slug === main);
}
