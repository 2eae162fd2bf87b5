import { z } from 'zod';
import { escapeHtml } from '#platform/text/escape-html.ts';
import { defineBlock, inlineHtml } from '../block-rules.ts';
import { captionHtml, linkedCaption } from '../caption-parts.ts';
import { textOf } from '../text-parts.ts';
import { embedProviders } from './embed-providers.ts';

const schema = z.object({
  kind: z.literal('embed'),
  provider: z.enum(embedProviders),
  url: z.string(),
  title: z.string().optional(),
  caption: inlineHtml.optional(),
});

export const embed = defineBlock({
  schema,
  isAside: true,
  html: ({ provider, url, title, caption }) => {
    const dataTitle = title === undefined ? '' : ` data-title="${escapeHtml(title)}"`;
    const link = `<a href="${escapeHtml(url)}">${escapeHtml(title ?? url)}</a>`;
    return `<figure class="embed" data-provider="${provider}" data-url="${escapeHtml(url)}"${dataTitle}>${link}${captionHtml(caption)}</figure>`;
  },
  text: ({ caption }) => textOf(caption),
  links: (block, { inline }) => linkedCaption(block, inline),
});
