import { describe, expect, it } from 'vitest';
import {
  type ListedStory,
  type Memory,
  mostListed,
  putBack,
  rememberReading,
  remembersReading,
  storiesIn,
  withoutStory,
  withStory,
  writeStories,
} from './device-lists.ts';

function memoryWith(known: Record<string, string> = {}): Memory {
  const values = new Map(Object.entries(known));
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
  };
}

const full: Memory = {
  getItem: () => null,
  setItem() {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  },
};

function story(path: string): ListedStory {
  return { path, title: `A(z) ${path}`, lead: '', image: '', language: 'hu' };
}

describe('the lists of stories on the device', () => {
  it('have the last one first, and each once', () => {
    const memory = memoryWith();
    for (const path of ['/hid', '/komp', '/hid']) {
      expect(writeStories(memory, 'saved', withStory(storiesIn(memory, 'saved'), story(path)))).toBe(true);
    }
    expect(storiesIn(memory, 'saved').map(({ path }) => path)).toEqual(['/hid', '/komp']);
    expect(storiesIn(memory, 'read')).toEqual([]);
    expect(withoutStory(storiesIn(memory, 'saved'), '/hid')).toEqual([story('/komp')]);
  });

  it('hold a hundred, and forget the oldest', () => {
    const memory = memoryWith();
    const many = Array.from({ length: mostListed + 20 }, (_, at) => story(`/${at}`));
    writeStories(memory, 'read', many);
    expect(storiesIn(memory, 'read')).toEqual(many.slice(0, 100));
  });

  it.each([
    '{',
    '{"a":1}',
    'null',
    '[1,null,{"path":"/x"},{"path":"","title":"a","lead":"","image":"","language":"hu"}]',
  ])('take %s, which somebody else wrote there, for nothing', (written) => {
    expect(storiesIn(memoryWith({ 'saved-stories': written }), 'saved')).toEqual([]);
  });

  it('say when the browser refuses', () => {
    expect(writeStories(full, 'saved', [story('/hid')])).toBe(false);
    expect(rememberReading(full, false)).toBe(false);
  });

  it('remember what was read until the reader says no', () => {
    const memory = memoryWith();
    expect(remembersReading(memory)).toBe(true);
    rememberReading(memory, false);
    expect(remembersReading(memory)).toBe(false);
    rememberReading(memory, true);
    expect(remembersReading(memory)).toBe(true);
  });

  it('remember nothing where the browser does not even let itself be asked', () => {
    const locked: Memory = {
      getItem() {
        throw new DOMException('The file is damaged.', 'InvalidStateError');
      },
      setItem: full.setItem,
    };
    expect(remembersReading(locked)).toBe(false);
    expect(storiesIn(locked, 'saved')).toEqual([]);
  });

  it('get back what was taken off them, and keep what another tab did meanwhile', () => {
    const [bridge, ferry, tram, hut] = [story('/hid'), story('/komp'), story('/villamos'), story('/viskó')];
    const before = [bridge, ferry, tram];
    const removed = { before, after: [bridge, tram] };
    expect(putBack([bridge, tram], removed), 'in its place').toEqual(before);
    expect(putBack([hut, bridge, tram], removed), 'another was saved').toEqual([hut, ...before]);
    expect(putBack([bridge], removed), 'another was removed').toEqual([bridge, ferry]);
    expect(putBack([hut], { before, after: [] }), 'the list was emptied').toEqual([hut, ...before]);
  });
});
