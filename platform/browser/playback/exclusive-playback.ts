import { announcePlaying, stopWhenOthersPlay } from './playback-events.ts';

/** Announces audible playback of a media element, and pauses it when another player starts. */
export function playExclusively(media: HTMLMediaElement, who: string, until: AbortSignal): void {
  const announce = (): void => {
    if (!media.paused && !media.muted) announcePlaying(who);
  };
  for (const change of ['play', 'volumechange']) media.addEventListener(change, announce, { signal: until });
  stopWhenOthersPlay(who, () => media.pause(), until);
}

export function isSomethingPlaying(): boolean {
  return [...document.querySelectorAll<HTMLMediaElement>('audio, video')].some(
    ({ paused, ended }) => !paused && !ended,
  );
}
