/** The parts of a browser that the player uses: a window, an audio element without sound, and storage. */
import { vi } from 'vitest';
import type { PlayedEpisode } from '../played-episode.ts';

export class FakeAudio extends EventTarget {
  paused = true;
  muted = false;
  preload = '';
  src = '';
  currentTime = 0;
  duration = Number.NaN;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  error: object | null = null;
  /** How often `load` was called. */
  loads = 0;
  /** The browser blocks playback. */
  isBlocked = false;

  async play(): Promise<void> {
    if (this.isBlocked) throw new DOMException('no gesture', 'NotAllowedError');
    this.paused = false;
    this.dispatchEvent(new Event('play'));
  }
  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
  load(): void {
    this.loads += 1;
    this.currentTime = 0;
    this.error = null;
  }
  removeAttribute(name: 'src'): void {
    this[name] = '';
  }
  /** Playback arrives at a time. */
  arriveAt(seconds: number): void {
    this.currentTime = seconds;
    this.dispatchEvent(new Event('timeupdate'));
  }
}

export function playedEpisode(change: Partial<PlayedEpisode> = {}): PlayedEpisode {
  return {
    slug: 'egy',
    title: 'Mit mond a lift?',
    shortTitle: 'Mit mond a lift?',
    podcast: 'Háttérzaj',
    page: '/podcast/hatterzaj',
    sound: '/felvetelek/a/egy.mp3',
    duration: 600,
    language: 'hu',
    cover: '',
    artwork: '',
    chapters: [],
    ...change,
  };
}

/** Replaces the browser's globals until `vi.unstubAllGlobals`. */
export function openWindow() {
  const page = new EventTarget();
  const stored = new Map<string, string>();
  const kept: unknown[] = [];
  const globals = {
    Audio: FakeAudio,
    addEventListener: page.addEventListener.bind(page),
    dispatchEvent: page.dispatchEvent.bind(page),
    localStorage: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
    },
    location: { href: 'https://lap.example/belfold/hid' },
    document: {
      body: { dataset: {} as Record<string, string> },
      documentElement: { dataset: {} as Record<string, string> },
      querySelector: () => ({ append: (element: unknown) => kept.push(element) }),
    },
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  const { body, documentElement } = globals.document;
  return { page, stored, kept, body, documentElement };
}
