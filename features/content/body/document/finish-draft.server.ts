/** Final pass over an edited body: anchors of headings, numbers of footnotes, and the links to these. */
import type { DraftBody, SimpleDraft, StoredBody } from '../block-keys.ts';
import { noteAnchor } from '../blocks/footnotes/footnote-anchors.ts';
import { headingId, withCited } from '../from-html/finish-body.server.ts';
import { relinkedBlock, relinkedHtml } from '../from-html/relink.server.ts';
import { mapSimpleBlocks, simpleBlocks } from '../walk-blocks.ts';
import { htmlOfNodes, inlineNodes } from './inline-nodes.server.ts';

export function finishDraft(body: DraftBody, base: StoredBody): DraftBody {
  return withNumberedNotes(withHeadingIds(body, base), base);
}

type Heading = Extract<SimpleDraft, { kind: 'heading' }>;

/** A published anchor stays with its block, whatever its text; a new heading and a copied one get their own. */
function withHeadingIds(body: DraftBody, base: StoredBody): DraftBody {
  const headings = headingsIn(body);
  const keys = new Set(headings.map(({ key }) => key));
  const published = headingsIn(base).filter(({ key }) => keys.has(key));
  const owners = new Map(published.map(({ id, key }) => [id, key]));
  const publishedIds = new Map(published.map(({ id, key }) => [key, id]));
  const written = new Set([...owners.keys(), ...headings.map(({ id }) => id)]);
  const taken = new Set<string>();

  function idOf({ id, key, html }: Heading): string {
    const wanted = (key === undefined ? undefined : publishedIds.get(key)) ?? id;
    const isItsOwn = !owners.has(wanted) || owners.get(wanted) === key;
    if (wanted !== '' && isItsOwn && !taken.has(wanted)) return wanted;
    return headingId(html, (candidate) => written.has(candidate) || taken.has(candidate));
  }

  return mapSimpleBlocks(body, (block): SimpleDraft => {
    if (block.kind !== 'heading') return block;
    const id = idOf(block);
    taken.add(id);
    return { ...block, id };
  });
}

function headingsIn(body: DraftBody): Heading[] {
  return simpleBlocks<SimpleDraft>(body).filter((block) => block.kind === 'heading');
}

/** Numbers notes by their order in the text, and updates the links to them. */
function withNumberedNotes(body: DraftBody, base: StoredBody): DraftBody {
  const notes = notesIn(body);
  const numbers = new Map(notes.map((note, at) => [note, at + 1]));
  // Of two notes with one number, which copying produces, links refer to the first.
  const byAnchor = new Map<string, number>();
  for (const [{ number }, at] of [...numbers].toReversed()) byAnchor.set(noteAnchor(number), at);
  const before = new Set(notesIn(base).map(({ number }) => noteAnchor(number)));
  const cited = new Set<number>();
  const targets = { headings: new Map<string, string>(), notes: byAnchor, cited };
  const inline = (html: string): string => {
    if (!html.includes('#jegyzet_')) return html;
    return relinkedHtml(withCitationNumbers(withoutCitations(html, byAnchor, before), byAnchor), targets);
  };
  const relinked = mapSimpleBlocks(body, (block): SimpleDraft => {
    if (block.kind === 'heading') return { ...block, html: inline(block.html) };
    if (block.kind !== 'footnotes') return relinkedBlock(block, inline);
    return {
      ...block,
      notes: block.notes.map((note) => ({
        number: numbers.get(note) ?? note.number,
        html: inline(note.html),
        cited: false,
      })),
    };
  });
  return mapSimpleBlocks(relinked, (block): SimpleDraft => withCited(block, cited));
}

function notesIn(body: DraftBody) {
  return simpleBlocks<SimpleDraft>(body).flatMap((block) => (block.kind === 'footnotes' ? block.notes : []));
}

/**
 * Renumbers citations that are numbers, `2` or `[2]`, like their notes, and sets the first one's anchor
 * again.
 */
function withCitationNumbers(html: string, numbers: ReadonlyMap<string, number>): string {
  return html
    .replace(/(<a href="#[^"]*") id="[^"]*"/g, '$1')
    .replace(citation, (_, link: string, anchor: string, text: string) => {
      const number = numbers.get(anchor);
      const isRenumbered = number !== undefined && isNumber.test(text);
      return `${link}${isRenumbered ? text.replace(/\d+/, `${number}`) : text}</a>`;
    });
}

/** Replaces a citation whose note was deleted by its text, or removes it if the text is a number. */
function withoutCitations(
  html: string,
  numbers: ReadonlyMap<string, number>,
  before: ReadonlySet<string>,
): string {
  let isChanged = false;
  const remaining = html.replace(citation, (whole, _link: string, anchor: string, text: string) => {
    if (numbers.has(anchor)) return whole;
    isChanged = true;
    return before.has(anchor) && isNumber.test(text) ? '' : text;
  });
  return isChanged ? htmlOfNodes(inlineNodes(remaining)) : html;
}

const citation = /(<a href="#(jegyzet_\d+)"[^>]*>)(.*?)<\/a>/g;
const isNumber = /^\[?\d{1,3}\]?$/;
