/** Addresses of everything that a page fetches beside itself. The build makes the files, the server knows the names. */
import type { PageData } from './page-data.ts';

export type RouteName = PageData['route'];

export interface Assets {
  /** Tokens, fonts, reset and the shell: every page. */
  baseStyles: string;
  /** What a route needs beside the base; '' when nothing. */
  routeStyles: Record<RouteName, string>;
  /** The sites' colours, made of the edition's data; '' leaves the defaults. */
  siteStyles: string;
  fonts: { serif: string; italic: string; sans: string };
  script: string;
}
