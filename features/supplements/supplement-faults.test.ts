import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadTestEdition } from '#tests/edition.ts';
import { supplementsPart } from './edition-parts.ts';

const real = join(import.meta.dirname, '../../edition');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lapzarta-edition-'));
  await cp(real, folder, { recursive: true, filter: (path) => path !== join(real, 'sample') });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function change(file: string, from: string, to: string): Promise<void> {
  const path = join(folder, file);
  const before = await readFile(path, 'utf8');
  expect(before).toContain(from);
  await writeFile(path, before.replace(from, to));
}

async function faults(): Promise<string> {
  const error = await loadTestEdition(folder).catch((thrown: unknown) => thrown);
  return error instanceof Error ? error.message : 'none';
}

describe('the edition', () => {
  it('has the nine supplements with the tabs of the specification, and the rehearsal of an election night', async () => {
    const supplements = supplementsPart.of(await loadTestEdition(folder));
    expect(
      Object.fromEntries(supplements.map(({ path, tabs }) => [path, tabs.map((tab) => tab.path).join(' ')])),
    ).toEqual({
      'eb-2024': ' meccsek eredmenyek csoportok gollovok sarga-lapok piros-lapok',
      'ep-2024': ' gyik adatok musorok partlistak ep-frakciok mandatumok',
      'foci-vb-2022': ' elemzesek meccsek eredmenyek csoportok',
      'orosz-ukran-haboru': ' osszefoglalok helyszini-riportok elemzesek',
      'parizs-2024': ' program magyarok eremtablazat',
      'tokio-2020': ' eremtablazat',
      'usa-2024': ' adatok elemzesek musorok',
      'valasztas-2022': ' reszvetel valasztokeruletek adatok partlistak nemzetisegi-listak mandatumok',
      'valasztas-2024': ' gyik adatok musorok',
      'valasztas-proba': ' adatok valasztokeruletek reszvetel mandatumok',
    });
  });

  it('takes another supplement without code', async () => {
    await change('supplements/tokio-2020.yaml', 'path: tokio-2020', 'path: tokio-2021');
    const edition = await loadTestEdition(folder).catch((error: Error) => error.message);
    // The redirect of the old section now leads to nothing.
    expect(edition).toContain('redirects.yaml');
    expect(edition).toContain('/melleklet/tokio-2020');
  });
});

