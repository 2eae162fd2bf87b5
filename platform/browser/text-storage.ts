/** Storage in the reader's browser; it throws when the browser forbids storage. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Reads `localStorage` at each call, because the access itself throws when the browser forbids storage. */
export const browserStorage: TextStorage = {
  getItem: (name) => localStorage.getItem(name),
  setItem: (name, value) => localStorage.setItem(name, value),
};

/** '' where nothing is stored, or the browser forbids it. */
export function readText(storage: TextStorage, name: string): string {
  try {
    return storage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

/** False if the browser refuses: its storage is full or forbidden. */
export function writeText(storage: TextStorage, name: string, text: string): boolean {
  try {
    storage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

type IsEntry<Entry> = (one: unknown) => one is Entry;

/** Entries of a stored list. */
export function storedList<Entry>(storage: TextStorage, name: string, isEntry: IsEntry<Entry>): Entry[] {
  return entriesIn(readText(storage, name), isEntry);
}

/** Entries of a JSON list; none for any other text, which other scripts may have stored. */
export function entriesIn<Entry>(text: string, isEntry: IsEntry<Entry>): Entry[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
}

export function isText(one: unknown): one is string {
  return typeof one === 'string';
}
