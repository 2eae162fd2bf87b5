/** The banner answers without leaving the page; without this script its form is posted to the page of cookies. */
import { answerFields, bannerPlace, purposesOfAnswer } from '../answer.ts';
import { optionalPurposes } from '../record.ts';
import { currentConsent, onConsentChange, saveConsent } from './consent-store.ts';

export const selector = '[data-consent-banner] > form';
export const when = 'visible';

export function start(form: HTMLElement, until: AbortSignal): void {
  if (!(form instanceof HTMLFormElement)) return;
  // Without an answer the boxes stay as they are: the reader may have begun to choose before this script came.
  if (currentConsent()) showAnswer(form);
  until.addEventListener(
    'abort',
    onConsentChange(() => showAnswer(form)),
  );
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      answerWith(form, event.submitter);
    },
    { signal: until },
  );
  // An answer that is there already can be left as it is.
  form.addEventListener(
    'keydown',
    ({ key }) => {
      const record = currentConsent();
      if (key === 'Escape' && record && record.source !== 'embed') {
        document.dispatchEvent(new Event('consentsaved'));
        leave();
      }
    },
    { signal: until },
  );
  reserveHeight(form);
  // From here on an answer takes effect on the open page, and is not posted.
  form.dataset.alive = '';
}

/** The room at the end of the page is as high as the banner; its text wraps differently at each width. */
function reserveHeight(form: HTMLFormElement): void {
  new ResizeObserver(() => {
    const height = form.parentElement?.offsetHeight ?? 0;
    // 0 while the banner is hidden, and after it was removed.
    if (height > 0) document.documentElement.style.setProperty('--consent-height', `${height}px`);
  }).observe(form);
}

function answerWith(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter))
    if (typeof value === 'string') fields.append(name, value);
  const answer = {
    answer: fields.get(answerFields.answer) ?? '',
    purpose: fields.getAll(answerFields.purpose),
    embed: [],
    place: bannerPlace,
  };
  saveConsent(purposesOfAnswer(answer, currentConsent()), 'banner');
  // The server's cookie lives a year in browsers that limit those of scripts, and a reader who is signed in has a proof.
  void fetch(form.action, { method: 'POST', body: fields, redirect: 'manual', keepalive: true }).catch(
    () => undefined,
  );
  leave();
}

/** The banner is hidden now: the keyboard goes on at the page's content. */
function leave(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

function showAnswer(form: HTMLFormElement): void {
  const purposes = currentConsent()?.purposes;
  for (const box of form.querySelectorAll<HTMLInputElement>(`[name="${answerFields.purpose}"]`))
    box.checked = optionalPurposes.some((purpose) => purpose === box.value && purposes?.[purpose]);
}
