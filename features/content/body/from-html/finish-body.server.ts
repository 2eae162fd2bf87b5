/** Final pass over the whole body: heading levels without gaps, heading ids, footnote numbers, internal links. */
import { freeSlug, slugOf } from '#platform/text/slug.ts';
import type { PendingSimpleBlock, SimpleBlock } from '../blocks/block-kinds.ts';
import { noteAnchor } from '../blocks/footnotes/footnote-anchors.ts';
import { textOfInline } from '../blocks/text-parts.ts';
import type { PendingBody } from '../pending-body.ts';
import { mapSimpleBlocks, simpleBlocks } from '../walk-blocks.ts';
import { type LinkTargets, relinkedBlock, relinkedHtml } from './relink.server.ts';
import type { DraftBlock, DraftFootnotes, DraftHeading, DraftSimpleBlock } from './walk.server.ts';

type DraftNote = DraftFootnotes['notes'][number];

export function finishBody(blocks: readonly DraftBlock[]): PendingBody {
  const simple = simpleBlocks(blocks);
  const headings = simple.filter((block) => block.kind === 'heading');
  const highest = Math.min(...headings.map((heading) => heading.level));
  const ids = idsOf(headings);
  const numbers = numbersOf(simple.flatMap((block) => (block.kind === 'footnotes' ? block.notes : [])));
  const relinking: LinkTargets = { headings: mapByOldId(ids), notes: notesByName(numbers), cited: new Set() };

  function finished(block: DraftSimpleBlock): PendingSimpleBlock {
    if (block.kind === 'footnotes') return { kind: 'footnotes', notes: block.notes.map(finishedNote) };
    if (block.kind !== 'heading') return relinkedBlock(block, (html) => relinkedHtml(html, relinking));
    const level = levels[Math.min(2, block.level - highest)] ?? 2;
    return { kind: 'heading', level, id: ids.get(block) ?? '', html: relinkedHtml(block.html, relinking) };
  }

  function finishedNote(note: DraftNote) {
    return { number: numbers.get(note) ?? 1, html: relinkedHtml(note.html, relinking), cited: false };
  }

  const body = mapSimpleBlocks(blocks, finished);
  return relinking.cited.size === 0
    ? body
    : mapSimpleBlocks(body, (block) => withCited(block, relinking.cited));
}

const levels = [2, 3, 4] as const;

function idsOf(headings: readonly DraftHeading[]): Map<DraftHeading, string> {
  const taken = new Set<string>();
  const ids = new Map<DraftHeading, string>();
  for (const heading of headings) {
    const id = headingId(heading.html, (candidate) => taken.has(candidate));
    taken.add(id);
    ids.set(heading, id);
  }
  return ids;
}

/** The public anchor of a new heading. */
export function headingId(html: string, isTaken: (id: string) => boolean): string {
  const slug = slugOf(textOfInline(html), 60);
  return freeSlug(slug === '' ? 'fejezet' : slug, isTaken);
}

function numbersOf(notes: readonly DraftNote[]): Map<DraftNote, number> {
  return new Map(notes.map((note, at) => [note, at + 1]));
}

/** By their new ids too, which the source may already use. */
function notesByName(numbers: ReadonlyMap<DraftNote, number>): Map<string, number> {
  const byNewName = [...numbers.values()].map((number): [string, number] => [noteAnchor(number), number]);
  return new Map([...byNewName, ...mapByOldId(numbers)]);
}

function mapByOldId<T>(things: ReadonlyMap<{ oldId: string }, T>): Map<string, T> {
  return new Map([...things].flatMap(([{ oldId }, now]) => (oldId === '' ? [] : [[oldId, now]])));
}

/** Notes often come before the text that cites them, so `cited` is set at the end. */
export function withCited<B extends SimpleBlock | PendingSimpleBlock>(
  block: B,
  cited: ReadonlySet<number>,
): B {
  if (block.kind !== 'footnotes') return block;
  return { ...block, notes: block.notes.map((note) => ({ ...note, cited: cited.has(note.number) })) };
}
