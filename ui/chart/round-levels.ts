/** At most as many steps between the levels. */
const usualSteps = 4;

/** Levels of a chart from below the minimum to above the maximum, in steps of 1, 2 or 5 times a power of ten. */
export function roundLevels(values: readonly number[], mostSteps = usualSteps): number[] {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const span = most - least || most * 0.01 || 1;
  const power = 10 ** Math.floor(Math.log10(span / mostSteps));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => span / one <= mostSteps) ?? power;
  const from = Math.floor(least / step);
  const to = Math.max(Math.ceil(most / step), from + 1);
  return Array.from({ length: to - from + 1 }, (_, at) => Number(((from + at) * step).toPrecision(8)));
}
