/** For values that can be computed or read again: a full map forgets all of them, before it takes another one. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  #most: number;

  constructor(most: number) {
    super();
    this.#most = most;
  }

  override set(key: Key, value: Value): this {
    if (this.size >= this.#most && !this.has(key)) this.clear();
    return super.set(key, value);
  }
}
