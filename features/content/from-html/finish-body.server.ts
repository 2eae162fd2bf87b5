/** What can only be said when the whole body is known: heading levels without gaps, their ids, links to them. */
import { freeSlug, slugOf } from '#platform/text/slug.ts';
import type { ListItem } from '../body-schema.ts';
import { textOfInline } from '../measure-body.ts';
import type { PendingBlock, PendingBody, PendingSimpleBlock } from '../pending-body.ts';
import type { DraftBlock, DraftHeading, DraftSimpleBlock } from './walk.server.ts';

export function finishedBody(blocks: readonly DraftBlock[]): PendingBody {
  const headings = headingsOf(blocks);
  const highest = Math.min(...headings.map((heading) => heading.level));
  const ids = idsOf(headings);
  const moved = new Map(
    headings.flatMap((heading) => (heading.oldId === '' ? [] : [[heading.oldId, ids.get(heading) ?? '']])),
  );

  function finishedSimple(block: DraftSimpleBlock): PendingSimpleBlock {
    if (block.kind !== 'heading') return withMovedLinks(block, moved);
    const level = levels[Math.min(2, block.level - highest)] ?? 2;
    return { kind: 'heading', level, id: ids.get(block) ?? '', html: relinked(block.html, moved) };
  }

  return blocks.map((block): PendingBlock => {
    return block.kind === 'infoBox'
      ? { ...block, blocks: block.blocks.map(finishedSimple) }
      : finishedSimple(block);
  });
}

const levels = [2, 3, 4] as const;

function headingsOf(blocks: readonly DraftBlock[]): DraftHeading[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'infoBox') return headingsOf(block.blocks);
    return block.kind === 'heading' ? [block] : [];
  });
}

function idsOf(headings: readonly DraftHeading[]): Map<DraftHeading, string> {
  const taken = new Set<string>();
  const ids = new Map<DraftHeading, string>();
  for (const heading of headings) {
    const slug = slugOf(textOfInline(heading.html), 60);
    const id = freeSlug(slug === '' ? 'fejezet' : slug, (candidate) => taken.has(candidate));
    taken.add(id);
    ids.set(heading, id);
  }
  return ids;
}

/** Links inside the story, in the places where they occur: paragraphs and lists of contents. */
function withMovedLinks<B extends PendingSimpleBlock>(block: B, moved: ReadonlyMap<string, string>): B {
  if (block.kind === 'paragraph') return { ...block, html: relinked(block.html, moved) };
  if (block.kind === 'list') return { ...block, items: block.items.map((item) => relinkedItem(item, moved)) };
  return block;
}

function relinkedItem(item: ListItem, moved: ReadonlyMap<string, string>): ListItem {
  const html = relinked(item.html, moved);
  if (item.children === undefined) return { html };
  const items = item.children.items.map((child) => relinkedItem(child, moved));
  return { html, children: { ...item.children, items } };
}

/** `<a href="#` can only be a tag of ours: the sanitiser writes every other `<` as `&lt;`. */
function relinked(html: string, moved: ReadonlyMap<string, string>): string {
  return html.replace(/<a href="#([^"]*)"/g, (whole, id: string) => {
    const now = moved.get(id) ?? moved.get(decoded(id));
    return now === undefined ? whole : `<a href="#${now}"`;
  });
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    // A stray percent sign: the id as it stands.
    return id;
  }
}
