/** Freezes a value that several pages share. An object that is frozen already is assumed to be deeply frozen. */
export function deeplyFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deeplyFrozen(part);
  }
  return value;
}
