const hourSeconds = 3_600;

/** Start of the hour, in unix seconds. */
export function hourOf(time: Date): number {
  return Math.floor(time.getTime() / 1000 / hourSeconds) * hourSeconds;
}
