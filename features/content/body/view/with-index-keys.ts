/** Uses the index as React key: blocks, cells and items have no id. */
export function withIndexKeys<T>(items: readonly T[]): { key: string; item: T }[] {
  return items.map((item, index) => ({ key: String(index), item }));
}
