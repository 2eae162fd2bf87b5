import { describe, expect, it } from 'vitest';
import { movedAmong } from './aligned-blocks.ts';
import { compareDocuments, comparedWords } from './compare-documents.ts';
import { stateChanges } from './state-changes.ts';
import { block, documentOf, paragraph } from './state-documents.fixture.ts';

const bridge = paragraph('Új hidat nyitottak a városban.', 'hid');
const tram = paragraph('A villamos is átmegy rajta.', 'villamos');
const road = paragraph('Az út szeptemberre készül el.', 'ut');

describe('two states of a story', () => {
  it('are compared by words [REV-01]', () => {
    const after = documentOf(paragraph('Új, széles hidat nyitottak a faluban.', 'hid'), tram);
    const { parts } = compareDocuments(documentOf(bridge, tram), after);
    expect(parts.slice(3)).toMatchObject([
      { type: 'paragraph', change: 'changed', isMoved: false, hasOtherSettings: false },
      { type: 'paragraph', change: 'same' },
    ]);
    const said = parts[3]?.runs
      .map(({ kind, text }) => (kind === 'same' ? text : `[${kind} ${text}]`))
      .join('');
    expect(said).toContain('[removed városban][added faluban]');
    expect(said).toContain('széles');
  });

  it('have moved blocks as moves, also where their words changed [REV-01]', () => {
    const changed = paragraph('Az út októberre készül el.', 'ut');
    const { parts } = compareDocuments(documentOf(bridge, tram, road), documentOf(changed, bridge, tram));
    expect(parts.slice(3).map(({ change, isMoved }) => [change, isMoved])).toEqual([
      ['changed', true],
      ['same', false],
      ['same', false],
    ]);
  });

  it('show what was removed where it stood, and what is new [REV-01]', () => {
    const added = paragraph('Ez új.', 'uj');
    const { parts } = compareDocuments(documentOf(bridge, tram, road), documentOf(bridge, road, added));
    expect(parts.slice(3).map(({ change, runs }) => [change, runs[0]?.text])).toEqual([
      ['same', 'Új hidat nyitottak a városban.'],
      ['removed', 'A villamos is átmegy rajta.'],
      ['same', 'Az út szeptemberre készül el.'],
      ['added', 'Ez új.'],
    ]);
  });

  it('have fields as fields, and other settings of a block are said [REV-01]', () => {
    const before = documentOf(block('heading', 'Közlekedés', { key: 'h', level: 2 }));
    const changed = documentOf(block('heading', 'Közlekedés', { key: 'h', level: 3 }));
    const after = changed.type.create({ fields: { site: 'telex', tagIds: [3] } }, changed.content);
    const comparison = compareDocuments(before, after);
    expect(comparison.fields).toEqual([{ name: 'tagIds', before: null, after: [3] }]);
    expect(comparison.parts[3]).toMatchObject({ change: 'changed', hasOtherSettings: true });
  });

  it('are counted, without their words [REV-01]', () => {
    const added = paragraph('Ez a két mondat. Új.', 'uj');
    const comparison = compareDocuments(documentOf(bridge, tram, road), documentOf(road, bridge, added));
    expect(stateChanges(comparison)).toEqual({
      texts: [],
      fields: [],
      words: { added: 5, removed: 5 },
      blocks: { added: 1, removed: 1, changed: 0, moved: 1 },
    });
  });

  it('without keys are told apart by what they say', () => {
    const doubled = documentOf(paragraph('Egy.'), paragraph('Egy.'), paragraph('Kettő.'));
    const { parts } = compareDocuments(doubled, documentOf(paragraph('Egy.'), paragraph('Kettő.')));
    expect(parts.slice(3).map(({ change }) => change)).toEqual(['same', 'removed', 'same']);
  });
});

it('the fewest moves are found', () => {
  expect(movedAmong(['a', 'b', 'c', 'd'], ['b', 'c', 'd', 'a'])).toEqual(new Set(['a']));
  expect(movedAmong(['a', 'x', 'b'], ['b', 'y', 'a']).size).toBe(1);
});

it('two texts that have nothing in common cost no seconds', () => {
  const words = (from: string) => Array.from({ length: 5_000 }, (_, at) => `${from}${at}`).join(' ');
  const started = performance.now();
  expect(comparedWords(words('a'), words('b')).length).toBeGreaterThan(1);
  expect(performance.now() - started).toBeLessThan(10_000);
});
