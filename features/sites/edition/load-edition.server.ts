/** Loads an edition from its folder; reports all faults of all files at once, with the file names. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { checkValue, readJsonValue, readYamlValue } from '#platform/text/read-yaml.server.ts';
import { faultsOfEdition, type KnownFaults } from '../faults/edition-faults.ts';
import { sectionSchema } from '../sections/section.ts';
import { contentPagesSchema } from './content-page.ts';
import { type Edition, type EditionSetting, editionFileSchema, type ProgramParts } from './edition.ts';
import { landingSchema } from './landing.ts';
import { readWords } from './load-words.server.ts';
import { redirectSchema } from './redirect.ts';
import { repair } from './repair.ts';
import { type Site, siteSchema } from './site.ts';
import { artOf } from './site-art.ts';
import { staffSchema } from './staff.ts';
import { substitutes } from './substitutes.ts';

export async function loadEdition(folder: string, program: ProgramParts): Promise<Edition> {
  const reading: Reading = {
    parts: program.parts,
    settings: program.settings,
    faults: [],
    unreadable: [],
    unreadableSites: [],
    faulty: new Set(),
  };
  const edition = await readEdition(folder, program, reading);
  const faults = [...reading.faults, ...faultsOfEdition(edition, reading)];
  if (reading.unreadable.length > 0)
    faults.push(`Where links lead is checked when this can be read: ${reading.unreadable.join(', ')}`);
  if (faults.length > 0) throw new OperatorError(['The edition cannot be used:', ...faults].join('\n  '));
  return edition;
}

interface Reading extends KnownFaults {
  faults: string[];
  /** Files with faults in their addresses. */
  unreadable: string[];
  /** Slugs, from the file names, of sites whose file is not valid YAML. */
  unreadableSites: string[];
  /** Parts of the edition with faults of their own; faults that follow from these are not reported. */
  faulty: Set<unknown>;
}

async function readEdition(folder: string, { routes }: ProgramParts, reading: Reading): Promise<Edition> {
  const path = (name: string): string => join(folder, name);
  const sites = await readFolder(path('sites'), siteKind, reading);
  const sections = await readFolder(path('sections'), sectionKind, reading);
  const landings = await readFolder(path('landings'), landingKind, reading);
  const [settings] = await readParts(path('edition.yaml'), editionKindWith(reading.settings), reading);
  const pages = await readParts(path('pages.yaml'), pageKind, reading);
  const redirects = await readParts(path('redirects.yaml'), redirectKind, reading);
  const staff = await readParts(path('staff.yaml'), staffKind, reading);
  const parts = await readPartsOfFeatures(folder, reading);
  const wordmarks = await readWordmarks(folder, sites, reading.faults);
  const words = await readWords(path('words'), reading.faults);
  reading.faults.push(...(await missingArt(path('art'), sites)));
  if (sites.length === 0 && reading.unreadableSites.length === 0)
    reading.faults.push(`${path('sites')}: no .yaml file here`);
  const fallback = { ...editionFileSchema.parse(substitutes.paper), mainSite: sites[0]?.slug ?? '' };
  if (settings === undefined) reading.faulty.add(fallback);
  const readable = { settings: settings ?? fallback };
  const known = reading.faulty.has(readable.settings) ? [] : reading.settings;
  const edition = {
    ...readable.settings,
    ...readable,
    routes,
    sites,
    sections,
    landings,
    pages,
    redirects,
    staff,
    parts,
    wordmarks,
    logos: await readLogos(
      path('marks'),
      known.flatMap(({ logos }) => logos(readable)),
      reading.faults,
    ),
    frameHosts: known.flatMap(({ frameHosts }) => frameHosts(readable)),
    shareSizes: await readShareSizes(path('art'), sites),
    theme: await readTheme(path('theme.css')),
    words,
  };
  if (reading.faulty.has(readable.settings)) reading.faulty.add(edition);
  edition.sites.sort(mainSiteFirst(edition.mainSite));
  return edition;
}

/** A kind of part, of which a file holds one or a list. */
interface Kind<T> {
  schema: z.ZodType<T>;
  isList: boolean;
  substitute: unknown;
  /** Fields that determine the part's addresses. */
  addressFields: readonly string[];
}

const siteKind = kind(siteSchema, false, substitutes.site, ['slug', 'domains', 'path', 'without']);
const sectionKind = kind(sectionSchema, true, substitutes.section, ['route', 'pattern', 'allowed', 'sites']);
const landingKind = kind(landingSchema, false, {}, []);
const pageKind = kind(contentPagesSchema.element, true, substitutes.page, ['route', 'path', 'sites']);
const redirectKind = kind(redirectSchema, true, substitutes.redirect, ['from', 'sites']);
const staffKind = kind(staffSchema.element, true, {}, []);

