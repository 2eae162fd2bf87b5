/** Only one player is audible at a time: a player announces that it starts, and all others stop. */
const eventName = 'lapzarta:plays';

/** @param who Name of the player. From then on soft navigation keeps the document for it. */
export function announcePlaying(who: string): void {
  document.documentElement.dataset.played = '';
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
