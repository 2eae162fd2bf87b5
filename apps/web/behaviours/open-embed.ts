/** Puts the frame in its place, and listens to it: nobody else's messages count [EMB-06]. */
import { embedMessage } from './embed-message.ts';
import { embeddedFrame } from './embedded-frame.ts';
import { stopForOthers, tellPlaying } from './playing.ts';

const plays = /video|upright|audio/;

export interface Opening {
  /** The reader pressed for this one: it has the focus then, and nothing else goes on playing. */
  isPressed: boolean;
  /** Leads to a path of the site, if it is one. */
  goTo(path: string): void;
}

export function openEmbed(place: HTMLElement, { isPressed, goTo }: Opening, until: AbortSignal): void {
  const { embed: address = '', embedTitle = '', embedOwn, shape = '' } = place.dataset;
  const url = URL.parse(address);
  if (url?.protocol !== 'https:') return;
  const frame = embeddedFrame(address, embedTitle);
  listen(frame, { place, origin: url.origin, isOwn: embedOwn !== undefined, goTo }, until);
  const card = [...place.childNodes];
  place.replaceChildren(frame);
  if (isPressed) frame.focus();
  if (!plays.test(shape)) return;
  if (isPressed) tellPlaying(address);
  // A service's player cannot be told to pause.
  stopForOthers(address, () => place.contains(frame) && place.replaceChildren(...card), until);
}

interface Embedded {
  place: HTMLElement;
  origin: string;
  /** A page of the paper's own. */
  isOwn: boolean;
  goTo(path: string): void;
}

function listen(frame: HTMLIFrameElement, embedded: Embedded, until: AbortSignal): void {
  const { place, origin, isOwn, goTo } = embedded;
  addEventListener(
    'message',
    (event) => {
      if (event.source !== frame.contentWindow || event.origin !== origin) return;
      const message = embedMessage(event.data);
      if (message?.kind === 'size') {
        place.style.aspectRatio = 'auto';
        place.style.height = `${message.height}px`;
      }
      if (message?.kind === 'route' && isOwn) goTo(message.path);
    },
    { signal: until },
  );
  if (!isOwn) return;
  const tellTheme = (): void => frame.contentWindow?.postMessage({ type: 'theme', theme: theme() }, origin);
  frame.addEventListener('load', tellTheme);
  document.addEventListener('colourmode', tellTheme, { signal: until });
  systemIsDark.addEventListener('change', tellTheme, { signal: until });
}

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

function theme(): 'light' | 'dark' {
  const { colorScheme, readerScheme } = document.documentElement.dataset;
  const chosen = colorScheme ?? readerScheme;
  if (chosen === undefined) return systemIsDark.matches ? 'dark' : 'light';
  return chosen === 'dark' ? 'dark' : 'light';
}
