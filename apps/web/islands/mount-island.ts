/** React, and how an island of it comes to life: every island's script begins here, so that they share one. */
import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** @param until Aborted when the page is left. */
export type Mount = (place: HTMLElement, until: AbortSignal) => void;

export function mountOf<P extends object>(component: ComponentType<P>): Mount {
  return (place, until) => {
    const { props = '{}', id = '' } = place.dataset;
    const served = place.innerHTML;
    const given: P = JSON.parse(props);
    const root = hydrateRoot(place, createElement(component, given), {
      identifierPrefix: id,
      onUncaughtError(error) {
        reportError(error);
        // React has just taken everything away, and is not done with it yet.
        queueMicrotask(() => {
          root.unmount();
          place.innerHTML = served;
          place.dataset.failed = '';
        });
      },
      onRecoverableError: (error) => reportError(error),
    });
    place.dataset.alive = '';
    until.addEventListener('abort', () => root.unmount(), { once: true });
  };
}
