/** Inside the native app its own player plays: the page tells it what, and shows what it says [POD-04]. */
import type { PlayedEpisode } from '#features/audio/public.ts';
import { nativeBridge } from '../behaviours/native-bridge.ts';

type State = 'playing' | 'paused' | 'stopped';

/** How the app answers: `docs/contracts/app.md`. */
const answer = 'lapzarta:podcast';

export function playsInApp(
  episode: PlayedEpisode,
  links: HTMLElement[],
  until: AbortSignal,
): (from: number | null) => void {
  let state: State = 'stopped';
  const tell = (action: 'add' | 'play' | 'pause' | 'state' | 'destroy', more: object = {}): void => {
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
    answer,
    (event) => {
      const told = event instanceof CustomEvent ? stateIn(event.detail, episode.slug) : null;
      if (told) show(told);
    },
    { signal: until },
  );
  // What was added and does not play is nobody's any more.
  addEventListener('pagehide', () => state === 'paused' && tell('destroy'), { signal: until });
  tell('state');
  return (from) => {
    const at = from === null ? {} : { at: from };
    if (state === 'playing' && from === null) {
      tell('pause');
      return show('paused');
    }
    if (state === 'stopped') tell('add', { episode: forApp(episode) });
    tell('play', at);
    show('playing');
  };
}

function stateIn(detail: unknown, slug: string): State | null {
  if (typeof detail !== 'object' || detail === null || Reflect.get(detail, 'slug') !== slug) return null;
  const state: unknown = Reflect.get(detail, 'state');
  return state === 'playing' || state === 'paused' || state === 'stopped' ? state : null;
}

/** Its addresses lead nowhere outside the page unless they are full. */
function forApp({ title, podcast, sound, artwork, duration, chapters, page }: PlayedEpisode): object {
  const full = (address: string): string => (address === '' ? '' : new URL(address, location.href).href);
  return {
    ...{ title, podcast, duration, chapters },
    url: full(sound),
    image: full(artwork),
    page: full(page),
  };
}
