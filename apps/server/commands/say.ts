/** One line of progress for the person at the terminal; the log stays for machines. */
export function say(what: string): void {
  console.log(`  ${what}`);
}
