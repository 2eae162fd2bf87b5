import { type Edition, type Language, originOf, type Site, type Viewpoint } from '#features/sites/public.ts';
import type { MailFrame } from './define-mail.ts';

/** Data of a site that all its mails show. */
export function mailFrame({ edition, site, port }: Viewpoint, language: Language): MailFrame {
  return {
    siteName: site.name,
    siteAddress: originOf(site, port) + (site.path || '/'),
    publisher: edition.publisher,
    imprint: edition.imprint ?? null,
    language,
    accent: site.accent.light,
    wordmark: wordmarkOf(edition, site),
  };
}

/** The picture's padding, in CSS pixels, around a wordmark of this height. */
export const wordmarkHeight = 30;
export const wordmarkPadding = { block: 12, inline: 20 };

/** Null for a drawing whose size is not in its `viewBox`: the name is written instead. */
function wordmarkOf({ wordmarks }: Edition, { slug }: Site): MailFrame['wordmark'] {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(wordmarks[slug] ?? '') ?? [];
  if (width === undefined || height === undefined) return null;
  return {
    image: `wordmark-${slug}`,
    width: Math.round((wordmarkHeight * Number(width)) / Number(height)) + 2 * wordmarkPadding.inline,
    height: wordmarkHeight + 2 * wordmarkPadding.block,
  };
}
