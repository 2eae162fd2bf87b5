/**
 * The files of an application that its service worker caches; the server prepends it to the worker's script.
 */
export interface KeptApplication {
  /** Common prefix of the names of our caches. */
  prefix: string;
  build: string;
  /** Address of the application's document. */
  shell: string;
  /** Addresses of the application's files begin so; their names have a hash of their content. */
  assets: string;
  /** Addresses of everything else that the application loads. */
  files: readonly string[];
  /** Pages below the application's address that are not its own, such as the sign-in. */
  pages: readonly string[];
}
