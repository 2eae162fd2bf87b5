/** The file breaks its own format at a place we can name; what was read before it stays good. */
export class MalformedFile extends Error {
  readonly file: string;
  readonly line: number;
  readonly column: number;

  /** Line and column count from 1. */
  constructor(file: string, line: number, column: number, reason: string) {
    super(`${file}, line ${line}, column ${column}: ${reason}`);
    this.name = 'MalformedFile';
    this.file = file;
    this.line = line;
    this.column = column;
  }
}
