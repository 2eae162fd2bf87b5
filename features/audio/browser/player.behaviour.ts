/**
 * Connects a page's play links to the player. No React, to stay small; the player bar is loaded on the first click.
 */
import type { PlayedEpisode } from '../played-episode.ts';
import { isPlaying, playOrPause, soundChanged } from './sound.ts';

export const selector = '[data-play]';
export const when = 'visible';

/** @param until Aborted when the page is left; playback continues. */
export async function start(place: HTMLElement, until: AbortSignal): Promise<void> {
  const episode: PlayedEpisode = JSON.parse(place.dataset.play ?? '{}');
  const links = [...place.querySelectorAll<HTMLAnchorElement>('[data-play-link], [data-play-from]')];
  for (const link of links) link.role = 'button';
  const play =
    document.body.dataset.app === undefined
      ? createPagePlayer(episode, links, until)
      : (await import('./app-player.ts')).playsInApp(episode, links, until);
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
      play(playFrom === undefined ? null : Number(playFrom));
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

function createPagePlayer(
  episode: PlayedEpisode,
  links: HTMLElement[],
  until: AbortSignal,
): (from: number | null) => void {
  const mark = (): void => {
    for (const link of links)
      if (link.dataset.playLink !== undefined) link.toggleAttribute('data-playing', isPlaying(episode.slug));
  };
  addEventListener(soundChanged, mark, { signal: until });
  mark();
  return (from) => {
    playOrPause(episode, from);
    void import('./player-bar.ts').then((module) => module.showBar());
  };
}
