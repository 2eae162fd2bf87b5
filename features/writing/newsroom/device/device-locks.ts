/** Runs a function while no other tab of this browser runs one under the same name; waits for its turn. */
export async function exclusively<T>(name: string, act: () => Promise<T>): Promise<T> {
  return navigator.locks.request(name, act);
}

export type Release = () => void;

/**
 * Holds a lock across tabs of this browser until it is released or the tab is closed; null when another tab
 * holds it.
 */
export function holdLock(name: string): Promise<Release | null> {
  const held = Promise.withResolvers<Release | null>();
  navigator.locks
    .request(name, { ifAvailable: true }, (lock) => {
      if (lock === null) {
        held.resolve(null);
        return undefined;
      }
      const released = Promise.withResolvers<void>();
      held.resolve(released.resolve);
      return released.promise;
    })
    .catch(held.reject);
  return held.promise;
}
