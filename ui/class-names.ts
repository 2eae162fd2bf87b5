/** Joins class names and skips empty ones: `classNames(styles.card, cut && styles.cut)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  let joined = '';
  for (const name of names) if (name) joined += joined === '' ? name : ` ${name}`;
  return joined;
}
