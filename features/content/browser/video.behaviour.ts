/** A self-hosted video: autoplays where allowed, pauses other media, and continues in the corner when scrolled away. */

import { adoptStyles } from '#platform/browser/adopt-styles.ts';
import { isSomethingPlaying, playExclusively } from '#platform/browser/playback/exclusive-playback.ts';
import { prefersReducedData, prefersReducedMotion } from '#platform/browser/reader-preferences.ts';
import type { AutoplayMode } from '../body/blocks/video/video.block.ts';
import { mayAutoplay } from './may-autoplay.ts';
import { offerToPip } from './pip-film.ts';
import styles from './video.css?inline';

/** Visible share of the video at which autoplay starts. */
const minVisibleRatio = 0.5;

export const selector = '[data-video]';
export const when = 'visible';

export function start(element: HTMLElement, until: AbortSignal): void {
  const video = element.querySelector('video');
  if (!video) return;
  adoptStyles(styles);
  playExclusively(video, video.src, until);
  addPipButton(element, video, until);
  const mode = modeOf(video);
  let isVisible = false;
  let hasStarted = false;

  const autoplayIfAllowed = (): void => {
    if (!isVisible || hasStarted || !mayAutoplay(mode, autoplayConditions())) return;
    hasStarted = true;
    // Browsers allow autoplay only when muted, and readers expect it to be silent.
    video.muted = true;
    video.play().catch((error: unknown) => console.info('The film may not begin by itself.', error));
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, isIntersecting } of entries) {
        isVisible = intersectionRatio >= minVisibleRatio;
        if (!isIntersecting) leaveForPip(video);
      }
      autoplayIfAllowed();
    },
    { threshold: [0, minVisibleRatio] },
  );
  observer.observe(video);
  video.addEventListener(
    'play',
    () => {
      hasStarted = true;
    },
    { signal: until },
  );
  document.addEventListener('visibilitychange', autoplayIfAllowed, { signal: until });
  until.addEventListener('abort', () => {
    observer.disconnect();
    leaveForPip(video);
  });
}

/** A video with sound continues in the corner [POD-10]; a muted one is paused. */
function leaveForPip(video: HTMLVideoElement): void {
  if (video.paused || video.ended) return;
  if (video.muted || offerToPip(video)) video.pause();
}

/** Shows the button over the video while it plays. */
function addPipButton(element: HTMLElement, video: HTMLVideoElement, until: AbortSignal): void {
  const button = element.querySelector<HTMLElement>('[data-in-corner]');
  if (!button) return;
  const show = (): void => {
    button.hidden = video.paused;
  };
  for (const change of ['play', 'pause']) video.addEventListener(change, show, { signal: until });
  button.addEventListener(
    'click',
    () => {
      if (offerToPip(video)) video.pause();
    },
    { signal: until },
  );
}

function modeOf({ dataset }: HTMLVideoElement): AutoplayMode {
  return dataset.autoplay === 'gentle' || dataset.autoplay === 'forced' ? dataset.autoplay : 'none';
}

function autoplayConditions() {
  return {
    isTabVisible: !document.hidden,
    isSomethingPlaying: isSomethingPlaying(),
    isPipShowing: document.querySelector('[data-pip]:not([hidden])') !== null,
    wantsCalm: prefersReducedMotion() || prefersReducedData(),
  };
}
