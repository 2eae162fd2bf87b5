/** How V8 keeps the lines of an answer's head. */

/**
 * The same text, a byte a letter. What was cut out of a text with longer letters, as the hosts in a policy are out of the
 * edition's files, is kept with two; a head with one such line is put together, checked and sent with two throughout,
 * which costs a cached page a tenth of its time. A letter that no byte has stays: Node.js refuses such a header, and cut
 * to a byte it could have become the end of the line.
 */
export function aByteALetter(header: string): string {
  const bytes = Buffer.from(header, 'latin1').toString('latin1');
  return bytes === header ? bytes : header;
}
