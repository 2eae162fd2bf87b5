/** The page of notifications: shows the form with the browser's own choice, and saves it. */
import { followedField, readForm, showChoice, showHours } from './choice-form.ts';
import { pushFormWords } from './push-form-words.ts';
import {
  disablePush,
  enablePush,
  isPushSupported,
  type KnownChoice,
  loadChoice,
} from './subscribe-browser.ts';

export const selector = '[data-push]';
export const when = 'load';

export function start(root: HTMLElement, until: AbortSignal): void {
  void show(root, until);
}

type PageState = 'unsupported' | 'denied' | 'on' | 'off';

interface Parts {
  root: HTMLElement;
  form: HTMLFormElement;
  submit: HTMLButtonElement;
  turnOff: HTMLButtonElement;
}

async function show(root: HTMLElement, until: AbortSignal): Promise<void> {
  const parts = partsOf(root);
  if (!parts) return;
  const { form, turnOff } = parts;
  if (!isPushSupported()) return setState(parts, 'unsupported');
  const known = await loadChoice().catch(() => null);
  if (until.aborted) return;
  if (known) showChoice(form, known);
  showHours(form);
  setState(parts, stateNow(known));
  form.addEventListener('change', () => showHours(form), { signal: until });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      void whileDisabled(parts, () => save(parts));
    },
    { signal: until },
  );
  turnOff.addEventListener('click', () => void whileDisabled(parts, () => remove(parts)), { signal: until });
}

function partsOf(root: HTMLElement): Parts | null {
  const form = root.querySelector<HTMLFormElement>('[data-push-form]');
  const submit = form?.querySelector<HTMLButtonElement>('button[type=submit]');
  const turnOff = form?.querySelector<HTMLButtonElement>('button[type=button]');
  return form && submit && turnOff ? { root, form, submit, turnOff } : null;
}

function stateNow(known: KnownChoice | null): PageState {
  if (Notification.permission === 'denied') return 'denied';
  return known && Notification.permission === 'granted' && known.topics.length > 0 ? 'on' : 'off';
}

function setState({ root, form, submit, turnOff }: Parts, state: PageState): void {
  for (const one of root.querySelectorAll<HTMLElement>('[data-push-state]'))
    one.hidden = one.dataset.pushState !== state;
  form.hidden = state === 'unsupported' || state === 'denied';
  submit.textContent = state === 'on' ? pushFormWords.change : pushFormWords.enable;
  turnOff.hidden = state !== 'on';
}

async function whileDisabled({ form, submit, turnOff }: Parts, act: () => Promise<void>): Promise<void> {
  if (submit.ariaDisabled === 'true') return;
  submit.ariaDisabled = turnOff.ariaDisabled = 'true';
  try {
    await act();
  } catch (error) {
    console.warn('Notifications could not be changed.', error);
    tell(form, navigator.onLine ? pushFormWords.failed : pushFormWords.offline);
  } finally {
    submit.ariaDisabled = turnOff.ariaDisabled = null;
  }
}

async function save(parts: Parts): Promise<void> {
  const { root, form } = parts;
  const choice = readForm(form);
  if (choice.topics.length === 0) return tell(form, pushFormWords.noTopic);
  tell(form, pushFormWords.saving);
  const result = await enablePush(root.dataset.vapidKey ?? '', choice);
  if (result === 'denied') {
    // The reader closed the question without an answer, and may change their mind.
    if (Notification.permission !== 'denied') return tell(form, pushFormWords.notAllowed);
    return setState(parts, 'denied');
  }
  if (result === 'on') setState(parts, 'on');
  tell(
    form,
    { on: pushFormWords.saved, offline: pushFormWords.offline, failed: pushFormWords.failed }[result],
  );
}

async function remove(parts: Parts): Promise<void> {
  const { form } = parts;
  const result = await disablePush();
  if (result !== 'off')
    return tell(form, { offline: pushFormWords.offline, failed: pushFormWords.failed }[result]);
  for (const field of form.querySelectorAll<HTMLInputElement>('input[name=topic]')) field.checked = false;
  followedField(form).hidden = form.querySelector('[data-push-followed-list] input') === null;
  setState(parts, 'off');
  tell(form, pushFormWords.off);
}

function tell(form: HTMLFormElement, text: string): void {
  const status = form.querySelector('[data-push-status]');
  if (status) status.textContent = text;
}
