import { z } from 'zod';
import { escapeHtml } from '#platform/text/escape-html.ts';
import { defineBlock } from '../block-rules.ts';

/** A box that links to another page: a story of ours by its slug, or an address. */
const schema = z.object({
  kind: z.literal('relatedLink'),
  target: z.discriminatedUnion('to', [
    z.object({ to: z.literal('story'), slug: z.string() }),
    z.object({ to: z.literal('address'), href: z.string(), title: z.string() }),
  ]),
});

export const relatedLink = defineBlock({
  schema,
  html: ({ target }, printing) => {
    const { url, title } =
      target.to === 'address'
        ? { url: target.href, title: target.title }
        : (printing.story?.(target.slug) ?? { url: `story:${target.slug}`, title: '' });
    return `<p><a class="related" href="${escapeHtml(url)}">${escapeHtml(title)}</a></p>`;
  },
  text: () => '',
  links: (block) => block,
});
