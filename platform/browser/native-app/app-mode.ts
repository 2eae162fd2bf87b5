/**
 * Inside the native app, navigation is delegated to the app [APP-01]. The messages are described in
 * `docs/contracts/app.md`.
 */
import { appMessage } from './app-message.ts';
import { nativeBridge } from './native-bridge.ts';

export function sendNavigationToApp(until: AbortSignal): void {
  // In the capture phase, before all other handlers: a soft navigation would change the page without the app.
  const options = { capture: true, signal: until };
  document.addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || isOnThisPage(link)) return;
      event.preventDefault();
      event.stopPropagation();
      sendToApp(new URL(link.href));
    },
    options,
  );
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.method !== 'get') return;
      event.preventDefault();
      const url = new URL(form.action);
      for (const [name, value] of new FormData(form, event.submitter))
        if (typeof value === 'string') url.searchParams.append(name, value);
      sendToApp(url);
    },
    options,
  );
}

/** Sends a navigation to the app; without an app it is stopped and logged [APP-02]. */
export function sendToApp(url: URL): void {
  const message = appMessage(url, location.origin);
  if (message === null) {
    console.log(`App mode: ${url.protocol} is not a way out.`);
    return;
  }
  const bridge = nativeBridge();
  if (bridge) bridge(message);
  else console.log(`App mode without a native web view: navigation to ${message.href} stopped.`);
}

function isOnThisPage({ href, hash }: HTMLAnchorElement): boolean {
  return hash !== '' && href.split('#')[0] === location.href.split('#')[0];
}
