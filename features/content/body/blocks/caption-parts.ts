/** Captions and sources, which several kinds of blocks have. */

export function captionHtml(caption: string | undefined): string {
  return caption === undefined ? '' : `<figcaption>${caption}</figcaption>`;
}

export function citeHtml(cite: string | undefined): string {
  return cite === undefined ? '' : `<cite>${cite}</cite>`;
}

export function linkedCaption<T extends { caption?: string | undefined }>(
  block: T,
  inline: (html: string) => string,
): T {
  return block.caption === undefined ? block : { ...block, caption: inline(block.caption) };
}
