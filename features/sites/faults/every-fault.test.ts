/** All faults of an edition are reported in one list, without those that only follow from others. */

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
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

it('reports all faults at once: of syntax, of fields, between files, and missing drawings', async () => {
  await change('sites/telex.yaml', 'currency: HUF', 'currency: ECU');
  await change('sites/after.yaml', 'timeZone: Europe/Budapest', 'timeZone: Europe/Sehol');
  await change('sites/g7.yaml', 'href: /g7/adat', 'href: /g7/adatok');
  await change('sections/lists.yaml', 'article-list', 'article-lisp');
  await change('sections/lists.yaml', 'sites: [telex]', 'sites: [telex, g8]');
  await change('sections/topics.yaml', 'tags: ["{slug}"]', 'tags: ["{nev}"]');
  await change('redirects.yaml', 'to: /kedvenceink', 'to: /nincs-ilyen');
  await change('landings/g7.yaml', 'group: g7-korabbi', 'group: g7-nincs');
  await change('landings/after.yaml', 'site: after', 'site: sehol');
  await change('staff.yaml', 'name: Rátkai Judit', 'nev: Rátkai Judit');
  await change('edition.yaml', 'place: kolozsvar', 'place: sehol');
  await rm(join(folder, 'marks/karakter.svg'));
  await rm(join(folder, 'art/icon-g7.svg'));
  const lines = (await faults()).split('\n  ').slice(1);
  const expected = [
    /telex\.yaml: currency: /,
    /after\.yaml: timeZone: must be a time zone/,
    /site 'g7': no page answers at \/g7\/adatok/,
    /lists\.yaml: 0\.components\.0\.factory: Referenced component not found/,
    /section 'english': no site has the slug 'g8'/,
    /section 'cimke': a search has the placeholder 'nev'/,
    /redirects\.yaml: .*no page answers at \/nincs-ilyen/,
    /landing of 'g7': it has no group 'g7-nincs'/,
    /landings: no site has the slug 'sehol'/,
    /staff\.yaml: 0\.people\.0\.name: /,
    /staff\.yaml: 0\.people\.0: Unrecognized key/,
    /edition\.yaml: figures: no place has the slug 'sehol'/,
    /karakter\.svg: the wordmark of 'karakter' is missing/,
    /icon-g7\.svg: this drawing of 'g7' is missing/,
  ];
  for (const fault of expected) expect(lines).toContainEqual(expect.stringMatching(fault));
  // One line per fault, except for the redirect, which two sites have.
  expect(lines).toHaveLength(expected.length + 1);
});

it('reports every syntax error of a file, and which checks were skipped because of them', async () => {
  await change('sites/g7.yaml', 'slug: g7', 'slug: [g7');
  await change('sections/after.yaml', 'title: Minden cikk', 'title: "Minden cikk');
  await change('sites/telex.yaml', 'currency: HUF', 'currency: ECU');
  const messages = await faults();
  expect(messages).toMatch(/g7\.yaml: .* at line \d+/);
  expect(messages).toMatch(/after\.yaml: .* at line \d+/);
  expect(messages).toMatch(/telex\.yaml: currency: /);
  expect(messages).toMatch(/Where links lead is checked when this can be read: .*g7\.yaml, .*after\.yaml/);
  // Contents of unreadable files are not reported as missing.
  expect(messages).not.toMatch(/no site has the slug|no page answers/);
});

it('reports sources of live scores that are neither an address nor the sandbox', async () => {
  await change('edition.yaml', 'football: sandbox', 'football: sport.example');
  await change('edition.yaml', 'formula1: sandbox', 'formula1: sandbox, tenisz: sandbox');
  const lines = (await faults()).split('\n  ').slice(1);
  expect(lines).toContainEqual(expect.stringMatching(/edition\.yaml: livescore\.sources\.football: /));
  expect(lines).toContainEqual(expect.stringMatching(/edition\.yaml: livescore\.sources: .*tenisz/));
});
