/** The page's audio element: what starts, pauses and replaces playback, and which positions are saved. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeAudio, openWindow, playedEpisode } from './fake-player.fixture.ts';

let browser: ReturnType<typeof openWindow>;
let player: typeof import('./sound.ts');
let audio: FakeAudio;
let announced: number;

beforeEach(async () => {
  vi.resetModules();
  browser = openWindow();
  player = await import('./sound.ts');
  const element: unknown = player.sound.audio;
  if (!(element instanceof FakeAudio)) throw new Error('there is no audio element');
  audio = element;
  announced = 0;
  browser.page.addEventListener(player.soundChanged, () => {
    announced += 1;
  });
});
afterEach(() => void vi.unstubAllGlobals());

const one = playedEpisode();
const two = playedEpisode({ slug: 'ketto', sound: '/felvetelek/b/ketto.mp3' });
const positions = (): unknown => JSON.parse(browser.stored.get('lapzarta-playback') ?? '[]');

describe('the play button of an episode', () => {
  it('plays, pauses, and plays on where it was [POD-03]', () => {
    player.playOrPause(one);
    expect([audio.src, player.isPlaying('egy'), player.isPlaying('ketto')]).toEqual([one.sound, true, false]);
    audio.currentTime = 61;
    player.playOrPause(one);
    expect(player.isPlaying('egy')).toBe(false);
    player.playOrPause(one);
    expect([player.isPlaying('egy'), audio.currentTime]).toEqual([true, 61]);
  });

  it('replaces another episode, whose position is saved, and returns to it later [POD-03]', () => {
    player.playOrPause(one);
    audio.currentTime = 61.9;
    player.playOrPause(two);
    expect([audio.src, audio.currentTime]).toEqual([two.sound, 0]);
    expect([player.isPlaying('egy'), player.isPlaying('ketto')]).toEqual([false, true]);
    expect(positions()).toEqual([['egy', 61]]);
    player.playOrPause(one);
    expect(audio.currentTime).toBe(61);
  });

  it('of a chapter seeks in the playing episode instead of pausing it', () => {
    player.playOrPause(one);
    player.playOrPause(one, 0);
    expect(player.isPlaying('egy')).toBe(true);
    player.playOrPause(one, 125);
    expect([player.isPlaying('egy'), audio.currentTime]).toEqual([true, 125]);
  });

  it('of a chapter counts more than the saved position', () => {
    browser.stored.set('lapzarta-playback', '[["egy",300]]');
    player.playOrPause(one, 125);
    expect(audio.currentTime).toBe(125);
  });

  it('plays at the speed that the reader chose for another episode', () => {
    browser.stored.set('lapzarta-speed', '1.5');
    player.playOrPause(one);
    expect([audio.playbackRate, audio.defaultPlaybackRate]).toEqual([1.5, 1.5]);
  });

  it('loads again after an error, at the same position', () => {
    player.playOrPause(one);
    audio.arriveAt(90);
    audio.pause();
    audio.error = { code: 2 };
    player.playOrPause(one);
    expect([audio.loads, audio.currentTime, player.isPlaying('egy')]).toEqual([1, 90, true]);
  });

  it('announces the state also where the browser blocks playback', async () => {
    audio.isBlocked = true;
    player.playOrPause(one);
    await expect.poll(() => announced).toBe(1);
    expect(player.isPlaying('egy')).toBe(false);
  });
});

describe('the audio element', () => {
  it('marks the document, so that soft navigation keeps it on the way to another site', () => {
    expect(browser.documentElement.dataset).toEqual({});
    player.playOrPause(one);
    expect(browser.documentElement.dataset).toEqual({ played: '' });
  });

  it('stays when the page changes, and loads nothing before playback', () => {
    expect(browser.kept).toEqual([audio]);
    expect([audio.preload, audio.src]).toEqual(['none', '']);
  });

  it('saves its position every five seconds, and when the page is left', () => {
    player.playOrPause(one);
    for (const at of [4.9, 6, 8, 10.9]) audio.arriveAt(at);
    expect(positions()).toEqual([['egy', 6]]);
    audio.arriveAt(11);
    expect(positions()).toEqual([['egy', 11]]);
    audio.arriveAt(14);
    browser.page.dispatchEvent(new Event('pagehide'));
    expect(positions()).toEqual([['egy', 14]]);
  });

  it('has no saved position once an episode was heard to its end', () => {
    player.playOrPause(one);
    audio.duration = 600;
    audio.arriveAt(300);
    audio.arriveAt(598);
    audio.dispatchEvent(new Event('ended'));
    expect(positions()).toEqual([]);
  });

  it('pauses when a video plays, and not for its own playback', () => {
    player.playOrPause(one);
    expect(audio.paused).toBe(false);
    browser.page.dispatchEvent(new CustomEvent('lapzarta:plays', { detail: { who: 'video' } }));
    expect(audio.paused).toBe(true);
  });

  it('is unloaded when the bar is closed; the position is saved before', () => {
    player.playOrPause(one);
    audio.currentTime = 77;
    player.unload();
    expect([player.sound.now, audio.src, positions()]).toEqual([null, '', [['egy', 77]]]);
  });
});
