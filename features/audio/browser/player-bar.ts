/** The player bar at the bottom of the window: it persists across pages until it is closed. */

import { browserStorage } from '#platform/browser/text-storage.ts';
import { formatClockTime } from '../format-clock-time.ts';
import type { PlayedEpisode } from '../played-episode.ts';
import { createLoadingNotices, type LoadingNotices } from './loading-notices.ts';
import { showOnDevice } from './media-session.ts';
import { saveSpeed } from './playback-positions.ts';
import css from './player-bar.css?inline';
import { type BarParts, createBar, setIcon } from './player-parts.ts';
import { type PlayerWords, playerWords } from './player-words.ts';
import { reloadAfterError, seekTo, sound, soundChanged, unload } from './sound.ts';

const steps = { back: -15, on: 30 };
const { audio } = sound;
let isOpen = false;

export function showBar(): void {
  if (isOpen) return;
  isOpen = true;
  openBar();
}

function openBar(): void {
  const lifetime = new AbortController();
  const language = document.documentElement.lang === 'en' ? 'en' : 'hu';
  const words = playerWords[language];
  const parts = createBar(words, language);
  const { bar, toggle, speed } = parts;
  const notices = createLoadingNotices(parts, words);
  let shown: PlayedEpisode | null = null;

  const render = (): void => {
    if (!sound.now) {
      closeBar();
      return;
    }
    if (shown?.slug !== sound.now.slug) {
      shown = sound.now;
      renderEpisode(parts, shown);
      showOnDevice(audio, shown, { move, play, seekTo });
    }
    setIcon(toggle, audio.paused ? 'play' : 'pause', audio.paused ? words.play : words.pause);
    speed.value = String(audio.playbackRate);
    renderTime(parts, words);
  };
  const closeBar = (): void => {
    notices.stop();
    lifetime.abort();
    const hadFocus = bar.contains(document.activeElement);
    bar.remove();
    isOpen = false;
    if (hadFocus) focusTargetOf(shown)?.focus();
  };
  const on: Listen = (target, names, act) => {
    for (const one of names.split(' ')) target.addEventListener(one, act, { signal: lifetime.signal });
  };

  listenToControls(parts, on);
  on(window, soundChanged, render);
  on(audio, 'timeupdate durationchange seeking', () => renderTime(parts, words));
  listenToLoading(notices, on);
  on(audio, 'error', render);

  adoptStyles();
  render();
  if (audio.error) notices.fail();
  else if (!audio.paused && audio.readyState < audio.HAVE_FUTURE_DATA) notices.start(true);
  document.querySelector('[data-players]')?.append(bar);
}

/** Listens to events, whose names are separated by spaces, until the bar is closed. */
type Listen = (target: EventTarget, names: string, act: (event: Event) => void) => void;

function listenToControls(parts: BarParts, on: Listen): void {
  const { bar, toggle, seek, speed, chapters, close, again, cover } = parts;
  on(toggle, 'click', () => (audio.paused ? play() : audio.pause()));
  on(parts.back, 'click', () => move(steps.back));
  on(parts.on, 'click', () => move(steps.on));
  on(seek, 'input', () => seekTo(Number(seek.value)));
  on(speed, 'change', () => {
    audio.defaultPlaybackRate = Number(speed.value);
    audio.playbackRate = audio.defaultPlaybackRate;
    saveSpeed(browserStorage, audio.playbackRate);
  });
  on(chapters, 'change', () => {
    seekTo(Number(chapters.value));
    play();
  });
  on(again, 'click', play);
  on(cover, 'error', () => {
    cover.hidden = true;
  });
  on(close, 'click', () => {
    audio.pause();
    unload();
  });
  on(bar, 'keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape') close.click();
  });
}

function listenToLoading(notices: LoadingNotices, on: Listen): void {
  on(audio, 'waiting stalled loadstart', ({ type }) => {
    if (!audio.paused) notices.start(type === 'loadstart');
  });
  on(audio, 'playing pause seeked', () => {
    // After an error the browser also sends `pause`, which must not clear the error message.
    if (!audio.error) notices.stop();
  });
  on(audio, 'error', () => {
    notices.stop();
    // Closing the bar removes the source, which also sends `error`.
    if (sound.now) notices.fail();
  });
}

function play(): void {
  reloadAfterError();
  audio.play().catch(() => undefined);
}

function move(by: number): void {
  seekTo(Math.max(0, Math.min(audio.currentTime + by, length() - 0.5)));
}

/** Seconds. */
function length(): number {
  return Number.isFinite(audio.duration) ? audio.duration : (sound.now?.duration ?? 0);
}

function renderTime({ seek, time, chapters }: BarParts, words: PlayerWords): void {
  const { currentTime } = audio;
  const at = formatClockTime(currentTime);
  const all = length() > 0 ? formatClockTime(length()) : '';
  seek.max = String(Math.ceil(length()) || 1);
  seek.value = String(Math.floor(currentTime));
  seek.style.setProperty('--played', `${(100 * Number(seek.value)) / Number(seek.max)}%`);
  seek.ariaValueText = words.of(at, all);
  time.textContent = all === '' ? at : `${at} / ${all}`;
  chapters.value = String(chapterAt(sound.now, currentTime));
}

function renderEpisode({ cover, title, show, chapters }: BarParts, episode: PlayedEpisode): void {
  title.textContent = episode.shortTitle;
  title.href = episode.page;
  title.lang = episode.language;
  show.textContent = episode.podcast;
  show.lang = episode.language;
  cover.hidden = episode.cover === '';
  if (episode.cover !== '') cover.src = episode.cover;
  chapters.hidden = episode.chapters.length === 0;
  chapters.replaceChildren(
    ...episode.chapters.map(
      ({ at, title: text }) => new Option(`${formatClockTime(at)} ${text}`, String(at)),
    ),
  );
}

/** Focus target after closing: the episode's play link, or `<main>` if the page has none. */
function focusTargetOf(episode: PlayedEpisode | null): HTMLElement | null {
  const link = document.querySelector<HTMLElement>(`[data-play-link="${episode?.slug}"]`);
  return link ?? document.querySelector('main');
}

/** Start of the chapter at a playback time, in seconds; -1 before the first. */
function chapterAt(episode: PlayedEpisode | null, at: number): number {
  return episode?.chapters.findLast((chapter) => chapter.at <= at)?.at ?? -1;
}

let hasStyles = false;

/** Adds the bar's styles once, so that pages without audio do not load them. */
function adoptStyles(): void {
  if (hasStyles) return;
  hasStyles = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
