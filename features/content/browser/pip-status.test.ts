import { describe, expect, it } from 'vitest';
import { closedVideoMemory, pipStatusIn } from './pip-status.ts';

const frontStatus = {
  pipShow: true,
  pipTitle: 'Sajtótájékoztató',
  pipUrl: 'https://vimeo.com/1',
  pipOpen: true,
  pipLabel: 'élő',
  pipFrame: 'https://player.vimeo.com/video/1?dnt=1',
  pipFilm: null,
};

function createStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  };
}

describe('the picture-in-picture video', () => {
  it('is read from the front data [POD-11]', () => {
    expect(pipStatusIn({ pipStatus: frontStatus })).toEqual({
      url: frontStatus.pipUrl,
      title: 'Sajtótájékoztató',
      label: 'élő',
      isOpen: true,
      source: { kind: 'frame', src: frontStatus.pipFrame },
    });
    const film = '/felvetelek/aaaaaaaaaaaaaaaa/a.webm';
    expect(pipStatusIn({ pipStatus: { ...frontStatus, pipFilm: film } })?.source).toEqual({
      kind: 'film',
      src: film,
    });
  });

  it.each([
    null,
    {},
    { pipStatus: null },
    { pipStatus: { ...frontStatus, pipShow: false } },
    { pipStatus: { ...frontStatus, pipUrl: null } },
    { pipStatus: { ...frontStatus, pipFrame: null } },
  ])('is null for %o', (data) => expect(pipStatusIn(data)).toBeNull());

  it('stays closed on this device until the newsroom shows another video [LIVE-12]', () => {
    const storage = createStorage();
    const closed = closedVideoMemory(storage);
    expect(closed.isClosed('a')).toBe(false);
    closed.keep('a');
    expect([closed.isClosed('a'), closedVideoMemory(storage).isClosed('a')]).toEqual([true, true]);
    expect(closed.isClosed('b')).toBe(false);
    expect(closed.isClosed('a')).toBe(false);
  });

  it('can be closed when browser storage is forbidden or full [LIVE-12]', () => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    const previousValue = () => 'ofBefore';
    for (const getItem of [refuse, previousValue]) {
      const closed = closedVideoMemory({ getItem, setItem: refuse });
      closed.keep('a');
      expect(closed.isClosed('a')).toBe(true);
      expect(closed.isClosed('b')).toBe(false);
      expect(closed.isClosed('a')).toBe(false);
    }
  });
});
