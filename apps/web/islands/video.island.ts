/** A film of ours on a page: begins by itself where it may, is heard alone, and goes on in the corner when it is left. */
import type { AutoplayMode } from '#features/content/public.ts';
import { mayAutoplay } from '../behaviours/may-autoplay.ts';
import { isSomethingPlaying, playAlone } from '../behaviours/play-alone.ts';
import { savesData, wantsNoMotion } from '../behaviours/reader-wishes.ts';
import { dress } from './dress.ts';
import type { Mount } from './mount-island.ts';
import { offerFilm } from './pip-film.ts';
import styles from './video.css?inline';

/** So much of it is on the screen when it begins. */
const enough = 0.5;

export const mount: Mount = (place, until) => {
  const video = place.querySelector('video');
  if (!video) return;
  dress(styles);
  playAlone(video, video.src, until);
  offerCorner(place, video, until);
  const mode = modeOf(video);
  let isInSight = false;
  let hasBegun = false;

  const consider = (): void => {
    if (!isInSight || hasBegun || !mayAutoplay(mode, momentNow())) return;
    hasBegun = true;
    // Browsers let nothing else begin by itself, and readers would not want it.
    video.muted = true;
    video.play().catch((error: unknown) => console.info('The film may not begin by itself.', error));
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, isIntersecting } of entries) {
        isInSight = intersectionRatio >= enough;
        if (!isIntersecting) leave(video);
      }
      consider();
    },
    { threshold: [0, enough] },
  );
  observer.observe(video);
  video.addEventListener(
    'play',
    () => {
      hasBegun = true;
    },
    { signal: until },
  );
  document.addEventListener('visibilitychange', consider, { signal: until });
  until.addEventListener('abort', () => {
    observer.disconnect();
    leave(video);
  });
};

/** What is heard goes on in the corner [POD-10]; what only moves does so for nobody. */
function leave(video: HTMLVideoElement): void {
  if (video.paused || video.ended) return;
  if (video.muted || offerFilm(video)) video.pause();
}

/** Stands over the film while it plays. */
function offerCorner(place: HTMLElement, video: HTMLVideoElement, until: AbortSignal): void {
  const button = place.querySelector<HTMLElement>('[data-in-corner]');
  if (!button) return;
  const show = (): void => {
    button.hidden = video.paused;
  };
  for (const change of ['play', 'pause']) video.addEventListener(change, show, { signal: until });
  button.addEventListener(
    'click',
    () => {
      if (offerFilm(video)) video.pause();
    },
    { signal: until },
  );
}

function modeOf({ dataset }: HTMLVideoElement): AutoplayMode {
  return dataset.autoplay === 'gentle' || dataset.autoplay === 'forced' ? dataset.autoplay : 'none';
}

function momentNow() {
  return {
    isTabVisible: !document.hidden,
    isSomethingPlaying: isSomethingPlaying(),
    isPipShowing: document.querySelector('[data-pip]:not([hidden])') !== null,
    wantsCalm: wantsNoMotion() || savesData(),
  };
}
