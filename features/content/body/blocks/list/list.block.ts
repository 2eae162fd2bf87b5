import { z } from 'zod';
import { defineBlock, inlineHtml } from '../block-rules.ts';
import { lines, textOf } from '../text-parts.ts';

export interface ListItem {
  html: string;
  children?: List | undefined;
}
export interface List {
  kind: 'list';
  ordered: boolean;
  start?: number | undefined;
  items: ListItem[];
}

export const listSchema: z.ZodType<List> = z.lazy(() =>
  z.object({
    kind: z.literal('list'),
    ordered: z.boolean(),
    start: z.number().int().optional(),
    items: z.array(z.object({ html: inlineHtml, children: listSchema.optional() })),
  }),
);

export const list = defineBlock({
  schema: listSchema,
  html,
  text,
  links: (block, { inline }) => mapList(block, inline),
});

function html({ ordered, start, items }: List): string {
  const tag = ordered ? 'ol' : 'ul';
  const inside = items.map(
    (item) => `<li>${item.html}${item.children === undefined ? '' : html(item.children)}</li>`,
  );
  return `<${tag}${start === undefined ? '' : ` start="${start}"`}>${inside.join('')}</${tag}>`;
}

function text({ items }: List): string {
  return lines(
    items.flatMap((item) => [textOf(item.html), item.children === undefined ? '' : text(item.children)]),
  );
}

/** The list with the HTML of its items changed, and of the lists in them. */
export function mapList(block: List, inline: (html: string) => string): List {
  return {
    ...block,
    items: block.items.map((item) => ({
      html: inline(item.html),
      ...(item.children && { children: mapList(item.children, inline) }),
    })),
  };
}
