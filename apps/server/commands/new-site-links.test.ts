/** Every link of a site and a section that a command has just added leads somewhere, before there is a story. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadTestEdition } from '#tests/edition.ts';
import { withServer } from '#tests/server.ts';
import { createProgram } from './create-program.ts';
import { runProgram } from './run-program.ts';

const real = join(import.meta.dirname, '../../../edition');
const folder = mkdtempSync(join(tmpdir(), 'lapzarta-edition-'));
const codes = await addAll();
const edition = await loadTestEdition(folder);
const server = withServer({ edition: () => edition });
afterAll(() => rmSync(folder, { recursive: true }));

async function addAll(): Promise<number[]> {
  cpSync(real, folder, { recursive: true });
  vi.stubEnv('LAPZARTA_EDITION', folder);
  vi.stubEnv('LAPZARTA_ENV_FILE', 'off');
  const silent = vi.spyOn(console, 'log').mockReturnValue(undefined);
  const commands = [
    ['site', 'add', 'videk', '--name', 'Vidék', '--path', '/videk'],
    ['site', 'add', 'felvidek', '--name', 'Felvidék', '--domain', 'felvidek.localhost'],
    ['section', 'add', 'irodalom', '--title', 'Irodalom', '--sites', 'telex,felvidek', '--menu'],
  ];
  const ended: number[] = [];
  for (const command of commands) ended.push(await runProgram(createProgram(), command));
  silent.mockRestore();
  vi.unstubAllEnvs();
  return ended;
}

const linksIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, path = '']) => path.replaceAll('&amp;', '&')),
  ),
];

describe('after site add and section add', () => {
  beforeAll(async () => {
    // Documents come with an edition's database.
    for (const slug of documentsOf()) {
      const updatedAt = new Date('2026-11-01T00:00:00+01:00');
      await server.context.content.writeDocument({
        slug,
        site: 'telex',
        language: 'hu',
        title: slug,
        body: [],
        updatedAt,
      });
    }
    await server.settled();
  });

  function documentsOf(): string[] {
    const main = edition.sites.find(({ slug }) => slug === 'telex');
    const named = main?.footer.flatMap(({ href }) => /^\/dokumentum\/(.+)/.exec(href)?.[1] ?? []) ?? [];
    return [...named, ...edition.pages.map(({ document }) => document)];
  }

  it.each([
    ['localhost', '/videk'],
    ['localhost', '/videk/legfrissebb'],
    ['felvidek.localhost', '/'],
    ['felvidek.localhost', '/legfrissebb'],
    ['felvidek.localhost', '/irodalom'],
  ])('no link leads nowhere: %s%s [SITE-03]', async (host, path) => {
    expect(codes).toEqual([0, 0, 0]);
    const page = await server.telex(path, { host });
    expect(page.status).toBe(200);
    const statuses = await Promise.all(
      linksIn(page.text).map(async (link) => [link, (await server.telex(link, { host })).status] as const),
    );
    expect(statuses.length).toBeGreaterThan(3);
    expect(statuses.filter(([, status]) => status >= 400)).toEqual([]);
  });

  it('a section without a story says so, and search engines do not list it [SITE-40]', async () => {
    const { status, text } = await server.telex('/irodalom');
    expect(status).toBe(200);
    expect(text).toContain('Itt még nincs cikk.');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect((await server.telex('/irodalom?oldal=2')).status).toBe(404);
  });

  it('a site of its own domain links its imprint and what it does with data', async () => {
    const { text } = await server.telex('/', { host: 'felvidek.localhost' });
    const links = linksIn(text);
    expect(links).toEqual(expect.arrayContaining(['/impresszum', '/dokumentum/adatkezeles']));
  });

  it('each site has a property of its own in Beam, a UUID', () => {
    const [one, other] = ['videk', 'felvidek'].map(
      (slug) => edition.sites.find((site) => site.slug === slug)?.beamProperty,
    );
    expect(one).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(one).not.toBe(other);
  });
});
