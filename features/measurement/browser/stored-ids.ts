/** Random numbers of the browser and of the session; stored only with consent; `features/consent` removes them. */

const keys = { browser: 'beam-browser', session: 'beam-session', commerce: 'beam-commerce' };
const browserMs = 365 * 24 * 3_600_000;
const sessionMs = 30 * 60_000;

/** A browser is another one after a year, a session after half an hour without a page. */
export function takeIds(now: number): { browser: string; session: string } {
  const browser = idIn(localStorageOrNull(), keys.browser, now, browserMs);
  const session = idIn(localStorageOrNull(), keys.session, now, sessionMs);
  store(localStorageOrNull(), keys.browser, `${browser.id} ${browser.time}`);
  store(localStorageOrNull(), keys.session, `${session.id} ${now}`);
  return { browser: browser.id, session: session.id };
}

/** One attempt to pay in this tab, and which of its steps were reported. */
export interface CommerceSession {
  id: string;
  done: string[];
}

export function storedCommerce(): CommerceSession | null {
  const [id = '', ...done] = read(sessionStorageOrNull(), keys.commerce).split(' ');
  return id === '' ? null : { id, done };
}

export function storeCommerce({ id, done }: CommerceSession): void {
  store(sessionStorageOrNull(), keys.commerce, [id, ...done].join(' '));
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function idIn(
  storage: Storage | null,
  key: string,
  now: number,
  lifeMs: number,
): { id: string; time: number } {
  const [, id, time] = /^([\da-f]{32}) (\d+)$/.exec(read(storage, key)) ?? [];
  const isCurrent = id !== undefined && Math.abs(now - Number(time)) < lifeMs;
  return isCurrent ? { id, time: Number(time) } : { id: newId(), time: now };
}

function read(storage: Storage | null, key: string): string {
  return storage?.getItem(key) ?? '';
}

function store(storage: Storage | null, key: string, value: string): void {
  try {
    storage?.setItem(key, value);
  } catch {
    // The storage is full: the next page gets another number.
  }
}

/** Null where the browser forbids storage. */
function localStorageOrNull(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

function sessionStorageOrNull(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
