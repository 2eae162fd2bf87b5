/** Lets the device of the person answer a form with a passkey, and sends the form. */
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { passkeyField } from '../forms/sign-in-steps-form.ts';
import { passkeyWords } from './passkey-words.ts';

export const selector = '[data-passkey]';
export const when = 'load';

export function start(form: HTMLElement, until: AbortSignal): void {
  const field = form.querySelector<HTMLInputElement>(`[name=${passkeyField}]`);
  const fault = form.querySelector('[role=alert]');
  if (!(form instanceof HTMLFormElement) || !field || !fault || !('credentials' in navigator)) return;
  const mode = form.dataset.passkey === 'create' ? 'create' : 'get';
  form.hidden = false;

  async function answer(options: string): Promise<object> {
    const optionsJSON = JSON.parse(options);
    return mode === 'create' ? startRegistration({ optionsJSON }) : startAuthentication({ optionsJSON });
  }

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      fault.textContent = '';
      answer(form.dataset.options ?? '').then(
        (given) => {
          field.value = JSON.stringify(given);
          form.submit();
        },
        // The browser has shown its own dialog; a person who cancels it learns what to do next.
        () => {
          fault.textContent = passkeyWords[document.documentElement.lang === 'en' ? 'en' : 'hu'][mode];
        },
      );
    },
    { signal: until },
  );
}
