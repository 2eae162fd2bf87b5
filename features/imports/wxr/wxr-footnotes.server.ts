/** WordPress stores footnotes beside the text and marks their position with an empty block. */
import { z } from 'zod';
import { jsonIn } from '#platform/text/json-in.ts';

const notesSchema = z.array(z.object({ id: z.string().regex(/^[\w-]+$/), content: z.string() }));

/**
 * @param notes The field `footnotes`: `[{"id": "…", "content": "HTML"}]`. Anything else leaves the text
 * unchanged: the block stays empty, which is counted as a loss.
 */
export function withFootnotes(html: string, notes: string): string {
  if (notes.trim() === '') return html;
  const read = notesSchema.safeParse(jsonIn(notes));
  if (!read.success || read.data.length === 0) return html;
  const items = read.data.map(({ id, content }) => `<li id="${id}">${content}</li>`);
  const list = `<ol class="wp-block-footnotes">${items.join('')}</ol>`;
  return html.replace(place, () => `<!-- wp:footnotes -->${list}<!-- /wp:footnotes -->`);
}

const place = /<!--\s*wp:footnotes\b[^>]*\/-->/;
