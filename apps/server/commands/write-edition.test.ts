/** An edition changed by `site add` and `section add` loads. */

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadEdition } from '#features/sites/public.server.ts';
import { resolveAddress } from '#features/sites/public.ts';
import { programParts } from '../program.ts';
import { createProgram } from './create-program.ts';
import { runProgram } from './run-program.ts';

const real = join(import.meta.dirname, '../../../edition');
let folder: string;
let output: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lapzarta-edition-'));
  cpSync(real, folder, { recursive: true });
  vi.stubEnv('LAPZARTA_EDITION', folder);
  vi.stubEnv('LAPZARTA_DATA', folder);
  vi.stubEnv('LAPZARTA_ENV_FILE', 'off');
  output = '';
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((text: string) => {
      output += text;
    });
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const lapzarta = (...args: string[]) => runProgram(createProgram(), args);
const files = () => readdirSync(folder, { recursive: true }).length;

describe('lapzarta edition copy', () => {
  it('copies the edition to a folder of its own, and never over files', async () => {
    const copy = join(folder, '../', `${basename(folder)}-own`);
    try {
      expect(await lapzarta('edition', 'copy', copy)).toBe(0);
      expect(output).toContain(`LAPZARTA_EDITION=${copy}`);
      const [here, there] = await Promise.all([
        loadEdition(folder, programParts),
        loadEdition(copy, programParts),
      ]);
      expect(there.sites).toEqual(here.sites);
      expect(await lapzarta('edition', 'copy', copy)).toBe(1);
      expect(output).toContain('has files already');
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });

  it('refuses a folder inside the edition', async () => {
    expect(await lapzarta('edition', 'copy', join(folder, 'own'))).toBe(1);
    expect(output).toContain('is inside the edition');
  });
});

describe('lapzarta site add', () => {
  it('writes a site below a path, with its lists, wordmark and drawings [SITE-03]', async () => {
    expect(await lapzarta('site', 'add', 'videk', '--name', 'Vidék', '--path', '/videk')).toBe(0);
    const edition = await loadEdition(folder, programParts);
    expect(edition.wordmarks.videk).toMatch(/^<svg .*fill="currentColor"><path .* d="M/);
    for (const path of ['/videk', '/videk/legfrissebb', '/videk/rovat/barmi', '/videk/archivum'])
      expect(resolveAddress(edition, 'localhost', path, ''), path).toMatchObject({ kind: 'page' });
  });

  it('writes a site on a domain of its own', async () => {
    const domain = 'felvidek.localhost';
    expect(await lapzarta('site', 'add', 'felvidek', '--name', 'Felvidék', '--domain', domain)).toBe(0);
    const edition = await loadEdition(folder, programParts);
    for (const path of ['/', '/legfrissebb', '/cimke/barmi', '/szerzo/barki'])
      expect(resolveAddress(edition, domain, path, ''), path).toMatchObject({
        kind: 'page',
        site: { slug: 'felvidek' },
      });
  });

  it.each([
    [['g7', '--name', 'G', '--path', '/uj'], 1, "There is a site 'g7' already."],
    [['uj', '--name', 'Új', '--path', '/g7'], 1, 'two sites have the same domain and path'],
    [['uj', '--name', '新聞', '--path', '/uj'], 1, 'has no sign for all of'],
    [['uj', '--name', 'Új'], 2, 'either --path or --domain'],
    [['uj', '--name', 'Új', '--path', '/uj', '--accent', '#ffd400'], 2, 'the nearest that can: #'],
  ])('refuses %j and writes nothing', async (args, code, sentence) => {
    const before = files();
    expect(await lapzarta('site', 'add', ...args)).toBe(code);
    expect(output).toContain(sentence);
    expect(files()).toBe(before);
  });
});

describe('lapzarta section add', () => {
  it('writes a section and menu entries, and changes no other line', async () => {
    const menu = join(folder, 'sites/telex.yaml');
    const before = readFileSync(menu, 'utf8');
    const args = ['irodalom', '--title', 'Irodalom', '--sites', 'telex,karakter', '--menu'];
    expect(await lapzarta('section', 'add', ...args)).toBe(0);
    const edition = await loadEdition(folder, programParts);
    expect(resolveAddress(edition, 'localhost', '/irodalom', '')).toMatchObject({ kind: 'page' });
    const entry = '  - { title: "Irodalom", href: "/irodalom" }\n';
    expect(readFileSync(menu, 'utf8')).toBe(before.replace('footer:', `${entry}footer:`));
    expect(await lapzarta('section', 'add', ...args)).toBe(1);
    expect(output).toContain("There is a section 'irodalom' already.");
  });

  it('refuses an unknown site and writes nothing', async () => {
    const before = files();
    expect(await lapzarta('section', 'add', 'uj', '--title', 'Új', '--sites', 'sehol')).toBe(1);
    expect(output).toContain("no site has the slug 'sehol'");
    expect(files()).toBe(before);
  });
});
