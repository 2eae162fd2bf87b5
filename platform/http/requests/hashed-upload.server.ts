import { createHash } from 'node:crypto';
import type { UploadedFile } from './forms.server.ts';

/** The files of a request, with a hash of the bytes that were read, which distinguishes requests. */
export class HashedUpload implements AsyncIterable<UploadedFile> {
  readonly #files: AsyncIterable<UploadedFile>;
  readonly #hash = createHash('sha256');

  constructor(files: AsyncIterable<UploadedFile>) {
    this.#files = files;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<UploadedFile> {
    for await (const file of this.#files) {
      this.#hash.update(JSON.stringify([file.field, file.name]));
      yield { ...file, bytes: this.#hashed(file.bytes) };
    }
  }

  async *#hashed(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const part of bytes) {
      this.#hash.update(part);
      yield part;
    }
  }

  /** Once, at the end: reads what has not been read. */
  async digest(): Promise<Buffer> {
    for await (const { bytes } of this) {
      const parts = bytes[Symbol.asyncIterator]();
      while (!(await parts.next()).done);
    }
    return this.#hash.digest();
  }
}
