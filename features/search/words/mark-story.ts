/** Marks the hits of a search in a story's title and in a snippet of its text. */
import { type StoryHighlights, type TextPart, trimForEllipsis } from '#features/content/public.ts';
import { positionsOfPhrase } from './literal-words.ts';
import { type PositionedText, positionWords } from './story-terms.ts';

export interface ShownTexts {
  title: string;
  lead: string;
  text: string;
}

/** Length of a snippet, and the part of it before the first hit, in characters. */
const snippetLength = { all: 220, before: 70 };

/**
 * `places`: positions of the words found by the index, counted as in `positionWords`. Phrases are matched here, because
 * the index does not return their positions.
 */
export function markStory(
  shown: ShownTexts,
  places: ReadonlySet<number>,
  phrases: readonly string[][] = [],
): StoryHighlights {
  const { title, lead, text } = shown;
  const [inTitle, inLead, inText] = positionWords([title, lead, text]);
  const hits = (positioned: PositionedText | undefined) => hitsIn(positioned, places, phrases);
  const marks = { title: hits(inTitle), lead: hits(inLead), text: hits(inText) };
  const [first] = marks.text;
  const fromText = marks.lead.length === 0 && first !== undefined;
  return {
    title: marked(title, marks.title, 0, title.length),
    snippet: fromText ? snippetAround(text, marks.text, first) : marked(lead, marks.lead, 0, lead.length),
  };
}

interface Hit {
  start: number;
  end: number;
}

function hitsIn(
  positioned: PositionedText | undefined,
  places: ReadonlySet<number>,
  phrases: readonly string[][],
): Hit[] {
  if (positioned === undefined || places.size + phrases.length === 0) return [];
  const words = positioned.words.map((word) => word.text);
  const inPhrases = new Set(phrases.flatMap((phrase) => positionsOfPhrase(words, phrase)));
  return positioned.words.flatMap(({ text, start }, at) =>
    inPhrases.has(at) || places.has(positioned.first + at) ? [{ start, end: start + text.length }] : [],
  );
}

function snippetAround(text: string, hits: Hit[], first: Hit): TextPart[] {
  const from =
    first.start <= snippetLength.before
      ? 0
      : afterSpace(text, first.start - snippetLength.before, first.start);
  const to =
    from + snippetLength.all >= text.length
      ? text.length
      : snippetEnd(text, from + snippetLength.all, first.end);
  const parts = marked(text, hits, from, to);
  const dots = { text: '…', marked: false };
  return [...(from > 0 ? [dots] : []), ...parts, ...(to < text.length ? [dots] : [])];
}

function afterSpace(text: string, from: number, latest: number): number {
  const space = text.slice(from, latest).search(/\s/);
  return space < 0 ? from : from + space + 1;
}

/** End of the last whole word before `to`, without a comma or full stop before the ellipsis. */
function snippetEnd(text: string, to: number, earliest: number): number {
  const space = text.slice(earliest, to).search(/\s\S*$/);
  return space < 0 ? to : earliest + trimForEllipsis(text.slice(earliest, earliest + space)).length;
}

function marked(text: string, hits: Hit[], from: number, to: number): TextPart[] {
  const parts: TextPart[] = [];
  let at = from;
  for (const { start, end } of hits) {
    if (start < at || end > to) continue;
    parts.push(
      { text: text.slice(at, start), marked: false },
      { text: text.slice(start, end), marked: true },
    );
    at = end;
  }
  parts.push({ text: text.slice(at, to), marked: false });
  return parts
    .filter((part) => part.text !== '')
    .map((part) => ({ ...part, text: part.text.replaceAll('\n', ' ') }));
}
