/** What many pages share nobody may change. What is frozen already is taken to be so all the way down. */
export function deeplyFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deeplyFrozen(part);
  }
  return value;
}
