/** Storage in the reader's browser; it throws when the browser forbids storage. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Reads `localStorage` at each call, because the access itself throws when the browser forbids storage. */
export const browserStorage: TextStorage = {
  getItem: (name) => localStorage.getItem(name),
  setItem: (name, value) => localStorage.setItem(name, value),
};

/** Strings of a stored JSON list; empty for any other content, which other scripts may have stored. */
export function storedList(memory: TextStorage, name: string): string[] {
  const written = memory.getItem(name);
  if (written === null) return [];
  try {
    const value: unknown = JSON.parse(written);
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
