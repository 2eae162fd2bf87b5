import { z } from 'zod';
import { defineBlock, inlineHtml } from '../block-rules.ts';
import { lines, textOf } from '../text-parts.ts';
import { noteAnchor } from './footnote-anchors.ts';

/**
 * Footnotes. The text links to a note by `<a href="#jegyzet_2" id="hivatkozas_2">`; the underscore makes it differ from
 * every heading's id. A note that is not `cited` has no link back.
 */
const schema = z.object({
  kind: z.literal('footnotes'),
  notes: z
    .array(z.object({ number: z.number().int().positive(), html: inlineHtml, cited: z.boolean() }))
    .min(1),
});

export const footnotes = defineBlock({
  schema,
  html: ({ notes }) => {
    const items = notes.map(
      ({ number, html }) => `<li id="${noteAnchor(number)}" value="${number}">${html}</li>`,
    );
    return `<ol class="footnotes">${items.join('')}</ol>`;
  },
  text: ({ notes }) => lines(notes.map(({ html }) => textOf(html))),
  links: (block, { inline }) => ({
    ...block,
    notes: block.notes.map((note) => ({ ...note, html: inline(note.html) })),
  }),
});
