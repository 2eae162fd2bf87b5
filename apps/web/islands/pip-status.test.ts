import { describe, expect, it } from 'vitest';
import { closedVideo, pipStatusIn } from './pip-status.ts';

const said = {
  ...{ pipShow: true, pipTitle: 'Sajtótájékoztató', pipUrl: 'https://vimeo.com/1' },
  ...{ pipOpen: true, pipLabel: 'élő', pipFrame: 'https://player.vimeo.com/video/1?dnt=1', pipFilm: null },
};

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  };
}

describe('the video in the corner', () => {
  it('is what front data say [POD-11]', () => {
    expect(pipStatusIn({ pipStatus: said })).toEqual({
      url: said.pipUrl,
      title: 'Sajtótájékoztató',
      label: 'élő',
      isOpen: true,
      source: { kind: 'frame', src: said.pipFrame },
    });
    const film = '/felvetelek/aaaaaaaaaaaaaaaa/a.webm';
    expect(pipStatusIn({ pipStatus: { ...said, pipFilm: film } })?.source).toEqual({
      kind: 'film',
      src: film,
    });
  });

  it.each([
    null,
    {},
    { pipStatus: null },
    { pipStatus: { ...said, pipShow: false } },
    { pipStatus: { ...said, pipUrl: null } },
    { pipStatus: { ...said, pipFrame: null } },
  ])('is not there in %o', (data) => expect(pipStatusIn(data)).toBeNull());

  it('stays closed on this device until it is another one, and then is news again [LIVE-12]', () => {
    const kept = memory();
    const closed = closedVideo(kept);
    expect(closed.is('a')).toBe(false);
    closed.keep('a');
    expect([closed.is('a'), closedVideo(kept).is('a')]).toEqual([true, true]);
    expect(closed.is('b')).toBe(false);
    expect(closed.is('a')).toBe(false);
  });

  it('can be closed where the browser keeps nothing, or nothing more [LIVE-12]', () => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    const ofBefore = () => 'ofBefore';
    for (const getItem of [refuse, ofBefore]) {
      const closed = closedVideo({ getItem, setItem: refuse });
      closed.keep('a');
      expect(closed.is('a')).toBe(true);
      expect(closed.is('b')).toBe(false);
      expect(closed.is('a')).toBe(false);
    }
  });
});
