import { stopForOthers, tellPlaying } from './playing.ts';

/** Tells of a film or a sound whenever it is heard, and stops it for others. */
export function playAlone(media: HTMLMediaElement, who: string, until: AbortSignal): void {
  const tell = (): void => {
    if (!media.paused && !media.muted) tellPlaying(who);
  };
  for (const change of ['play', 'volumechange']) media.addEventListener(change, tell, { signal: until });
  stopForOthers(who, () => media.pause(), until);
}

export function isSomethingPlaying(): boolean {
  return [...document.querySelectorAll<HTMLMediaElement>('audio, video')].some(
    ({ paused, ended }) => !paused && !ended,
  );
}
