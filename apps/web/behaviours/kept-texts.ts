/** Where a browser keeps a reader's things; one that keeps nothing throws. */
export type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** Asked for each time: a browser that keeps nothing throws only then. */
export const ownMemory: Memory = {
  getItem: (name) => localStorage.getItem(name),
  setItem: (name, value) => localStorage.setItem(name, value),
};

/** What anybody may have written there: texts of a list, or nothing. */
export function listIn(memory: Memory, name: string): string[] {
  const written = memory.getItem(name);
  if (written === null) return [];
  try {
    const value: unknown = JSON.parse(written);
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
