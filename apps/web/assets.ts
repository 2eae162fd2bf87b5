/** Addresses of a page's subresources. The build creates the files; the server reads their names from its manifest. */

export interface Assets {
  /** Tokens, fonts, reset and the shell: linked on every page. */
  baseStyles: string;
  /** Styles of each view and part beside the base, by the name of its component; '' for none. */
  viewStyles: Readonly<Record<string, string>>;
  /** The sites' colours, generated from the edition's data; '' leaves the defaults. */
  siteStyles: string;
  fonts: { serif: string; italic: string; sans: string };
  script: string;
  /** Chunks that the script imports statically. */
  scriptParts: string[];
  /** The service worker; '' where the operator disabled it. */
  worker: string;
  /** Scripts of the islands, by island name. */
  islands: Record<string, string>;
  /** Blocking script that runs before the first paint. */
  headScript: string;
  /** JSON of the edition's words that scripts use; '' for none. */
  words: string;
  /** Build id: changes whenever an open page could miss a file after a new build. */
  build: string;
}
