/**
 * Mode `tcf`: a certified consent service of another company (CMP) asks the reader. Its script is the only one that is
 * loaded before an answer; what it answers is copied into the record, and everything else reads the record.
 */
import { answerFields, answers, cookiesPath, servicePlace } from '../answer.ts';
import { optionalPurposes } from '../record.ts';
import { purposesOfTcf, type TcfAnswer } from '../tcf.ts';
import { currentConsent, saveConsent } from './consent-store.ts';

type Callback = (answer: TcfAnswer | null, isSuccess: boolean) => void;
type Call = [command?: string, version?: number, callback?: Callback, parameter?: unknown];

declare global {
  interface Window {
    /** Without arguments: the calls that wait for the service. */
    __tcfapi?: (...call: Call) => unknown;
  }
}

/** A longer string would not fit into the cookie; who needs it asks the service. */
const maxStringLength = 2_000;

export function startConsentService(script: string): void {
  if (window.__tcfapi) return;
  window.__tcfapi = createQueue();
  showFrameLocator();
  window.__tcfapi('addEventListener', 2, (answer, isSuccess) => {
    if (answer && isSuccess) saveAnswer(answer);
  });
  const element = document.createElement('script');
  element.src = script;
  element.async = true;
  // Without the service there is no answer, so nothing is loaded.
  element.addEventListener('error', () => console.info(`${script} could not be loaded.`), { once: true });
  document.head.append(element);
}

/** Opens the service's dialog; the page of cookies says what to do where it does not open. */
export async function openServiceOr(page: string): Promise<void> {
  if (!(await openConsentDialog())) location.assign(page);
}

/** @returns False if the service does not answer, as when it is blocked. */
export function openConsentDialog(): Promise<boolean> {
  return new Promise((resolve) => {
    window.__tcfapi?.('displayConsentUi', 2, (_answer, isSuccess) => resolve(isSuccess));
    setTimeout(() => resolve(false), 1_000);
  });
}

function saveAnswer(answer: TcfAnswer): void {
  const purposes = purposesOfTcf(answer);
  if (!purposes) return;
  const known = currentConsent();
  const { tcString = '' } = answer;
  const stored = tcString === '' || tcString.length > maxStringLength ? undefined : tcString;
  const isSame =
    known?.source === 'cmp' &&
    known.tcString === stored &&
    optionalPurposes.every((one) => known.purposes[one] === purposes[one]);
  if (isSame) return;
  const granted = optionalPurposes.filter((one) => purposes[one]);
  // Refusing everything ends the agreement to embeds, too.
  const embeds = granted.length === 0 && known?.source === 'cmp' ? {} : (known?.purposes.embeds ?? {});
  saveConsent({ ...purposes, embeds }, 'cmp', stored);
  const body = new URLSearchParams([
    [answerFields.answer, answers.chosen],
    [answerFields.place, servicePlace],
    ...granted.map((one) => [answerFields.purpose, one]),
  ]);
  void fetch(cookiesPath, { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(
    () => undefined,
  );
}

/** The stub that the framework asks for: it collects calls until the service is there. */
function createQueue(): NonNullable<Window['__tcfapi']> {
  const queue: Call[] = [];
  return (...call) => {
    if (call.length === 0) return queue;
    const [command, , callback] = call;
    if (command !== 'ping') return queue.push(call);
    return callback?.({ cmpLoaded: false, cmpStatus: 'stub', apiVersion: '2.2' }, true);
  };
}

/** Frames of ads find the page with the service by the name of this frame. */
function showFrameLocator(): void {
  const frame = document.createElement('iframe');
  frame.name = '__tcfapiLocator';
  frame.hidden = true;
  document.body.append(frame);
}
