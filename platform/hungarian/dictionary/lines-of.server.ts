/** The lines of a file as independent strings: a substring of the whole text would keep all of it in memory. */
export function* linesOf(file: Buffer): Generator<string> {
  for (let from = 0; from < file.length; ) {
    const found = file.indexOf('\n', from);
    const end = found < 0 ? file.length : found;
    yield file.toString('utf8', from, end);
    from = end + 1;
  }
}
