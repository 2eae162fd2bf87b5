/** A syntax error in an import file, with its position; records read before it are still valid. */
export class MalformedFile extends Error {
  readonly file: string;
  readonly line: number;
  readonly column: number;

  /** @param line Counted from 1, like `column`. */
  constructor(file: string, line: number, column: number, reason: string) {
    super(`${file}, line ${line}, column ${column}: ${reason}`);
    this.name = 'MalformedFile';
    this.file = file;
    this.line = line;
    this.column = column;
  }
}
