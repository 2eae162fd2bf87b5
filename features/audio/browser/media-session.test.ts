/** Media controls of the device: what they show, and what their buttons do. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeAudio, playedEpisode } from './fake-player.fixture.ts';
import { showOnDevice } from './media-session.ts';

type Handler = (details: { seekOffset?: number; seekTime?: number }) => void;

let handlers: Map<string, Handler>;
let unsupported: string[];
let session: { metadata: unknown; setActionHandler: (action: string, act: Handler) => void };

beforeEach(() => {
  [handlers, unsupported] = [new Map(), []];
  session = {
    metadata: null,
    setActionHandler(action, act) {
      if (unsupported.includes(action)) throw new TypeError(`${action} is not supported`);
      handlers.set(action, act);
    },
  };
  vi.stubGlobal('navigator', { mediaSession: session });
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(given: object) {
        Object.assign(this, given);
      }
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

function show(episode = playedEpisode()) {
  const audio = new FakeAudio();
  const controls = { move: vi.fn(), play: vi.fn(), seekTo: vi.fn() };
  showOnDevice(audio as never, episode, controls);
  const press = (action: string, details = {}) => handlers.get(action)?.(details);
  return { audio, controls, press };
}

describe('the controls of the device', () => {
  it('name the episode and the podcast, with a picture only where there is one', () => {
    show();
    expect(session.metadata).toMatchObject({ title: 'Mit mond a lift?', artist: 'Háttérzaj' });
    expect(session.metadata).toHaveProperty('artwork.length', 0);
    show(playedEpisode({ artwork: '/kepek/1.jpg' }));
    expect(session.metadata).toHaveProperty('artwork.0.src', '/kepek/1.jpg');
  });

  it('move by their own steps, or by those of the player', () => {
    const { controls, press } = show();
    for (const details of [{}, { seekOffset: 10 }]) {
      press('seekbackward', details);
      press('seekforward', details);
    }
    expect(controls.move.mock.calls.flat()).toEqual([-15, 30, -10, 10]);
  });

  it('seek to the very beginning, and nowhere without a time', () => {
    const { controls, press } = show();
    press('seekto', { seekTime: 0 });
    press('seekto');
    expect(controls.seekTo.mock.calls).toEqual([[0]]);
  });

  it('play by the player, which loads again after an error, and pause', async () => {
    const { audio, controls, press } = show();
    press('play');
    expect(controls.play).toHaveBeenCalledOnce();
    await audio.play();
    press('pause');
    expect(audio.paused).toBe(true);
  });

  it('have the other buttons where the browser knows one not', () => {
    unsupported = ['seekbackward'];
    show();
    expect([...handlers.keys()]).toEqual(['play', 'pause', 'seekforward', 'seekto']);
  });

  it('are missing in a browser without them', () => {
    vi.stubGlobal('navigator', {});
    show();
    expect(handlers.size).toBe(0);
  });
});
