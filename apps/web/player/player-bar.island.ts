/** The player at the foot of the window: it outlives the pages, covers nothing for good, and goes when it is closed. */
import { clockLength, type PlayedEpisode } from '#features/audio/public.ts';
import { ownMemory } from '../behaviours/kept-texts.ts';
import { keepSpeed } from './heard-places.ts';
import { showOnDevice } from './media-session.ts';
import css from './player-bar.css?inline';
import { type BarParts, makeBar, setIcon } from './player-parts.ts';
import { playerWords } from './player-words.ts';
import { changed, loadAgain, sound, unload } from './sound.ts';

const steps = { back: -15, on: 30 };
/** How long one waits before being told, and before being told why. */
const patience = { loadingMs: 700, slowMs: 10_000 };

let isOpen = false;

export function showBar(): void {
  if (isOpen) return;
  isOpen = true;
  openBar();
}

function openBar(): void {
  const { audio } = sound;
  const life = new AbortController();
  const { signal } = life;
  const language = document.documentElement.lang === 'en' ? 'en' : 'hu';
  const words = playerWords[language];
  const made = makeBar(words, language);
  const { bar, toggle, seek, time, speed, chapters, close, status, again, cover } = made;
  let shown: PlayedEpisode | null = null;
  let waiting: ReturnType<typeof setTimeout>[] = [];

  const move = (by: number): void => {
    audio.currentTime = Math.max(0, Math.min(audio.currentTime + by, length() - 0.5));
  };
  const length = (): number =>
    Number.isFinite(audio.duration) ? audio.duration : (sound.now?.duration ?? 0);
  const play = (): void => {
    loadAgain();
    audio.play().catch(() => undefined);
  };
  const say = (text: string, offersMore = false): void => {
    status.textContent = text;
    again.hidden = !offersMore;
  };
  const settle = (): void => {
    for (const timer of waiting) clearTimeout(timer);
    waiting = [];
    say('');
  };
  /** A sound that stalls while it is waited for is the same wait. */
  const wait = (isAnew: boolean): void => {
    if (waiting.length > 0 && !isAnew) return;
    settle();
    waiting = [
      setTimeout(() => say(words.loading), patience.loadingMs),
      setTimeout(() => say(words.slow), patience.slowMs),
    ];
  };
  const draw = (): void => {
    if (!sound.now) {
      shut();
      return;
    }
    if (shown?.slug !== sound.now.slug) {
      shown = sound.now;
      name(made, shown);
      showOnDevice(audio, shown, { move, play });
    }
    setIcon(toggle, audio.paused ? 'play' : 'pause', audio.paused ? words.play : words.pause);
    speed.value = String(audio.playbackRate);
  };
  const drawTime = (): void => {
    const at = clockLength(audio.currentTime);
    const all = length() > 0 ? clockLength(length()) : '';
    seek.max = String(Math.ceil(length()) || 1);
    seek.value = String(Math.floor(audio.currentTime));
    seek.ariaValueText = words.of(at, all);
    time.textContent = all === '' ? at : `${at} / ${all}`;
    chapters.value = String(chapterAt(sound.now, audio.currentTime));
  };
  const shut = (): void => {
    settle();
    life.abort();
    const hadFocus = bar.contains(document.activeElement);
    bar.remove();
    isOpen = false;
    if (hadFocus) whereItBegan(shown)?.focus();
  };
  const on = (target: EventTarget, names: string, act: (event: Event) => void): void => {
    for (const one of names.split(' ')) target.addEventListener(one, act, { signal });
  };

  on(toggle, 'click', () => (audio.paused ? play() : audio.pause()));
  on(made.back, 'click', () => move(steps.back));
  on(made.on, 'click', () => move(steps.on));
  on(seek, 'input', () => {
    audio.currentTime = Number(seek.value);
  });
  on(speed, 'change', () => {
    audio.defaultPlaybackRate = Number(speed.value);
    audio.playbackRate = audio.defaultPlaybackRate;
    keepSpeed(ownMemory, audio.playbackRate);
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
  on(window, changed, draw);
  on(audio, 'timeupdate durationchange seeking', drawTime);
  on(audio, 'waiting stalled loadstart', ({ type }) => {
    if (!audio.paused) wait(type === 'loadstart');
  });
  on(audio, 'playing pause seeked', () => {
    // A browser pauses what failed, after it said that it failed.
    if (!audio.error) settle();
  });
  on(audio, 'error', () => {
    settle();
    // Closing it takes the sound away, which is no failure.
    if (sound.now) say(words.failed, true);
    draw();
  });

  dress();
  draw();
  drawTime();
  if (audio.error) say(words.failed, true);
  else if (!audio.paused && audio.readyState < audio.HAVE_FUTURE_DATA) wait(true);
  document.querySelector('[data-players]')?.append(bar);
}

function name({ cover, title, show, chapters }: BarParts, episode: PlayedEpisode): void {
  title.textContent = episode.shortTitle;
  title.href = episode.page;
  title.lang = episode.language;
  show.textContent = episode.podcast;
  show.lang = episode.language;
  cover.hidden = episode.cover === '';
  if (episode.cover !== '') cover.src = episode.cover;
  chapters.hidden = episode.chapters.length === 0;
  chapters.replaceChildren(
    ...episode.chapters.map(({ at, title: text }) => new Option(`${clockLength(at)} ${text}`, String(at))),
  );
}

/** Where the keyboard goes on from: the way to hear it again, or the page where there is none. */
function whereItBegan(episode: PlayedEpisode | null): HTMLElement | null {
  const link = document.querySelector<HTMLElement>(`[data-play-link="${episode?.slug}"]`);
  return link ?? document.querySelector('main');
}

/** Where the chapter begins that is heard at a moment; -1 before the first. */
function chapterAt(episode: PlayedEpisode | null, at: number): number {
  return episode?.chapters.findLast((chapter) => chapter.at <= at)?.at ?? -1;
}

let isDressed = false;

/** Its styles come with it: pages on which nothing is heard do not carry them. */
function dress(): void {
  if (isDressed) return;
  isDressed = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
