/** How V8 keeps the lines of an answer's head. */

/**
 * The same text, a byte a letter. What was cut out of a text with longer letters, as the hosts in a policy are out of the
 * edition's files, is kept with two; a head with one such line is put together, checked and sent with two throughout,
 * which costs a cached page a tenth of its time.
 */
export function aByteALetter(header: string): string {
  return Buffer.from(header, 'latin1').toString('latin1');
}
