import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { anonymous, type Edition, mainSite } from '#features/sites/public.ts';
import { loadTestEdition } from '#tests/edition.ts';
import { cataloguePage } from './catalogue.page.ts';

const local = await loadTestEdition();
const published: Edition = {
  ...local,
  sites: local.sites.map((site) => (site === mainSite(local) ? { ...site, domains: ['lap.example'] } : site)),
};

function load(edition: Edition, preview: boolean) {
  const site = mainSite(edition);
  return cataloguePage.load(
    {
      site,
      view: { edition, site, port: 8080 },
      path: '/__ui',
      isInApp: false,
      viewer: anonymous,
      row: undefined,
      params: {},
      query: {},
      cookie: null,
    },
    { preview },
  );
}

it.each([
  ['is shown in development, and to no search engine', local, false, 'page'],
  ['is shown in a preview of a public address', published, true, 'page'],
  ['does not exist at a public address', published, false, 'nothing'],
] as const)('the catalogue of parts %s', async (_title, edition, preview, kind) => {
  const result = await load(edition, preview);
  expect(result.kind).toBe(kind);
  if (result.kind === 'page') expect(result.head.robots).toContain('noindex');
});

it('shows every component of the interface that readers see', () => {
  // `ui/app` belongs to the newsroom, of which readers' pages import nothing.
  const components = filesIn('ui', ['ui/app/**']).flatMap((file) =>
    [...file.matchAll(/^export function ([A-Z]\w*)/gm)].map(([, name]) => name),
  );
  const samples = filesIn('pages/catalogue').join('\n');
  // The first is inside of Field and Select, the second has no look.
  const shownByOthers = ['FieldFrame', 'Island'];
  expect(components.length).toBeGreaterThan(20);
  expect(components.filter((name) => !new RegExp(`<${name}\\b`).test(samples)).toSorted()).toEqual(
    shownByOthers,
  );
});

function filesIn(folder: string, without: string[] = []): string[] {
  return globSync(`${folder}/**/*.tsx`, { exclude: ['**/*.test.tsx', ...without] }).map((file) =>
    readFileSync(file, 'utf8'),
  );
}
