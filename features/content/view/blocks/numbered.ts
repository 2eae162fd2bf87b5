/** Blocks, cells and items have no name of their own: their place is their key. */
export function numbered<T>(things: readonly T[]): { key: string; item: T }[] {
  return things.map((item, index) => ({ key: String(index), item }));
}
