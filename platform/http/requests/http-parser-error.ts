/** Error of Node.js's HTTP parser. */
export interface HttpParserError extends Error {
  code?: string;
  /** Number of bytes parsed in the last chunk. */
  bytesParsed?: number;
  /** The last chunk, a buffer. */
  rawPacket?: unknown;
}
