/** Hydrates a React island. All React islands import this module, so that they share one copy of React. */
import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** @param until Aborted when the page is left. */
export type Mount = (element: HTMLElement, until: AbortSignal) => void;

export function mountOf<P extends object>(component: ComponentType<P>): Mount {
  return (element, until) => {
    const { props = '{}', id = '' } = element.dataset;
    const serverHtml = element.innerHTML;
    const parsedProps: P = JSON.parse(props);
    const root = hydrateRoot(element, createElement(component, parsedProps), {
      identifierPrefix: id,
      onUncaughtError(error) {
        reportError(error);
        // React has emptied the element and is still unmounting, so the server's HTML is restored in a microtask.
        queueMicrotask(() => {
          root.unmount();
          element.innerHTML = serverHtml;
          element.dataset.failed = '';
        });
      },
      onRecoverableError: (error) => reportError(error),
    });
    element.dataset.alive = '';
    until.addEventListener('abort', () => root.unmount(), { once: true });
  };
}
