/** What stands in a portrait's place where there is none. */
export function initialsOf(name: string): string {
  return name
    .split(' ')
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('');
}
