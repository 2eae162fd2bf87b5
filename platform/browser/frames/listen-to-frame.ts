/** Handles a frame's messages, and sends the theme to our own pages; other sources are ignored [EMB-06]. */
import { embedMessage } from './embed-message.ts';

interface FrameSettings {
  /** The element that gets the height of the embedded page. */
  sized: HTMLElement;
  origin: string;
  /** The frame shows one of our own pages. */
  isOwn: boolean;
  goTo(path: string): void;
}

export function listenToFrame(
  frame: HTMLIFrameElement,
  { sized, origin, isOwn, goTo }: FrameSettings,
  until: AbortSignal,
): void {
  const sendTheme = (): void => {
    if (isOwn && isLoaded(frame)) frame.contentWindow?.postMessage({ type: 'theme', theme: theme() }, origin);
  };
  /** Its script may begin to listen after the frame has loaded: its first message says that it does. */
  let hasAnswered = false;
  addEventListener(
    'message',
    (event) => {
      if (event.source !== frame.contentWindow || event.origin !== origin) return;
      const message = embedMessage(event.data);
      if (message?.kind === 'size') {
        sized.style.aspectRatio = 'auto';
        sized.style.height = `${message.height}px`;
        if (!hasAnswered) sendTheme();
        hasAnswered = true;
      }
      if (message?.kind === 'route' && isOwn) goTo(message.path);
    },
    { signal: until },
  );
  if (!isOwn) return;
  frame.addEventListener(
    'load',
    () => {
      hasAnswered = false;
      sendTheme();
    },
    { signal: until },
  );
  sendTheme();
  document.addEventListener('colourmode', sendTheme, { signal: until });
  systemIsDark.addEventListener('change', sendTheme, { signal: until });
}

/** A frame that is part of the page may be loaded before this script, or much later; until then its document is empty, and ours. */
function isLoaded({ contentDocument, isConnected }: HTMLIFrameElement): boolean {
  return isConnected && contentDocument?.URL !== 'about:blank';
}

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

function theme(): 'light' | 'dark' {
  const { colorScheme, readerScheme } = document.documentElement.dataset;
  const chosen = colorScheme ?? readerScheme;
  if (chosen === undefined) return systemIsDark.matches ? 'dark' : 'light';
  return chosen === 'dark' ? 'dark' : 'light';
}
