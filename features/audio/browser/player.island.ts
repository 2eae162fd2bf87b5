/**
 * Connects a page's play links to the player. No React, to stay small; the player bar is loaded on the first click.
 */
import type { PlayedEpisode } from '../played-episode.ts';
import type { playsInApp } from './app-player.island.ts';
import type { showBar } from './player-bar.island.ts';
import { isPlaying, playOrPause, soundChanged } from './sound.ts';

/** @param until Aborted when the page is left; playback continues. */
export async function mount(place: HTMLElement, until: AbortSignal): Promise<void> {
  const episode: PlayedEpisode = JSON.parse(place.dataset.play ?? '{}');
  const links = [...place.querySelectorAll<HTMLAnchorElement>('[data-play-link], [data-play-from]')];
  for (const link of links) link.role = 'button';
  const { playerBar = '', appPlayer = '' } = place.dataset;
  const start =
    document.body.dataset.app === undefined
      ? createPagePlayer({ episode, links, playerBar }, until)
      : (await loadAppPlayer(appPlayer))(episode, links, until);
  // In the capture phase, because other handlers, the app and the browser would follow the link.
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

interface PagePlayerOptions {
  episode: PlayedEpisode;
  links: HTMLElement[];
  playerBar: string;
}

function createPagePlayer({ episode, links, playerBar }: PagePlayerOptions, until: AbortSignal): Start {
  const mark = (): void => {
    for (const link of links)
      if (link.dataset.playLink !== undefined) link.toggleAttribute('data-playing', isPlaying(episode.slug));
  };
  addEventListener(soundChanged, mark, { signal: until });
  mark();
  return (from) => {
    playOrPause(episode, from);
    void loadAndShowBar(playerBar);
  };
}

/** Imported from the address in the page, so that the player is no part of every page's script. */
async function loadAndShowBar(address: string): Promise<void> {
  const script: { showBar: typeof showBar } = await import(/* @vite-ignore */ address);
  script.showBar();
}

async function loadAppPlayer(address: string): Promise<typeof playsInApp> {
  const script: { playsInApp: typeof playsInApp } = await import(/* @vite-ignore */ address);
  return script.playsInApp;
}