function editionKindWith(settings: readonly EditionSetting[]) {
  const shapes: Record<string, z.ZodType> = Object.fromEntries(
    settings.map(({ key, schema }) => [key, schema]),
  );
  const schema = z.strictObject({ ...shapes, ...editionFileSchema.shape });
  return kind(schema, false, substitutes.paper, ['mainSite', 'shop']);
}

function kind<T>(
  schema: z.ZodType<T>,
  isList: boolean,
  substitute: unknown,
  addressFields: readonly string[],
): Kind<T> {
  return { schema, isList, substitute, addressFields };
}

async function readPartsOfFeatures(folder: string, reading: Reading): Promise<object[]> {
  const values = await Promise.all(
    reading.parts.map(({ folder: name, schema, addressFields }) =>
      readFolder(join(folder, name), kind(schema, false, {}, addressFields), reading),
    ),
  );
  return values.flat();
}

async function readFolder<T>(folder: string, kind: Kind<T>, reading: Reading): Promise<T[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const files = names.filter((name) => /\.(yaml|json)$/.test(name)).toSorted();
  const parts: T[] = [];
  for (const name of files) {
    const found = await readParts(join(folder, name), kind, reading);
    if (found.length === 0 && basename(folder) === 'sites')
      reading.unreadableSites.push(basename(name, '.yaml'));
    parts.push(...found);
  }
  return parts;
}

async function readParts<T>(file: string, kind: Kind<T>, reading: Reading): Promise<T[]> {
  const read = file.endsWith('.json') ? readJsonValue : readYamlValue;
  const found = await read(file, reading.faults);
  const entries = kind.isList ? listIn(file, found?.content, reading) : [found?.content];
  if (found === undefined || entries === undefined) {
    if (kind.addressFields.length > 0) reading.unreadable.push(file);
    return [];
  }
  return entries.flatMap((entry, at) => readPart(file, entry, kind.isList ? [at] : [], kind, reading));
}

function listIn(file: string, content: unknown, { faults }: Reading): unknown[] | undefined {
  return content === undefined ? undefined : checkValue(file, content, z.array(z.unknown()), faults);
}

function readPart<T>(
  file: string,
  value: unknown,
  place: PropertyKey[],
  { schema, substitute, addressFields }: Kind<T>,
  { faults, unreadable, faulty }: Reading,
): T[] {
  const valid = checkValue(file, value, schema, faults, place);
  if (valid !== undefined) return [valid];
  const repaired = repair(schema, value, substitute);
  const isPlaced = repaired && !addressFields.some((field) => repaired.fields.has(field));
  if (!isPlaced && addressFields.length > 0 && !unreadable.includes(file)) unreadable.push(file);
  if (repaired) faulty.add(repaired.value);
  return repaired ? [repaired.value] : [];
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

/** As data addresses: logos are small, and on few pages. */
async function readLogos(folder: string, names: string[], faults: string[]): Promise<Edition['logos']> {
  const logos: Record<string, string> = {};
  for (const name of names) {
    const file = await readFile(join(folder, name)).catch(() => undefined);
    const type = name.endsWith('.svg') ? 'svg+xml' : 'png';
    if (file === undefined) faults.push(`${join(folder, name)}: this logo is missing`);
    else logos[name] = `data:image/${type};base64,${file.toString('base64')}`;
  }
  return logos;
}

/** Pictures are drawn as large as their SVG says. A missing drawing is reported with the others. */
async function readShareSizes(folder: string, sites: Site[]): Promise<Edition['shareSizes']> {
  const sizes: Record<string, { width: number; height: number }> = {};
  for (const { slug, facebookLogo } of sites) {
    const svg = await readFile(join(folder, facebookLogo.replace(/\.\w+$/, '.svg')), 'utf8').catch(() => '');
    const [, width, height] = /^<svg[^>]* width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
    if (width && height) sizes[slug] = { width: Number(width), height: Number(height) };
  }
  return sizes;
}

/** An edition without a theme has the colours of its sites only. */
async function readTheme(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

async function missingArt(folder: string, sites: Site[]): Promise<string[]> {
  const names = new Set(await readdir(folder).catch((): string[] => []));
  return sites.flatMap((site) =>
    artOf(site)
      .map((name) => `${name}.svg`)
      .filter((file) => !names.has(file))
      .map((file) => `${join(folder, file)}: this drawing of '${site.slug}' is missing`),
  );
}

function mainSiteFirst(main: string): (a: Site, b: Site) => number {
  return (a, b) => Number(b.slug === main) - Number(a.slug === main);
}
