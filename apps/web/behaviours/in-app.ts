/** Readers outside the native app do not fetch what only it needs. */
export function isInApp(): boolean {
  return document.body.dataset.app !== undefined;
}

export function leaveTheWayToTheApp(_root: ParentNode, until: AbortSignal): void {
  if (!isInApp()) return;
  const waiting = new AbortController();
  const options = { capture: true, signal: AbortSignal.any([until, waiting.signal]) };
  const held: (() => void)[] = [];

  /** A tap that is quicker than the script waits for it: else the page would change under the app. */
  const hold = (event: Event, again: () => void): void => {
    event.preventDefault();
    event.stopPropagation();
    held.push(again);
  };
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href]') : null;
      if (link) hold(event, () => link.click());
    },
    options,
  );
  document.addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event;
      if (form instanceof HTMLFormElement) hold(event, () => form.requestSubmit(submitter));
    },
    options,
  );
  void import('./app-mode.ts')
    .then(({ handOverNavigation }) => handOverNavigation(until))
    .finally(() => {
      waiting.abort();
      for (const again of held) again();
    });
}
