/** Only one player is audible at a time: a player announces that it starts, and all others stop. */
const eventName = 'lapzarta:plays';

/** @param who Name of the player. */
export function announcePlaying(who: string): void {
  dispatchEvent(new CustomEvent(eventName, { detail: { who } }));
}

export function stopWhenOthersPlay(who: string, stop: () => void, until: AbortSignal): void {
  addEventListener(
    eventName,
    (received) => {
      if (received instanceof CustomEvent && received.detail?.who !== who) stop();
    },
    { signal: until },
  );
}
