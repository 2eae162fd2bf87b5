/** The document's only audio element: it plays on across pages, and pauses when other media play. */

import { playExclusively } from '#platform/browser/playback/exclusive-playback.ts';
import { browserStorage as memory } from '#platform/browser/text-storage.ts';
import type { PlayedEpisode } from '../played-episode.ts';
import { savedPosition, savedSpeed, savePosition } from './playback-positions.ts';

export interface Sound {
  readonly audio: HTMLAudioElement;
  /** The loaded episode; null for none. */
  now: PlayedEpisode | null;
}

/** Event sent when another episode is loaded, playback starts or stops, or continues at another time. */
export const soundChanged = 'lapzarta:sound';
const saveEverySeconds = 5;

export const sound: Sound = { audio: createAudio(), now: null };

/** Plays or pauses; another episode replaces the loaded one [POD-03]. */
export function playOrPause(episode: PlayedEpisode, from: number | null = null): void {
  const { audio } = sound;
  const isSame = sound.now?.slug === episode.slug;
  if (isSame && from === null && !audio.paused) {
    audio.pause();
    return;
  }
  if (!isSame) load(episode);
  else reloadAfterError();
  if (from !== null) seekTo(from);
  // Synchronously in the click handler: browsers block a later call as autoplay.
  audio.play().catch(() => announce());
}

/**
 * Continues at a playback time, and announces it: before the audio is loaded the browser itself sends no event.
 * @param at Seconds.
 */
export function seekTo(at: number): void {
  sound.audio.currentTime = at;
  announce();
}

/** Reloads the audio after an error and resumes at the same position. */
export function reloadAfterError(): void {
  const { audio } = sound;
  if (!audio.error) return;
  const { currentTime } = audio;
  audio.load();
  audio.currentTime = currentTime;
}

export function unload(): void {
  savePlaybackPosition();
  sound.now = null;
  sound.audio.removeAttribute('src');
  sound.audio.load();
  announce();
}

export function isPlaying(slug: string): boolean {
  return sound.now?.slug === slug && !sound.audio.paused;
}

function load(episode: PlayedEpisode): void {
  savePlaybackPosition();
  const { audio } = sound;
  sound.now = episode;
  audio.src = episode.sound;
  audio.currentTime = savedPosition(memory, episode.slug);
  audio.defaultPlaybackRate = savedSpeed(memory);
  audio.playbackRate = audio.defaultPlaybackRate;
}

function savePlaybackPosition(): void {
  const { audio, now } = sound;
  if (now && audio.currentTime > 0) savePosition(memory, now.slug, audio.currentTime, audio.duration);
}

function announce(): void {
  dispatchEvent(new Event(soundChanged));
}

function createAudio(): HTMLAudioElement {
  const audio = new Audio();
  let savedAt = 0;
  audio.preload = 'none';
  for (const name of ['play', 'pause', 'ended']) audio.addEventListener(name, announce);
  for (const name of ['pause', 'ended']) audio.addEventListener(name, savePlaybackPosition);
  audio.addEventListener('timeupdate', () => {
    if (Math.abs(audio.currentTime - savedAt) < saveEverySeconds) return;
    savedAt = audio.currentTime;
    savePlaybackPosition();
  });
  addEventListener('pagehide', savePlaybackPosition);
  playExclusively(audio, 'audio', new AbortController().signal);
  // In the persistent container it survives navigation, and `isSomethingPlaying` finds it for autoplay [POD-07].
  document.querySelector('[data-stays]')?.append(audio);
  return audio;
}
