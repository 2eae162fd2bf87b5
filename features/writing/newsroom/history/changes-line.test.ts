import { describe, expect, it } from 'vitest';
import { changesLine } from './changes-line.ts';
import { historyEntries } from './history-entries.ts';

const none = {
  texts: [],
  fields: [],
  words: { added: 0, removed: 0 },
  blocks: { added: 0, removed: 0, changed: 0, moved: 0 },
};

describe('what changed', () => {
  it('is a line [REV-01]', () => {
    const changes = {
      texts: ['title' as const],
      fields: ['tagIds'],
      words: { added: 12, removed: 3 },
      blocks: { added: 2, removed: 1, changed: 0, moved: 1 },
    };
    expect(changesLine(changes, 'hu')).toBe(
      'Cím, +12 −3 szó, 2 új blokk, 1 törölt blokk, 1 áthelyezett blokk, címkék',
    );
    expect(changesLine(changes, 'en')).toBe(
      'Title, +12 −3 words, 2 new blocks, 1 deleted block, 1 moved block, tags',
    );
    expect(changesLine(none, 'en')).toBe('Nothing changed');
  });
});

describe('the history', () => {
  const act = (name: string, version: number, at: string) => ({
    act: name,
    version,
    at,
    note: '',
    passedChecks: [],
    isUndone: false,
    isFailed: false,
    plannedFor: null,
    author: { kind: 'member', id: '1', name: 'Anna' },
  });
  const state = (kind: 'begin' | 'pause' | 'act', version: number, at: string) => ({
    kind,
    version,
    at,
    authors: [],
    changes: none,
  });

  it('has acts and pauses, the last first, and what changed once for each version [REV-01]', () => {
    const acts = [act('publish', 9, '2026-11-21T10:00'), act('submit', 9, '2026-11-21T09:00')];
    const states = [
      state('act', 9, '2026-11-21T09:00'),
      state('pause', 5, '2026-11-21T08:30'),
      state('begin', 0, '2026-11-21T08:00'),
    ];
    const entries = historyEntries(acts, { current: 9, states });
    expect(entries.map((entry) => [entry.act?.act ?? entry.state?.kind, entry.version])).toEqual([
      ['publish', 9],
      ['submit', 9],
      ['pause', 5],
      ['begin', 0],
    ]);
    expect(entries.map((entry) => entry.state !== null)).toEqual([false, true, true, true]);
  });

  it('has acts whose state is not stored any more [SAVE-09]', () => {
    const [entry] = historyEntries([act('submit', 3, '2026-01-01T09:00')], { current: 9, states: [] });
    expect(entry).toMatchObject({ version: null, state: null });
  });
});
