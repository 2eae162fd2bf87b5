/** The one sound of a document: it plays on from page to page, and only one thing plays at a time. */
import type { PlayedEpisode } from '#features/audio/public.ts';
import { ownMemory as memory } from '../behaviours/kept-texts.ts';
import { playAlone } from '../behaviours/play-alone.ts';
import { keepPlace, placeIn, speedIn } from './heard-places.ts';

export interface Sound {
  readonly audio: HTMLAudioElement;
  /** What is loaded; null when nothing is. */
  now: PlayedEpisode | null;
}

/** Tells that what plays is another thing now, or plays no more. */
export const changed = 'lapzarta:sound';
const everySeconds = 5;

export const sound: Sound = { audio: createAudio(), now: null };

/** Plays or pauses; another episode takes the place of the one that is loaded [POD-03]. */
export function press(episode: PlayedEpisode, from: number | null = null): void {
  const { audio } = sound;
  const isSame = sound.now?.slug === episode.slug;
  if (isSame && from === null && !audio.paused) {
    audio.pause();
    return;
  }
  if (!isSame) load(episode);
  else loadAgain();
  if (from !== null) audio.currentTime = from;
  // In the press itself: a browser takes a later one for a page that plays unasked.
  audio.play().catch(() => announce());
}

/** What could not be had before may be there now: it goes on where it broke off. */
export function loadAgain(): void {
  const { audio } = sound;
  if (!audio.error) return;
  const { currentTime } = audio;
  audio.load();
  audio.currentTime = currentTime;
}

export function unload(): void {
  remember();
  sound.now = null;
  sound.audio.removeAttribute('src');
  sound.audio.load();
  announce();
}

export function isPlaying(slug: string): boolean {
  return sound.now?.slug === slug && !sound.audio.paused;
}

function load(episode: PlayedEpisode): void {
  remember();
  const { audio } = sound;
  sound.now = episode;
  audio.src = episode.sound;
  audio.currentTime = placeIn(memory, episode.slug);
  audio.defaultPlaybackRate = speedIn(memory);
  audio.playbackRate = audio.defaultPlaybackRate;
}

function remember(): void {
  const { audio, now } = sound;
  if (now && audio.currentTime > 0) keepPlace(memory, now.slug, audio.currentTime, audio.duration);
}

function announce(): void {
  dispatchEvent(new Event(changed));
}

function createAudio(): HTMLAudioElement {
  const audio = new Audio();
  let keptAt = 0;
  audio.preload = 'none';
  for (const name of ['play', 'pause', 'ended']) audio.addEventListener(name, announce);
  for (const name of ['pause', 'ended']) audio.addEventListener(name, remember);
  audio.addEventListener('timeupdate', () => {
    if (Math.abs(audio.currentTime - keptAt) < everySeconds) return;
    keptAt = audio.currentTime;
    remember();
  });
  addEventListener('pagehide', remember);
  playAlone(audio, 'audio', new AbortController().signal);
  // Where it outlives every page, and a film that asks whether anything plays finds it [POD-07].
  document.querySelector('[data-stays]')?.append(audio);
  return audio;
}
