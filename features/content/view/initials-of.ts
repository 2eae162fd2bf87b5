/** Initials that replace a missing portrait. */
export function initialsOf(name: string): string {
  return name
    .split(' ')
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('');
}