describe('a faulty supplement is rejected with file and place', () => {
  it.each<[fault: string, file: string, from: string, to: string, said: string]>([
    [
      'an unknown component',
      'supplements/tokio-2020.yaml',
      'factory: medal-table',
      'factory: medal-tables',
      'supplements/tokio-2020.yaml: tabs.1.components.0.factory: Referenced component not found',
    ],
    [
      'a live list of an unknown kind',
      'supplements/eb-2024.yaml',
      'factory: timetable',
      'factory: time-table',
      'supplements/eb-2024.yaml: tabs.1.components.0.factory: Referenced component not found',
    ],
    [
      'a live list without a season',
      'supplements/eb-2024.yaml',
      'props: { title: Góllövőlista, league: 4, season: 2024 }',
      'props: { title: Góllövőlista, league: 4 }',
      'supplements/eb-2024.yaml: tabs.4.components.0.props.season',
    ],
    [
      'a live list in English',
      'supplements/eb-2024.yaml',
      'title: Eb 2024\n',
      'title: Eb 2024\nlanguage: en\n',
      "supplement 'eb-2024': timetable: live lists are in Hungarian only",
    ],
    [
      'an unknown property',
      'supplements/tokio-2020.yaml',
      'record: tokyo',
      'rekord: tokyo',
      'supplements/tokio-2020.yaml: tabs.1.components.0.props',
    ],
    [
      'a score after extra time instead of ninety minutes',
      'records/euro-2024.json',
      '"score": [1, 1], "extra": [2, 1], "goals": [["home", "Olmo", "51"]',
      '"score": [2, 1], "goals": [["home", "Olmo", "51"]',
      'records/euro-2024.json: stages.14.matches.0.score: must be the score after ninety minutes',
    ],
    [
      'a record that does not exist',
      'supplements/tokio-2020.yaml',
      'record: tokyo-2020-medals',
      'record: tokyo-2021-medals',
      "supplement 'tokio-2020': medal-table: no record has the name 'tokyo-2021-medals'",
    ],
    [
      'a record of another kind',
      'supplements/tokio-2020.yaml',
      'record: tokyo-2020-medals',
      'record: euro-2024',
      "supplement 'tokio-2020': medal-table: the record 'euro-2024' is of the kind 'tournament', not 'medals'",
    ],
    [
      'a count of a parliament without the seats of districts',
      'records/ogy2022.json',
      '"districtSeats": 106,',
      '',
      "record 'ogy2022': a parliament has districtSeats, without which nobody knows its majority",
    ],
    [
      'a second supplement at the same address',
      'supplements/orosz-ukran-haboru.yaml',
      'aliases: [',
      'aliases: [eb-2024, ',
      "supplement 'orosz-ukran-haboru': another supplement answers at /melleklet/eb-2024, too",
    ],
    [
      'a site that does not exist',
      'supplements/usa-2024.yaml',
      'site: telex',
      'site: telix',
      "supplement 'usa-2024': no site has the slug 'telix'",
    ],
    [
      'two tabs at one address',
      'supplements/parizs-2024.yaml',
      'path: magyarok',
      'path: program',
      "supplement 'parizs-2024': two tabs have the path 'program'",
    ],
    [
      'no first tab',
      'supplements/parizs-2024.yaml',
      'path: ""',
      'path: cikkek',
      "supplement 'parizs-2024': the first tab's path is not ''",
    ],
    [
      'data on a tab with another address',
      'supplements/ep-2024.yaml',
      'path: adatok',
      'path: szamok',
      "supplement 'ep-2024': areas and maps stand on the tab 'adatok' only",
    ],
    [
      'a map of what is no election',
      'supplements/valasztas-2022.yaml',
      'térképen, record: hungary-2022',
      'térképen, record: hungary-2022-seats',
      "supplement 'valasztas-2022': election-map: the record 'hungary-2022-seats' is no election",
    ],
    [
      'invented results beside real ones',
      'supplements/valasztas-2022.yaml',
      'title: Nemzetiségi listák, record: hungary-2022',
      'title: Nemzetiségi listák, record: valasztas-proba',
      "supplement 'valasztas-2022': a rehearsal and real results are in one supplement",
    ],
    [
      'a count without a source',
      'edition.yaml',
      'sources: { ogy2022: sandbox }',
      'sources: {}',
      "record 'ogy2022': a count has a source in elections.sources, and a rehearsal has none",
    ],
    [
      'a rehearsal with a source',
      'edition.yaml',
      'sources: { ogy2022: sandbox }',
      'sources: { ogy2022: sandbox, valasztas-proba: sandbox }',
      "record 'valasztas-proba': a count has a source in elections.sources, and a rehearsal has none",
    ],
    [
      'an unknown map',
      'records/hungary-2022.json',
      '"map": "oevk-2022"',
      '"map": "oevk-2026"',
      "record 'hungary-2022': no map has the name 'oevk-2026'",
    ],
    [
      'an unknown election before',
      'records/valasztas-proba.json',
      '"before": "hungary-2022"',
      '"before": "hungary-2018"',
      "record 'valasztas-proba': no election has the name 'hungary-2018'",
    ],
    [
      'a link to nothing',
      'supplements/eb-2024.yaml',
      'href: /melleklet/eb-2024/gollovok',
      'href: /melleklet/eb-2024/gol',
      "supplement 'eb-2024': no page answers at /melleklet/eb-2024/gol",
    ],
    ['a record that is not JSON', 'records/euro-2024.json', '{', '', 'records/euro-2024.json: '],
    [
      'a record with a wrong value',
      'records/ep-2024-groups.json',
      '"seats": 188',
      '"seats": "188"',
      'records/ep-2024-groups.json: groups.4.seats',
    ],
    [
      'two records with one name',
      'records/tokyo-2020-medals.json',
      '"name": "tokyo-2020-medals"',
      '"name": "paris-2024-medals"',
      "records: two records have the name 'paris-2024-medals'",
    ],
  ])('%s', async (_, file, from, to, said) => {
    await change(file, from, to);
    expect(await faults()).toContain(said);
  });
});
