/** Random numbers of the browser and of the session; stored only with consent; `features/consent` removes them. */
import { browserStorage, readText, type TextStorage, writeText } from '#platform/browser/text-storage.ts';

/** Of this tab. */
const tabStorage: TextStorage = {
  getItem: (name) => sessionStorage.getItem(name),
  setItem: (name, value) => sessionStorage.setItem(name, value),
};
const keys = { browser: 'beam-browser', session: 'beam-session', commerce: 'beam-commerce' };
const browserMs = 365 * 24 * 3_600_000;
const sessionMs = 30 * 60_000;

/** A browser is another one after a year, a session after half an hour without a page. */
export function takeIds(now: number): { browser: string; session: string } {
  const browser = idIn(keys.browser, now, browserMs);
  const session = idIn(keys.session, now, sessionMs);
  // Where the storage is full or forbidden, the next page gets other numbers.
  writeText(browserStorage, keys.browser, `${browser.id} ${browser.time}`);
  writeText(browserStorage, keys.session, `${session.id} ${now}`);
  return { browser: browser.id, session: session.id };
}

/** One attempt to pay in this tab, and which of its steps were reported. */
export interface CommerceSession {
  id: string;
  done: string[];
}

export function storedCommerce(): CommerceSession | null {
  const [id = '', ...done] = readText(tabStorage, keys.commerce).split(' ');
  return id === '' ? null : { id, done };
}

export function storeCommerce({ id, done }: CommerceSession): void {
  writeText(tabStorage, keys.commerce, [id, ...done].join(' '));
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function idIn(key: string, now: number, lifeMs: number): { id: string; time: number } {
  const [, id, time] = /^([\da-f]{32}) (\d+)$/.exec(readText(browserStorage, key)) ?? [];
  const isCurrent = id !== undefined && Math.abs(now - Number(time)) < lifeMs;
  return isCurrent ? { id, time: Number(time) } : { id: newId(), time: now };
}
