/** One thing is heard at a time: whoever begins says so, and whoever hears another begin, stops. */
const event = 'lapzarta:plays';

/** @param who Names the player. */
export function tellPlaying(who: string): void {
  dispatchEvent(new CustomEvent(event, { detail: { who } }));
}

export function stopForOthers(who: string, stop: () => void, until: AbortSignal): void {
  addEventListener(
    event,
    (told) => {
      if (told instanceof CustomEvent && told.detail?.who !== who) stop();
    },
    { signal: until },
  );
}

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
