import { describe, expect, it } from 'vitest';
import type { TextStorage } from '#platform/browser/text-storage.ts';
import {
  isHistoryOn,
  type ListedStory,
  maxListed,
  setHistoryOn,
  storiesIn,
  undoRemoval,
  withoutStory,
  withStory,
  writeStories,
} from './device-lists.ts';

function storageWith(known: Record<string, string> = {}): TextStorage {
  const values = new Map(Object.entries(known));
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
  };
}

const full: TextStorage = {
  getItem: () => null,
  setItem() {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  },
};

function story(path: string): ListedStory {
  return { path, title: `A(z) ${path}`, lead: '', image: '', language: 'hu' };
}

describe('story lists on the device', () => {
  it('contain the latest story first, and each story once', () => {
    const storage = storageWith();
    for (const path of ['/hid', '/komp', '/hid']) {
      expect(writeStories(storage, 'saved', withStory(storiesIn(storage, 'saved'), story(path)))).toBe(true);
    }
    expect(storiesIn(storage, 'saved').map(({ path }) => path)).toEqual(['/hid', '/komp']);
    expect(storiesIn(storage, 'read')).toEqual([]);
    expect(withoutStory(storiesIn(storage, 'saved'), '/hid')).toEqual([story('/komp')]);
  });

  it('hold a hundred stories and drop the oldest', () => {
    const storage = storageWith();
    const many = Array.from({ length: maxListed + 20 }, (_, at) => story(`/${at}`));
    writeStories(storage, 'read', many);
    expect(storiesIn(storage, 'read')).toEqual(many.slice(0, 100));
  });

  it.each([
    '{',
    '{"a":1}',
    'null',
    '[1,null,{"path":"/x"},{"path":"","title":"a","lead":"","image":"","language":"hu"}]',
  ])('ignore invalid content such as %s', (written) => {
    expect(storiesIn(storageWith({ 'saved-stories': written }), 'saved')).toEqual([]);
  });

  it('report when the browser refuses to write', () => {
    expect(writeStories(full, 'saved', [story('/hid')])).toBe(false);
    expect(setHistoryOn(full, false)).toBe(false);
  });

  it('record read stories until the reader disables it', () => {
    const storage = storageWith();
    expect(isHistoryOn(storage)).toBe(true);
    setHistoryOn(storage, false);
    expect(isHistoryOn(storage)).toBe(false);
    setHistoryOn(storage, true);
    expect(isHistoryOn(storage)).toBe(true);
  });

  it('record nothing if the browser refuses even to read', () => {
    const locked: TextStorage = {
      getItem() {
        throw new DOMException('The file is damaged.', 'InvalidStateError');
      },
      setItem: full.setItem,
    };
    expect(isHistoryOn(locked)).toBe(false);
    expect(storiesIn(locked, 'saved')).toEqual([]);
  });

  it('restore removed stories, and preserve changes by another tab', () => {
    const [bridge, ferry, tram, hut] = [story('/hid'), story('/komp'), story('/villamos'), story('/viskó')];
    const before = [bridge, ferry, tram];
    const removed = { before, after: [bridge, tram] };
    expect(undoRemoval([bridge, tram], removed), 'in its place').toEqual(before);
    expect(undoRemoval([hut, bridge, tram], removed), 'another was saved').toEqual([hut, ...before]);
    expect(undoRemoval([bridge], removed), 'another was removed').toEqual([bridge, ferry]);
    expect(undoRemoval([hut], { before, after: [] }), 'the list was emptied').toEqual([hut, ...before]);
  });
});
