/** Does something while no other tab of this browser does it; waits for the one that does. */
export async function exclusively<T>(name: string, act: () => Promise<T>): Promise<T> {
  return navigator.locks.request(name, act);
}

export type Release = () => void;

/** Holds a lock of all tabs of this browser until it is released or the tab is gone; null when another one holds it. */
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
