/** A body as plain HTML for feeds, the API and re-normalisation: no classes that readers need, no scripts. */
import { escapeHtml } from '#platform/text/escape-html.ts';
import { rulesOf, type SimpleBlock, type SimpleKind } from './blocks/block-kinds.ts';
import type { HtmlOptions } from './blocks/block-rules.ts';
import { infoBoxHtml } from './blocks/info-box/info-box.ts';
import type { Body } from './body-schema.ts';

/** @example bodyToHtml([{ kind: 'divider' }], { picture: () => null }) // '<hr>' */
export function bodyToHtml(body: Body, printing: HtmlOptions): string {
  return body
    .map((block) =>
      block.kind === 'infoBox'
        ? infoBoxHtml(block, bodyToHtml(block.blocks, printing))
        : htmlOfBlock(block, printing),
    )
    .filter((html) => html !== '')
    .join('\n')
    .replace(/<a href="story:([a-z0-9-]+)"/g, (whole, slug: string) => {
      const story = printing.story?.(slug);
      return story === undefined || story === null ? whole : `<a href="${escapeHtml(story.url)}"`;
    });
}

function htmlOfBlock<K extends SimpleKind>(block: SimpleBlock<K>, printing: HtmlOptions): string {
  return rulesOf<K>(block).html(block, printing);
}
