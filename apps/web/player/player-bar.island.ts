/** The player bar at the bottom of the window: it persists across pages until it is closed. */
import { formatClockTime, type PlayedEpisode } from '#features/audio/public.ts';
import { browserStorage } from '../behaviours/text-storage.ts';
import { showOnDevice } from './media-session.ts';
import { saveSpeed } from './playback-positions.ts';
import css from './player-bar.css?inline';
import { type BarParts, createBar, setIcon } from './player-parts.ts';
import { playerWords } from './player-words.ts';
import { reloadAfterError, sound, soundChanged, unload } from './sound.ts';

const steps = { back: -15, on: 30 };
/** Delays before the bar shows that audio is loading, and that loading is slow. */
const noticeDelays = { loadingMs: 700, slowMs: 10_000 };

let isOpen = false;

export function showBar(): void {
  if (isOpen) return;
  isOpen = true;
  openBar();
}

function openBar(): void {
  const { audio } = sound;
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const language = document.documentElement.lang === 'en' ? 'en' : 'hu';
  const words = playerWords[language];
  const parts = createBar(words, language);
  const { bar, toggle, seek, time, speed, chapters, close, status, again, cover } = parts;
  let shown: PlayedEpisode | null = null;
  let noticeTimers: ReturnType<typeof setTimeout>[] = [];

  const move = (by: number): void => {
    audio.currentTime = Math.max(0, Math.min(audio.currentTime + by, length() - 0.5));
  };
  const length = (): number =>
    Number.isFinite(audio.duration) ? audio.duration : (sound.now?.duration ?? 0);
  const play = (): void => {
    reloadAfterError();
    audio.play().catch(() => undefined);
  };
  const showStatus = (text: string, offersMore = false): void => {
    status.textContent = text;
    again.hidden = !offersMore;
  };
  const stopWaiting = (): void => {
    for (const timer of noticeTimers) clearTimeout(timer);
    noticeTimers = [];
    showStatus('');
  };
  /** A stall during loading does not restart the timers, unless `isNewLoad` is set. */
  const startWaiting = (isNewLoad: boolean): void => {
    if (noticeTimers.length > 0 && !isNewLoad) return;
    stopWaiting();
    noticeTimers = [
      setTimeout(() => showStatus(words.loading), noticeDelays.loadingMs),
      setTimeout(() => showStatus(words.slow), noticeDelays.slowMs),
    ];
  };
  const render = (): void => {
    if (!sound.now) {
      closeBar();
      return;
    }
    if (shown?.slug !== sound.now.slug) {
      shown = sound.now;
      renderEpisode(parts, shown);
      showOnDevice(audio, shown, { move, play });
    }
    setIcon(toggle, audio.paused ? 'play' : 'pause', audio.paused ? words.play : words.pause);
    speed.value = String(audio.playbackRate);
  };
  const renderTime = (): void => {
    const at = formatClockTime(audio.currentTime);
    const all = length() > 0 ? formatClockTime(length()) : '';
    seek.max = String(Math.ceil(length()) || 1);
    seek.value = String(Math.floor(audio.currentTime));
    seek.style.setProperty('--played', `${(100 * Number(seek.value)) / Number(seek.max)}%`);
    seek.ariaValueText = words.of(at, all);
    time.textContent = all === '' ? at : `${at} / ${all}`;
    chapters.value = String(chapterAt(sound.now, audio.currentTime));
  };
  const closeBar = (): void => {
    stopWaiting();
    lifetime.abort();
    const hadFocus = bar.contains(document.activeElement);
    bar.remove();
    isOpen = false;
    if (hadFocus) focusTargetOf(shown)?.focus();
  };
  const on = (target: EventTarget, names: string, act: (event: Event) => void): void => {
    for (const one of names.split(' ')) target.addEventListener(one, act, { signal });
  };

  on(toggle, 'click', () => (audio.paused ? play() : audio.pause()));
  on(parts.back, 'click', () => move(steps.back));
  on(parts.on, 'click', () => move(steps.on));
  on(seek, 'input', () => {
    audio.currentTime = Number(seek.value);
  });
  on(speed, 'change', () => {
    audio.defaultPlaybackRate = Number(speed.value);
    audio.playbackRate = audio.defaultPlaybackRate;
    saveSpeed(browserStorage, audio.playbackRate);
  });
  on(chapters, 'change', () => {
    audio.currentTime = Number(chapters.value);
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
  on(window, soundChanged, render);
  on(audio, 'timeupdate durationchange seeking', renderTime);
  on(audio, 'waiting stalled loadstart', ({ type }) => {
    if (!audio.paused) startWaiting(type === 'loadstart');
  });
  on(audio, 'playing pause seeked', () => {
    // After an error the browser also sends `pause`, which must not clear the error message.
    if (!audio.error) stopWaiting();
  });
  on(audio, 'error', () => {
    stopWaiting();
    // Closing the bar removes the source, which also sends `error`.
    if (sound.now) showStatus(words.failed, true);
    render();
  });

  adoptStyles();
  render();
  renderTime();
  if (audio.error) showStatus(words.failed, true);
  else if (!audio.paused && audio.readyState < audio.HAVE_FUTURE_DATA) startWaiting(true);
  document.querySelector('[data-players]')?.append(bar);
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
