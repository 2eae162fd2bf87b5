import type { Piece } from '#platform/http/answers/bytes-of.server.ts';

/**
 * The parts of the head, in their order: everything up to the stylesheets; preloads and scripts; descriptions of the
 * page; structured data for search engines; the tag of `<body>`.
 */
export type HeadPart = 'opening' | 'loading' | 'about' | 'structured' | 'body';

/** The parts of a page's document, in their order: the head, the shell around `<main>` in two parts, the end. */
export type PagePart = HeadPart | 'before' | 'main' | 'after' | 'end';

export type PageParts = Readonly<Record<PagePart, Piece>>;
