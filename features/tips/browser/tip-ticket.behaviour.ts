/**
 * Saves a ticket without leaving the page: the form is sent as without script, and the part of the answer's page that
 * shows the ticket replaces this one. Values that could not be sent stay in the fields.
 */

import { offerSharing } from '#ui/browser/share.startup.ts';

export const selector = '[data-tip-ticket] > form';
export const when = 'load';

const part = '[data-tip-ticket]';

export function start(form: HTMLElement, until: AbortSignal): void {
  if (!(form instanceof HTMLFormElement)) return;
  disableWhenClosed(form, until);
  form.addEventListener('input', () => showStatus(form, form.dataset.unsaved, 'status'), { signal: until });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      void save(form, until);
    },
    { signal: until },
  );
}

async function save(form: HTMLFormElement, until: AbortSignal): Promise<void> {
  const button = form.querySelector('button[type="submit"]');
  if (button?.hasAttribute('aria-disabled')) return;
  if (!navigator.onLine) return showStatus(form, form.dataset.offline, 'alert');
  button?.setAttribute('aria-disabled', 'true');
  showStatus(form, form.dataset.saving, 'status');
  try {
    const sent = bodyOf(form);
    const answer = await fetch(form.action, { method: 'POST', body: sent, signal: until });
    const next = answer.ok ? partOf(await answer.text()) : null;
    if (next) replace(form, { next, sent }, until);
    else showStatus(form, answer.status === 429 ? form.dataset.tooMany : form.dataset.failed, 'alert');
  } catch (error) {
    if (until.aborted) return;
    console.warn('The ticket could not be saved.', error);
    showStatus(form, navigator.onLine ? form.dataset.failed : form.dataset.offline, 'alert');
  } finally {
    button?.removeAttribute('aria-disabled');
  }
}

function bodyOf(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return new URLSearchParams(fields);
}

function partOf(html: string): Element | null {
  return new DOMParser().parseFromString(html, 'text/html').querySelector(part);
}

function replace(
  form: HTMLFormElement,
  { next, sent }: { next: Element; sent: URLSearchParams },
  until: AbortSignal,
): void {
  keepRefused(form, next);
  const hasUnsaved = keepUnsaved(form, next, sent);
  const shown = document.adoptNode(next);
  form.closest(part)?.replaceWith(shown);
  offerSharing(shown);
  const fresh = shown.querySelector('form');
  if (fresh) start(fresh, until);
  if (fresh && hasUnsaved) showStatus(fresh, fresh.dataset.unsaved, 'status');
  shown.querySelector<HTMLElement>('[data-tip-notice]')?.focus();
}

/** Answers that were not accepted stay in their fields, to be corrected. */
function keepRefused(form: HTMLFormElement, next: Element): void {
  for (const field of next.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[aria-invalid]')) {
    const given = new FormData(form).get(field.name);
    if (typeof given === 'string') field.value = given;
  }
}

/** Copies answers that were typed while the ticket was being saved into the new form; returns whether there are any. */
function keepUnsaved(form: HTMLFormElement, next: Element, sent: URLSearchParams): boolean {
  let hasUnsaved = false;
  const now = new FormData(form);
  for (const field of next.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input[name], select[name]',
  )) {
    const value = now.get(field.name);
    if (typeof value !== 'string' || value === sent.get(field.name)) continue;
    field.value = value;
    hasUnsaved = true;
  }
  return hasUnsaved;
}

function showStatus(form: HTMLFormElement, text: string | undefined, role: 'status' | 'alert'): void {
  const status = form.querySelector('[data-tip-status]');
  if (!status || status.textContent === text) return;
  status.setAttribute('role', role);
  status.textContent = text ?? '';
}

/** The longest delay of a timer. */
const longestDelay = 2 ** 31 - 1;

/**
 * Disables the fields of questions that close while the page is open. The server sends the seconds that are left: the
 * clock of a device may be wrong.
 */
function disableWhenClosed(form: HTMLFormElement, until: AbortSignal): void {
  for (const question of form.querySelectorAll<HTMLFieldSetElement>('fieldset[data-closes-in]')) {
    const delay = Number(question.dataset.closesIn) * 1_000;
    if (delay > longestDelay) continue;
    const timer = setTimeout(() => {
      question.disabled = true;
      question.append(Object.assign(document.createElement('p'), { textContent: form.dataset.closed ?? '' }));
    }, delay);
    until.addEventListener('abort', () => clearTimeout(timer), { once: true });
  }
}
