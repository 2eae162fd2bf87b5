import type { Dependency } from './dependency.ts';

export interface Dependent {
  /** Set by the index. */
  dependencies: readonly Dependency[];
}

/** All entries that depend on one key. */
interface KeyEntries<Entry> {
  /**
   * Shared by every entry that depends on the whole key, and its `key` string by the others: separate objects took a
   * kilobyte per entry.
   */
  whole: Dependency;
  entries: Set<Entry>;
}

const none: readonly never[] = [];

/** Finds the entries of a cache by the keys that they depend on. */
export class DependencyIndex<Entry extends Dependent> {
  readonly #byKey = new Map<string, KeyEntries<Entry>>();

  /** Number of keys. */
  get size(): number {
    return this.#byKey.size;
  }

  entriesOf(key: string): Iterable<Entry> {
    return this.#byKey.get(key)?.entries ?? none;
  }

  /** Replaces an entry's dependencies; those that stay are not removed and added again. */
  set(entry: Entry, dependencies: readonly Dependency[]): void {
    const before = entry.dependencies;
    const now = dependencies.map((dependency) => this.#add(dependency, entry));
    entry.dependencies = now;
    if (before.every(({ key }, at) => key === now[at]?.key)) return;
    const keys = new Set(now.map(({ key }) => key));
    for (const { key } of before) if (!keys.has(key)) this.#remove(key, entry);
  }

  remove(entry: Entry): void {
    for (const { key } of entry.dependencies) this.#remove(key, entry);
  }

  clear(): void {
    this.#byKey.clear();
  }

  #add(dependency: Dependency, entry: Entry): Dependency {
    const known = this.#byKey.get(dependency.key) ?? this.#newKey(dependency);
    known.entries.add(entry);
    const { key } = known.whole;
    return dependency.from === undefined && dependency.to === undefined
      ? known.whole
      : { ...dependency, key };
  }

  #newKey({ key }: Dependency): KeyEntries<Entry> {
    const made: KeyEntries<Entry> = { whole: { key }, entries: new Set() };
    this.#byKey.set(key, made);
    return made;
  }

  #remove(key: string, entry: Entry): void {
    const known = this.#byKey.get(key);
    if (known?.entries.delete(entry) && known.entries.size === 0) this.#byKey.delete(key);
  }
}
