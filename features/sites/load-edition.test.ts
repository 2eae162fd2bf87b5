import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { loadEdition } from './load-edition.server.ts';

const real = join(import.meta.dirname, '../../edition');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lapzarta-edition-'));
  for (const part of ['edition.yaml', 'sites', 'sections', 'marks'])
    await cp(join(real, part), join(folder, part), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function change(file: string, from: string | RegExp, to: string): Promise<void> {
  const path = join(folder, file);
  const before = await readFile(path, 'utf8');
  const after = before.replace(from, to);
  expect(after, `${file} has no ${from}`).not.toBe(before);
  await writeFile(path, after);
}

async function faults(): Promise<string> {
  const error = await loadEdition(folder).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(OperatorError);
  return error instanceof Error ? error.message : '';
}

describe('the edition', () => {
  it('has five sites, the main one first, each with a wordmark of its own [SITE-01] [SITE-03]', async () => {
    const edition = await loadEdition(folder);
    expect(edition.sites.map((site) => site.slug).toSorted()).toEqual([
      'after',
      'g7',
      'karakter',
      'telex',
      'transtelex',
    ]);
    expect(edition.sites[0]?.slug).toBe(edition.mainSite);
    for (const site of edition.sites) expect(edition.wordmarks[site.slug]).toMatch(/^<svg/);
  });

  it('pays in forints, and in lei in the regional one, sub-sites as their domain [SITE-05] [X27]', async () => {
    const { sites } = await loadEdition(folder);
    for (const { slug, currency, currencySign } of sites)
      expect([slug, currency, currencySign]).toEqual(
        slug === 'transtelex' ? [slug, 'RON', 'Lei'] : [slug, 'HUF', 'Ft'],
      );
  });

  it('holds sections as a path pattern and components, each a factory with its props [SITE-39]', async () => {
    const [latest] = (await loadEdition(folder)).sections;
    expect(latest).toMatchObject({
      pattern: '/legfrissebb',
      components: [{ factory: 'article-list', props: { search: 'latest', perPage: 10 } }],
    });
    await change('sections/lists.yaml', 'perPage: 10, ', '');
    expect((await loadEdition(folder)).sections[0]?.components[0]?.props.perPage).toBe(10);
    await change('sections/lists.yaml', 'search: latest', 'kereses: latest');
    expect(await faults()).toMatch(/lists\.yaml: 0\.components\.0\.props\.search: /);
  });
});

describe('an edition with a fault is refused with the file and the place', () => {
  it.each([
    [
      'an unknown component [ERR-07]',
      'sections/lists.yaml',
      'article-list',
      'article-lisp',
      /lists\.yaml: 0\.components\.0\.factory: Referenced component not found/,
    ],
    [
      'an unknown site of a section',
      'sections/lists.yaml',
      'g7,',
      'g8,',
      /section 'legfrissebb': no site has the slug 'g8'/,
    ],
    [
      'a pattern that is none',
      'sections/lists.yaml',
      'pattern: /legfrissebb',
      'pattern: /a b',
      /'\/a b' is not a path pattern/,
    ],
    ['a slug twice', 'sites/g7.yaml', 'slug: g7', 'slug: after', /two sites have the same slug/],
    [
      'a place twice',
      'sites/g7.yaml',
      /path: "?\/g7"?/,
      'path: /after',
      /two sites have the same domain and path/,
    ],
    [
      'a main site that is none',
      'edition.yaml',
      'mainSite: telex',
      'mainSite: sehol',
      /mainSite 'sehol' is not a site/,
    ],
    [
      'a wordmark that is missing',
      'sites/g7.yaml',
      'wordmark: g7.svg',
      'wordmark: nincs.svg',
      /nincs\.svg: the wordmark of 'g7' is missing/,
    ],
    [
      'a currency nobody knows',
      'sites/telex.yaml',
      'currency: HUF',
      'currency: ECU',
      /telex\.yaml: currency: /,
    ],
    ['what is not YAML', 'sites/telex.yaml', 'slug: telex', 'slug: [telex', /telex\.yaml: /],
    ['a field that is missing', 'sites/telex.yaml', /twitterSite: .*\n/, '', /telex\.yaml: twitterSite: /],
  ])('%s', async (_what, file, from: string | RegExp, to, message) => {
    await change(file, from, to);
    expect(await faults()).toMatch(message);
  });

  it('names all faults at once', async () => {
    await change('sites/telex.yaml', 'currency: HUF', 'currency: ECU');
    await change('sections/lists.yaml', 'article-list', 'article-lisp');
    const message = await faults();
    expect(message).toMatch(/currency/);
    expect(message).toMatch(/Referenced component not found/);
  });

  it('says so when there is nothing at all', async () => {
    await rm(folder, { recursive: true });
    expect(await faults()).toMatch(/edition\.yaml/);
  });
});
