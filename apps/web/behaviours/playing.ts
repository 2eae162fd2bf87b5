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
