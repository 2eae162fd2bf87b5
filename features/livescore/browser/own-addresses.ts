/** Links and GET forms that lead to other addresses of the same path are opened in place. */

interface OwnAddresses {
  open(address: string): void;
  /** The reader chooses again: what is being loaded would replace the form. */
  giveUp(): void;
}

/** Arrow keys in a closed select and digits in a date field change the value on the way to the wanted one. */
const settleMs = 300;

export function openOwnAddresses(
  board: HTMLElement,
  { open, giveUp }: OwnAddresses,
  until: AbortSignal,
): void {
  let settling: ReturnType<typeof setTimeout> | undefined;
  until.addEventListener('abort', () => clearTimeout(settling));
  const listen = <Name extends 'click' | 'submit' | 'change'>(
    name: Name,
    act: (event: HTMLElementEventMap[Name]) => void,
  ): void => board.addEventListener(name, act, { signal: until });

  listen('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || link.target !== '' || !isOwn(link.href)) return;
    event.preventDefault();
    open(link.href);
  });
  listen('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== 'get' || !isOwn(form.action)) return;
    event.preventDefault();
    clearTimeout(settling);
    open(addressOf(form));
  });
  listen('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement || target instanceof HTMLInputElement)) return;
    const { form } = target;
    clearTimeout(settling);
    if (form?.dataset.choices === undefined || !target.checkValidity() || target.value === '') return;
    giveUp();
    settling = setTimeout(() => form.requestSubmit(), settleMs);
  });
  // Chosen before the script was there, or restored by the browser.
  const chosen = [...board.querySelectorAll<HTMLFormElement>('form[data-choices]')].find(hasChoice);
  if (chosen) open(addressOf(chosen));
}

function isOwn(address: string): boolean {
  const { origin, pathname, hash } = new URL(address, location.href);
  return origin === location.origin && pathname === location.pathname && hash === '';
}

function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value);
  return `${new URL(form.action).pathname}?${query}`;
}

/** Whether a field shows another choice than the served one. */
function hasChoice(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) =>
    field instanceof HTMLSelectElement
      ? [...field.options].some(({ selected, defaultSelected }) => selected && !defaultSelected)
      : field instanceof HTMLInputElement && field.type === 'date' && field.value !== field.defaultValue,
  );
}
