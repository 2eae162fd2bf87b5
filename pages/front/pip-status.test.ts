import { describe, expect, it } from 'vitest';
import { pipStatusOf } from './pip-status.ts';

const live = { pipShow: true, pipTitle: 'Sajtótájékoztató', pipUrl: 'https://youtu.be/abcdefghijk' };

describe('the video beside every page', () => {
  it('is set by the newsroom, and labelled live by default [POD-11]', () => {
    expect(pipStatusOf(live)).toEqual({
      ...live,
      pipOpen: false,
      pipLabel: 'élő',
      pipFrame: 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0',
      pipFilm: null,
    });
    expect(pipStatusOf({ ...live, pipOpen: '1', pipLabel: 'ismétlés' })).toMatchObject({
      pipOpen: true,
      pipLabel: 'ismétlés',
    });
  });

  it('may be an uploaded film [POD-11]', () => {
    const pipUrl = '/felvetelek/aaaaaaaaaaaaaaaa/muhold.webm';
    expect(pipStatusOf({ ...live, pipUrl })).toMatchObject({
      pipShow: true,
      pipFilm: pipUrl,
      pipFrame: null,
    });
    const sound = pipUrl.replace('webm', 'mp3');
    expect(pipStatusOf({ ...live, pipUrl: sound })).toMatchObject({ pipShow: false, pipFilm: null });
  });

  it('is hidden until the newsroom shows one [POD-11]', () => {
    for (const status of [undefined, {}, { ...live, pipShow: '0' }, { ...live, pipUrl: null }])
      expect(pipStatusOf(status)).toMatchObject({ pipShow: false, pipLabel: 'élő' });
  });

  it.each([
    'https://gonosz.example/player',
    'javascript:alert(1)',
    'https://open.spotify.com/track/abc',
    'https://www.google.com/maps/embed?pb=1',
    '',
  ])('is hidden if the address is not a known video’s: %s', (pipUrl) => {
    expect(pipStatusOf({ ...live, pipUrl })).toMatchObject({ pipShow: false, pipFrame: null });
  });

  it.each(['szöveg', [], { pipShow: 'igen' }, { ...live, pipTitle: 3 }])(
    'is hidden if the content is invalid: %o',
    (status) => {
      expect(pipStatusOf(status)).toMatchObject({ pipShow: false, pipUrl: null });
    },
  );
});
