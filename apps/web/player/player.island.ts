/**
 * What plays an episode where a page has one. It is no React: this much waits for a press, and the player comes with the
 * first.
 */
import type { PlayedEpisode } from '#features/audio/public.ts';
import type { playsInApp } from './app-player.island.ts';
import type { showBar } from './player-bar.island.ts';
import { changed, isPlaying, press } from './sound.ts';

/** @param until Aborted when the page is left; what plays goes on. */
export async function mount(place: HTMLElement, until: AbortSignal): Promise<void> {
  const episode: PlayedEpisode = JSON.parse(place.dataset.play ?? '{}');
  const links = [...place.querySelectorAll<HTMLAnchorElement>('[data-play-link], [data-play-from]')];
  for (const link of links) link.role = 'button';
  const { playerBar = '', appPlayer = '' } = place.dataset;
  const start =
    document.body.dataset.app === undefined
      ? playsHere({ episode, links, playerBar }, until)
      : (await playsInAppOf(appPlayer))(episode, links, until);
  // Before anybody else hears of it: to the app, and to the browser, it would be a link to follow.
  const first = { capture: true, signal: until };
  const linkAt = ({ target }: Event): HTMLAnchorElement | undefined =>
    links.find((link) => target instanceof Node && link.contains(target));
  addEventListener(
    'click',
    (event) => {
      const link = linkAt(event);
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      const { playFrom } = link.dataset;
      start(playFrom === undefined ? null : Number(playFrom));
    },
    first,
  );
  addEventListener(
    'keydown',
    (event) => {
      const link = event.key === ' ' ? linkAt(event) : undefined;
      if (!link) return;
      event.preventDefault();
      link.click();
    },
    first,
  );
}

type Start = (from: number | null) => void;

interface Played {
  episode: PlayedEpisode;
  links: HTMLElement[];
  playerBar: string;
}

function playsHere({ episode, links, playerBar }: Played, until: AbortSignal): Start {
  const mark = (): void => {
    for (const link of links)
      if (link.dataset.playLink !== undefined) link.toggleAttribute('data-playing', isPlaying(episode.slug));
  };
  addEventListener(changed, mark, { signal: until });
  mark();
  return (from) => {
    press(episode, from);
    void showBarOf(playerBar);
  };
}

/** By the addresses that the page carries: what these bring is no part of the script of all pages. */
async function showBarOf(address: string): Promise<void> {
  const script: { showBar: typeof showBar } = await import(/* @vite-ignore */ address);
  script.showBar();
}

async function playsInAppOf(address: string): Promise<typeof playsInApp> {
  const script: { playsInApp: typeof playsInApp } = await import(/* @vite-ignore */ address);
  return script.playsInApp;
}
