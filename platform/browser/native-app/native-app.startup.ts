import { isInApp } from './is-in-app.ts';

/** Inside the native app, taps on links and forms are the app's [APP-01]; its script is loaded there only. */
export function delegateNavigationToApp(_root: ParentNode, until: AbortSignal): void {
  if (!isInApp()) return;
  const waiting = new AbortController();
  const options = { capture: true, signal: AbortSignal.any([until, waiting.signal]) };
  const delayed: (() => void)[] = [];

  /** Delays a tap until the script has loaded: otherwise the page would navigate without the app. */
  const delay = (event: Event, again: () => void): void => {
    event.preventDefault();
    event.stopPropagation();
    delayed.push(again);
  };
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href]') : null;
      if (link) delay(event, () => link.click());
    },
    options,
  );
  document.addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event;
      if (form instanceof HTMLFormElement) delay(event, () => form.requestSubmit(submitter));
    },
    options,
  );
  void import('./app-mode.ts')
    .then((module) => module.sendNavigationToApp(until))
    .finally(() => {
      waiting.abort();
      for (const again of delayed) again();
    });
}
