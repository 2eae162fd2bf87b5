/** The rules that each kind of block defines: how its HTML is written, and its text, links and pictures are read. */
import { z } from 'zod';

/**
 * Inline HTML that passed the sanitiser (a, abbr, b, br, cite, code, del, em, i, ins, kbd, mark, s, small, span[lang],
 * strong, sub, sup, time, u).
 */
export const inlineHtml = z.string();

export interface HtmlPicture {
  src: string;
  width?: number;
  height?: number;
}

export interface HtmlOptions {
  /** File of an image; null leaves the image out. */
  picture(imageId: number): HtmlPicture | null;
  /** Address and title of a story of ours; without this function `story:{slug}` stays. */
  story?(slug: string): { url: string; title: string } | null;
}

export interface LinkMapping {
  inline(html: string): string;
  /** Undefined where the link is to be removed. */
  address(href: string): string | undefined;
}

/** A picture that is still named by its source. */
export interface PendingPicture {
  /** An address or a path. */
  source: string;
  alt: string;
  caption?: string | undefined;
  credit?: string | undefined;
}

/** `P` is the block before its pictures have ids. */
export interface BlockRules<B, P> {
  schema: z.ZodType<B>;
  /** For feeds, the API and re-normalisation. */
  html(block: B, printing: HtmlOptions): string;
  /** The visible text, for search, counting and previews. */
  text(block: B | P): string;
  /** Its text stands beside the running text, and teasers leave it out. */
  isAside: boolean;
  links(block: B, mapping: LinkMapping): B;
  pictures(block: P): PendingPicture[];
  /** Replaces sources by ids; none when the block is nothing without its pictures. */
  resolve(block: P, ids: ReadonlyMap<string, number>): B[];
}

type PictureRules = 'pictures' | 'resolve';
type Rules<B, P> = Omit<BlockRules<B, P>, 'isAside' | PictureRules> & { isAside?: boolean };

/** @example defineBlock({ schema, html: () => '<hr>', text: () => '', links: (block) => block }) */
export function defineBlock<B>(rules: Rules<B, B>): BlockRules<B, B> {
  return { isAside: false, ...rules, pictures: () => [], resolve: (block) => [block] };
}

/** A kind of block that has pictures of its own. */
export function definePictureBlock<B, P>(
  rules: Rules<B, P> & Pick<BlockRules<B, P>, PictureRules>,
): BlockRules<B, P> {
  return { isAside: true, ...rules };
}
