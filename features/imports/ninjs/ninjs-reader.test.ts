import { describe, expect, it } from 'vitest';
import { allOf, fileOf, fixture } from '../fixtures/file-of.ts';
import type { ImportedRecord, ImportFile } from '../imported.ts';
import { MalformedFile } from '../malformed-file.ts';
import { readNinjs } from './ninjs-reader.server.ts';

function readIn(file: ImportFile): AsyncIterable<ImportedRecord> {
  return readNinjs(file, { timeZone: 'Europe/Budapest' });
}

async function read(content: string): Promise<string[]> {
  const { things, error } = await allOf(readIn(fileOf(content, 'hir.json')));
  if (error !== null) throw error;
  return things.map((thing) =>
    thing.kind === 'story' ? thing.title : thing.kind === 'skipped' ? thing.why : thing.kind,
  );
}

function item(uri: string, title: string): string {
  return JSON.stringify({ uri, headline: title, body_text: 'Szöveg.' });
}

function deep(depth: number, inside: string): string {
  return '['.repeat(depth) + inside + ']'.repeat(depth);
}

describe('the versions of ninjs', () => {
  it('reads 1.x', async () => {
    const { things } = await allOf(readIn(fixture('hirek-1.json')));
    expect(things).toMatchObject([
      {
        kind: 'story',
        sourceKey: 'ninjs:https://ugynokseg.example/hir/1',
        title: 'Befagyott a tó',
        lead: 'Tizenöt centis a jég.',
        state: 'active',
        pubDate: new Date('2020-02-03T07:00:00Z'),
        updatedAt: new Date('2020-02-03T08:15:00Z'),
        authors: [{ slug: 'jeg-janka' }, { slug: 'tel-tamas' }],
        tags: [{ name: 'időjárás' }, { name: 'Tata' }],
        addresses: ['https://ugynokseg.example/hir/1', 'https://ugynokseg.example/regi/1'],
        rank: 7,
        leadPicture: {
          source: 'https://ugynokseg.example/kep/1-1600.jpg',
          alt: 'Jég a tavon',
          caption: 'A tó jege reggel',
          credit: 'Fény Ferenc',
          focal: { x: 0.25, y: 0.25 },
        },
        losses: { 'association:video': 1 },
      },
    ]);
  });

  it('reads 3.x: roles, embargo, the richest body, kills, and items that are not stories', async () => {
    const { things } = await allOf(readIn(fixture('hirek-3.json')));
    expect(things).toMatchObject([
      {
        title: 'Korán kelt a búza',
        subtitle: 'Alcím a vetésről',
        lead: 'Három héttel előbb zöldell.',
        html: '<p>Zöldell a <em>búza</em>.</p><p>Esőre vár.</p>',
        state: 'scheduled',
        pubDate: new Date('2099-01-01T06:00:00Z'),
        authors: [{ name: 'Kalász Kata' }],
        tags: [{ name: 'mezőgazdaság' }, { name: 'Molnár Mór' }],
        leadPicture: { source: 'buza.jpg', alt: 'Búzatábla', focal: { x: 0.2, y: 0.8 } },
        losses: { picture: 1 },
      },
      { kind: 'skipped', why: 'type event' },
      { kind: 'story', sourceKey: 'ninjs:urn:ugynokseg.example:4', state: 'withdrawn' },
      { kind: 'skipped', why: 'no uri', sourceKey: 'hirek-3.json#4' },
    ]);
  });

  it('splits plain text into paragraphs and escapes markup in it', async () => {
    const { things } = await allOf(
      readIn(fileOf(JSON.stringify({ uri: 'a', headline: 'A', body_text: 'Egy & <két>\nsor\n\nHárom' }))),
    );
    expect(things[0]).toMatchObject({ html: '<p>Egy &amp; &lt;két><br>sor</p>\n<p>Három</p>' });
  });
});

describe('the shapes of files', () => {
  it('reads one item, lists, wrapped lists and lines', async () => {
    const [one, two] = [item('1', 'A'), item('2', 'B')];
    expect(await read(one)).toEqual(['A']);
    expect(await read(`[${one},\n${two}]`)).toEqual(['A', 'B']);
    expect(await read(`{"_items": [${one}, ${two}]}`)).toEqual(['A', 'B']);
    expect(await read(`${one}\n${two}\n`)).toEqual(['A', 'B']);
    expect(await read(`\ufeff${one}\r\n\r\n${two}`)).toEqual(['A', 'B']);
  });

  it('identifies an item by its guid where it has no uri, and reports one that has neither', async () => {
    const [known, guid, unidentified] = [
      { uri: 'urn:1', guid: 'urn:0', headline: 'A', body_text: 'x' },
      { uri: null, guid: 'tag:superdesk.example:2', headline: 'B', body_text: 'x', items: [] },
      { headline: 'C', body_text: 'x' },
    ];
    const { things, error } = await allOf(
      readIn(fileOf(JSON.stringify([known, guid, unidentified]), 'hir.json')),
    );
    expect(error).toBeNull();
    expect(things).toMatchObject([
      { kind: 'story', sourceKey: 'ninjs:urn:1' },
      { kind: 'story', sourceKey: 'ninjs:tag:superdesk.example:2' },
      { kind: 'skipped', sourceKey: 'hir.json#3', title: 'C', why: 'no uri' },
    ]);
  });

  it('limits the nesting of lists', async () => {
    expect(await read(`{"items": ${deep(2, item('1', 'A'))}}`)).toEqual(['A']);
    expect(await read(`[${item('1', 'A')}, ${deep(20_000, '')}]`)).toEqual(['A', 'lists within lists']);
    expect(await read(`[{"items": [${item('1', 'A')}]}, {"items": [${item('2', 'B')}]}]`)).toEqual([
      'A',
      'B',
    ]);
  });

  it.each(['[]', '{"items": []}'])('accepts %s as an empty delivery', async (content) => {
    expect(await read(content)).toEqual([]);
  });

  it.each([
    ['nothing', 'null'],
    ['a number', '5'],
    ['something else', '{"data": [{"uri": "1"}]}'],
    ['a list of others', '[1, "a"]'],
    ['lists only', deep(20_000, '')],
  ])('rejects a file that holds %s and no item', async (_, content) => {
    const { error } = await allOf(readIn(fileOf(content, 'hir.json', 4096)));
    expect(error).toBeInstanceOf(MalformedFile);
    expect(error).toMatchObject({ message: 'hir.json, line 1, column 1: no ninjs item in it' });
  });

  it.each([
    ['{"uri": "a",\n "type": text}', 2, 10],
    ['[1, 2\n', 2, 1],
    ['', 1, 1],
    ['{"a": "b\nc"}', 1, 7],
    ['{"uri": "1"}\n{"uri": "2"\n', 2, 12],
    ['{"a": [1, 2,]}', 1, 13],
    ['{"a": 01}', 1, 8],
    ['[1] x', 1, 5],
  ])('reports the position where %j stops being JSON', async (content, line, column) => {
    const { error } = await allOf(readIn(fileOf(content, 'hir.json')));
    expect(error).toBeInstanceOf(MalformedFile);
    expect(error).toMatchObject({ line, column });
  });
});
