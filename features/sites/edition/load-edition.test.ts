import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { loadTestEdition } from '#tests/edition.ts';

const real = join(import.meta.dirname, '../../../edition');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lapzarta-edition-'));
  for (const part of [
    'edition.yaml',
    'pages.yaml',
    'redirects.yaml',
    'staff.yaml',
    'sites',
    'sections',
    'landings',
    'supplements',
    'maps',
    'records',
    'marks',
    'art',
  ])
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
  const error = await loadTestEdition(folder).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(OperatorError);
  return error instanceof Error ? error.message : '';
}

describe('an edition that says nothing about consent', () => {
  it('has mode none: nobody is asked, and nothing that needs consent is loaded [S18]', async () => {
    expect((await loadTestEdition(folder)).settings.consent).toMatchObject({ mode: 'own' });
    await change('edition.yaml', /^consent: .*\n/m, '');
    expect((await loadTestEdition(folder)).settings.consent).toEqual({ mode: 'none', policyVersion: '1' });
  });
});

describe('the edition', () => {
  it('has five sites, the main one first, each with a wordmark of its own [SITE-01] [SITE-03]', async () => {
    const edition = await loadTestEdition(folder);
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

  it('uses forints, lei on the regional site, and the domain’s currency on sub-sites [SITE-05] [X27]', async () => {
    const { sites } = await loadTestEdition(folder);
    for (const { slug, currency, currencySign } of sites)
      expect([slug, currency, currencySign]).toEqual(
        slug === 'transtelex' ? [slug, 'RON', 'Lei'] : [slug, 'HUF', 'Ft'],
      );
  });

  it('has sections as a path pattern and components, each a factory with its props [SITE-39]', async () => {
    const latest = await sectionNamed('legfrissebb');
    expect(latest).toMatchObject({
      pattern: '/legfrissebb',
      components: [{ factory: 'article-list', props: { search: { sites: 'own' }, perPage: 10 } }],
    });
    await change('sections/lists.yaml', 'search: { sites: own }, perPage: 10', 'search: { sites: own }');
    expect((await sectionNamed('legfrissebb')).components[0]?.props).toMatchObject({ perPage: 10 });
    await change('sections/lists.yaml', 'search: { sites: own }', 'kereses: { sites: own }');
    expect(await faults()).toMatch(/lists\.yaml: 0\.components\.0\.props/);
  });

  it('has one menu entry for after, five for g7 and karakter [SITE-42] [SITE-43] [SITE-44]', async () => {
    const { sites } = await loadTestEdition(folder);
    const menuOf = (slug: string) => sites.find((site) => site.slug === slug)?.menu.map(({ href }) => href);
    expect(menuOf('after')).toEqual(['/after/legfrissebb']);
    expect(menuOf('g7')).toEqual(['/g7/legfrissebb', '/g7/adat', '/g7/penz', '/g7/kozelet', '/g7/podcast']);
    expect(menuOf('karakter')).toEqual([
      '/karakter/legfrissebb',
      '/karakter/kultura',
      '/karakter/telextarcak',
      '/karakter/konyvespolc',
      '/karakter/nagyito',
    ]);
  });

  it('names the lists with the same stories as a section’s page [X06]', async () => {
    const { sections } = await loadTestEdition(folder);
    const [section, own] = ['/rss/rovat/', '/rovat/'];
    const doubled = sections.filter(
      ({ rss, pattern }) => rss.startsWith(section) && !pattern.startsWith(own),
    );
    expect(doubled).toHaveLength(9);
    for (const { name, twin, rss } of doubled) expect(twin, name).toBe(rss.slice('/rss'.length));
  });

  it('has a tab for all hikes and one for each difficulty, and two for After [LIST-15] [LIST-24]', async () => {
    const tabsOf = async (name: string) =>
      (await sectionNamed(name)).components.flatMap((component) =>
        component.factory === 'tabs' ? component.props.tabs.map(({ path }) => path) : [],
      );
    const hikes = ['konnyu', 'kozepes', 'nehez', 'extrem'].map((tab) => `/rovat/szepkilatas/${tab}`);
    expect(await tabsOf('szepkilatas')).toEqual(['/rovat/szepkilatas', ...hikes]);
    expect(await tabsOf('szepkilatas-nehezseg')).toEqual(await tabsOf('szepkilatas'));
    expect(await tabsOf('after')).toEqual(['/', '/legfrissebb']);
  });
});

async function sectionNamed(name: string) {
  const section = (await loadTestEdition(folder)).sections.find((one) => one.name === name);
  if (!section) throw new Error(`no section is called ${name}`);
  return section;
}

describe('an edition with a fault is rejected with file and location', () => {
  it.each([
    [
      'a setting that does not exist',
      'edition.yaml',
      'publisher: Lapzárta Kiadó',
      'publisher: Lapzárta Kiadó\npublishr: Lapzárta',
      /edition\.yaml: .*publishr/,
    ],
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
      'transtelex]',
      'g8]',
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
    ['an unknown currency', 'sites/telex.yaml', 'currency: HUF', 'currency: ECU', /telex\.yaml: currency: /],
    ['what is not YAML', 'sites/telex.yaml', 'slug: telex', 'slug: [telex', /telex\.yaml: /],
    ['a field that is missing', 'sites/telex.yaml', /timeZone: .*\n/, '', /telex\.yaml: timeZone: /],
  ])('%s', async (_what, file, from: string | RegExp, to, message) => {
    await change(file, from, to);
    expect(await faults()).toMatch(message);
  });

  it.each([
    [
      'two patterns that take the same path, neither the more particular [SITE-40]',
      'sections/topics.yaml',
      'pattern: /rovat/kozlemeny',
      'pattern: "/rovat/{nev}"',
      /section 'rovat' and section 'kozlemeny' could both answer at one address \(telex\)/,
    ],
    [
      'two lists behind one front page [X03]',
      'sections/after.yaml',
      'pattern: /legfrissebb',
      'pattern: /',
      /section 'after' and section 'after-legfrissebb' could both answer at one address \(after\)/,
    ],
    [
      'a section in the place of a page that is code [SITE-40]',
      'sections/lists.yaml',
      'pattern: /kedvenceink',
      'pattern: /te',
      /the route 'youth' and section 'kedvenceink' could both answer at one address \(telex\)/,
    ],
    [
      'a section that would take stories’ addresses [SITE-40]',
      'sections/lists.yaml',
      'pattern: /kedvenceink',
      'pattern: "/{year:4}/{month:2}/{day:2}/{nev}"',
      /the route 'single_article' and section 'kedvenceink' could both/,
    ],
    [
      'a tab that no section answers [LIST-02]',
      'sections/szepkilatas.yaml',
      'path: /rovat/szepkilatas/nehez }',
      'path: /rovat/szepkilatas/kemeny }',
      /section 'szepkilatas': no page answers at \/rovat\/szepkilatas\/kemeny/,
    ],
    [
      'tabs none of which is the page itself [LIST-02]',
      'sections/after.yaml',
      '{ title: Legfrissebb, path: /legfrissebb }',
      '{ title: Legfrissebb, path: /archivum }',
      /section 'after-legfrissebb': none of its tabs is \/after\/legfrissebb/,
    ],
    [
      'a feed named by a parameter that is not there',
      'sections/topics.yaml',
      '/rss/cimke/{slug}',
      '/rss/cimke/{nev}',
      /section 'cimke': rss has the placeholder 'nev', which \/cimke\/\{slug\} does not have/,
    ],
    [
      'a search by a parameter that is not there',
      'sections/topics.yaml',
      'tags: ["{slug}"]',
      'tags: ["{nev}"]',
      /section 'cimke': a search has the placeholder 'nev'/,
    ],
    [
      'a selected search that is not there [SITE-39]',
      'sections/szepkilatas.yaml',
      'nehez: {',
      'kemeny: {',
      /section 'szepkilatas-nehezseg': selectedSearch: there is no search 'nehez'/,
    ],
    [
      'a list of nothing [SITE-39]',
      'sections/lists.yaml',
      'props: { search: { flags: [favorite] } }',
      'props: {}',
      /section 'kedvenceink': an article-list has either a search or searches/,
    ],
    [
      'a search on a site that is none',
      'sections/lists.yaml',
      'search: { flags: [favorite] }',
      'search: { sites: { site: sehol } }',
      /section 'kedvenceink': a search names the site 'sehol', which is none/,
    ],
    [
      'highlights where there are none [LIST-22]',
      'sections/lists.yaml',
      'components:\n    - factory: article-list\n      props: { search: { flags: [favorite] } }',
      'components:\n    - factory: highlight-block\n      props: {}\n    - factory: article-list\n      props: { search: { flags: [favorite] } }',
      /section 'kedvenceink': a highlight-block is allowed on the routes english, /,
    ],
    [
      'a name twice',
      'sections/lists.yaml',
      'name: kedvenceink',
      'name: legfontosabb',
      /section 'legfontosabb': another section has the same name/,
    ],
    [
      'a list of values for no parameter',
      'sections/szepkilatas.yaml',
      'allowed: { tab:',
      'allowed: { tab: [konnyu], ful:',
      /section 'szepkilatas-nehezseg': allowed names 'ful'/,
    ],
    [
      'a list in the place of one that is nowhere [X06]',
      'sections/g7.yaml',
      'twin: /rovat/adat',
      'twin: /rovatok/adat',
      /section 'g7-adat': no page answers at \/g7\/rovatok\/adat/,
    ],
    [
      'a menu that leads nowhere',
      'sites/g7.yaml',
      'href: /g7/adat',
      'href: /g7/adatok',
      /site 'g7': no page answers at \/g7\/adatok/,
    ],
    [
      'a menu that takes two steps [S04]',
      'sites/telex.yaml',
      'href: /rovat/sport',
      'href: /Rovat/sport',
      /site 'telex': \/Rovat\/sport only redirects to \/rovat\/sport/,
    ],
    [
      'a desk of an unknown site [SITE-34]',
      'staff.yaml',
      'site: transtelex',
      'site: sehol',
      /staff\.yaml: Szerkesztőség: no site has the slug 'sehol'/,
    ],
    [
      'an academy that is not called so [SITE-26]',
      'pages.yaml',
      'path: /lapzartaakademia',
      'path: /lapzartaiskola',
      /pages\.yaml: .*path/,
    ],
    [
      'an imprint without people [SITE-33]',
      'pages.yaml',
      'sites: [transtelex]',
      'sites: [sehol]',
      /pages\.yaml: impresszum-erdely: no site has the slug 'sehol'/,
    ],
    [
      'an imprint below another [SITE-33]',
      'pages.yaml',
      'sites: [telex]',
      'sites: [after]',
      /pages\.yaml: impresszum: 'after' is not at the root of its domain/,
    ],
    [
      'two imprints at one address [SITE-33]',
      'pages.yaml',
      'sites: [transtelex]',
      'sites: [telex, transtelex]',
      /the route 'imprint' and the route 'imprint' could both answer at one address \(telex\)/,
    ],
    [
      'a one-percent page where there must be none [ROLE-03]',
      'pages.yaml',
      /(document: egyszazalek\n {2}sites: \[telex)/,
      '$1, transtelex',
      /pages\.yaml: egyszazalek: 'transtelex' is without 'one_percent'/,
    ],
    [
      'an invalid tax number [SITE-36]',
      'pages.yaml',
      '00000000-0-00',
      '0000-0-00',
      /pages\.yaml: .*taxNumber/,
    ],
    [
      'stories for the young that are nowhere [SITE-27]',
      'pages.yaml',
      'href: /cimke/fiatalok',
      'href: /cimkek/fiatalok',
      /pages\.yaml: fiataloknak: no page answers at \/cimkek\/fiatalok/,
    ],
    [
      'a redirect that is none',
      'redirects.yaml',
      'sites: [telex, transtelex]',
      'sites: []',
      /redirects\.yaml: 0\.sites/,
    ],
    [
      'a redirect that leads back [S04]',
      'redirects.yaml',
      'to: /legfrissebb,',
      'to: /list/newest,',
      /redirects\.yaml: \/list\/newest → \/list\/newest: leads back to itself/,
    ],
    [
      'a shop that is not safe to visit [REDIR-12]',
      'edition.yaml',
      'https://bolt',
      'http://bolt',
      /edition\.yaml: shop\.href/,
    ],
  ])('%s', async (_what, file, from, to, message) => {
    await change(file, from, to);
    expect(await faults()).toMatch(message);
  });

  it('reports a missing folder', async () => {
    await rm(folder, { recursive: true });
    expect(await faults()).toMatch(/edition\.yaml/);
  });
});
