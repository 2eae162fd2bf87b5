/** The player of the native app: the commands that a page sends, and the states that the app reports. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeElement } from '#tests/fake-browser.ts';
import { playsInApp } from './app-player.ts';
import { openWindow, playedEpisode } from './fake-player.fixture.ts';

type Message = { action: string; slug?: string; at?: number; episode?: object };

let browser: ReturnType<typeof openWindow>;
let sent: Message[];
let link: FakeElement;
let page: AbortController;

beforeEach(() => {
  browser = openWindow();
  [sent, link, page] = [[], new FakeElement(), new AbortController()];
  browser.body.dataset.app = 'lapApp';
  vi.stubGlobal('lapApp', { postMessage: (text: string) => sent.push(JSON.parse(text)) });
});
afterEach(() => void vi.unstubAllGlobals());

const start = (episode = playedEpisode()) => playsInApp(episode, [link as never], page.signal);
const report = (detail: unknown) =>
  browser.page.dispatchEvent(new CustomEvent('lapzarta:podcast', { detail }));
const actions = () => sent.map(({ action }) => action);
const isMarked = () => 'playing' in link.dataset;

describe('the play link in the app [POD-04]', () => {
  it('asks for the state, adds the episode once, plays and pauses', () => {
    const press = start();
    expect(actions()).toEqual(['state']);
    press(null);
    expect(isMarked()).toBe(true);
    press(null);
    expect(isMarked()).toBe(false);
    press(null);
    expect(actions()).toEqual(['state', 'add', 'play', 'pause', 'play']);
    expect(new Set(sent.map(({ slug }) => slug))).toEqual(new Set(['egy']));
  });

  it('of a chapter plays from its time, also while the episode plays', () => {
    const press = start();
    press(125);
    press(0);
    expect(sent.slice(1)).toEqual([
      expect.objectContaining({ action: 'add' }),
      expect.objectContaining({ action: 'play', at: 125 }),
      expect.objectContaining({ action: 'play', at: 0 }),
    ]);
  });

  it('gives the app full addresses, and none for a missing picture', () => {
    start(playedEpisode({ sound: 'https://hang.example/1.mp3', artwork: '/kepek/1.jpg' }))(null);
    expect(sent[1]?.episode).toMatchObject({
      url: 'https://hang.example/1.mp3',
      image: 'https://lap.example/kepek/1.jpg',
      page: 'https://lap.example/podcast/hatterzaj',
      title: 'Mit mond a lift?',
      duration: 600,
    });
    start()(null);
    expect(sent.at(-2)?.episode).toMatchObject({
      url: 'https://lap.example/felvetelek/a/egy.mp3',
      image: '',
    });
  });

  it('sends objects to WebKit', () => {
    const postMessage = vi.fn();
    vi.stubGlobal('webkit', { messageHandlers: { lapApp: { postMessage } } });
    start();
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'podcast', action: 'state', slug: 'egy' });
    expect(sent).toEqual([]);
  });
});

describe('a state that the app reports [POD-04]', () => {
  it('marks the links, and decides what the next press does', () => {
    const press = start();
    report({ slug: 'egy', state: 'playing' });
    expect(isMarked()).toBe(true);
    press(null);
    report({ slug: 'egy', state: 'stopped' });
    press(null);
    expect(actions()).toEqual(['state', 'pause', 'add', 'play']);
  });

  it.each([null, 'playing', {}, { slug: 'ketto', state: 'playing' }, { slug: 'egy', state: 'loading' }])(
    'is ignored if it is %j',
    (detail) => {
      start();
      report(detail);
      expect(isMarked()).toBe(false);
    },
  );

  it('no longer concerns a page that was left', () => {
    start();
    page.abort();
    report({ slug: 'egy', state: 'playing' });
    expect(isMarked()).toBe(false);
  });
});

describe('a page that is left', () => {
  const leave = () => browser.page.dispatchEvent(new Event('pagehide'));

  it('removes a paused episode from the app, and no playing one', () => {
    const press = start();
    leave();
    press(null);
    leave();
    expect(actions()).not.toContain('destroy');
    press(null);
    leave();
    expect(actions().at(-1)).toBe('destroy');
  });
});
