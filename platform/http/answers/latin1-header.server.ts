/**
 * The same text, stored by V8 with one byte per character. A substring of a text with characters beyond Latin-1, such
 * as the hosts in a policy from the edition's files, is stored with two bytes; a response head with one such line is
 * built, checked and sent with two throughout, which costs a cached page a tenth of its time. A character beyond
 * Latin-1 is left: Node.js rejects such a header, while truncated to a byte it could become a line end.
 */
export function toLatin1IfLossless(header: string): string {
  const bytes = Buffer.from(header, 'latin1').toString('latin1');
  return bytes === header ? bytes : header;
}
