/** Inside the native app the app's player is used: the page sends commands and shows the reported state [POD-04]. */

import { nativeBridge } from '#platform/browser/native-app/native-bridge.ts';
import type { PlayedEpisode } from '../played-episode.ts';

type State = 'playing' | 'paused' | 'stopped';

/** Event by which the app reports its state: `docs/contracts/app.md`. */
const appStateEvent = 'lapzarta:podcast';

export function playsInApp(
  episode: PlayedEpisode,
  links: HTMLElement[],
  until: AbortSignal,
): (from: number | null) => void {
  let state: State = 'stopped';
  const send = (action: 'add' | 'play' | 'pause' | 'state' | 'destroy', more: object = {}): void => {
    const message = { type: 'podcast', action, slug: episode.slug, ...more };
    const bridge = nativeBridge();
    if (bridge) bridge(message);
    else console.log(`App mode without a native web view: podcast ${action} of ${episode.slug} stopped.`);
  };
  const show = (next: State): void => {
    state = next;
    for (const link of links) link.toggleAttribute('data-playing', state === 'playing');
  };
  addEventListener(
    appStateEvent,
    (event) => {
      const reported = event instanceof CustomEvent ? stateIn(event.detail, episode.slug) : null;
      if (reported) show(reported);
    },
    { signal: until },
  );
  // A paused episode is removed from the app's player when its page is left.
  addEventListener('pagehide', () => state === 'paused' && send('destroy'), { signal: until });
  send('state');
  return (from) => {
    const at = from === null ? {} : { at: from };
    if (state === 'playing' && from === null) {
      send('pause');
      return show('paused');
    }
    if (state === 'stopped') send('add', { episode: toAppEpisode(episode) });
    send('play', at);
    show('playing');
  };
}

function stateIn(detail: unknown, slug: string): State | null {
  if (typeof detail !== 'object' || detail === null || Reflect.get(detail, 'slug') !== slug) return null;
  const state: unknown = Reflect.get(detail, 'state');
  return state === 'playing' || state === 'paused' || state === 'stopped' ? state : null;
}

/** The app needs absolute URLs. */
function toAppEpisode({ title, podcast, sound, artwork, duration, chapters, page }: PlayedEpisode): object {
  const full = (address: string): string => (address === '' ? '' : new URL(address, location.href).href);
  return {
    title,
    podcast,
    duration,
    chapters,
    url: full(sound),
    image: full(artwork),
    page: full(page),
  };
}
