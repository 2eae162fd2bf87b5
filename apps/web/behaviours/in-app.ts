/** Whether the page is in the native app; other readers do not load the scripts for it. */
export function isInApp(): boolean {
  return document.body.dataset.app !== undefined;
}

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
    .then(({ sendNavigationToApp }) => sendNavigationToApp(until))
    .finally(() => {
      waiting.abort();
      for (const again of delayed) again();
    });
}
