/** What the server writes before the worker's own script. */

export type WorkerSettings =
  | ({ kind: 'works' } & Shell)
  /** The operator switched it off: it takes away what it kept, and itself. */
  | { kind: 'leaves'; prefix: string };

export interface Shell {
  /** How the names of all our caches begin. */
  prefix: string;
  build: string;
  /** Cache of this build's shell. */
  shell: string;
  /** Cache of what the reader's pages keep; no worker writes there. */
  stories: string;
  /** Folder of files that never change. */
  assets: string;
  /** The files of the shell. */
  files: string[];
  /** The sites of the domain; a page below none of the prefixes belongs to the one without. */
  sites: { path: string; offline: string; saved: string }[];
}
