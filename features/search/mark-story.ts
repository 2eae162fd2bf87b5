/** What was looked for, marked where it stands in a title and in a piece of the text. */
import type { StoryMarks, TextPart } from '#features/content/public.ts';
import { type LaidText, layOut } from './story-terms.ts';

export interface ShownTexts {
  title: string;
  lead: string;
  text: string;
}

/** How much of a text is shown, and how much of that stands before the first hit. */
const reach = { all: 220, before: 70 };

/** `places`: where the index found the words, counted as `layOut` counts. */
export function markStory(shown: ShownTexts, places: ReadonlySet<number>): StoryMarks {
  const { title, lead, text } = shown;
  const [inTitle, inLead, inText] = layOut([title, lead, text]);
  const marks = {
    title: hitsIn(inTitle, places),
    lead: hitsIn(inLead, places),
    text: hitsIn(inText, places),
  };
  const [first] = marks.text;
  const fromText = marks.lead.length === 0 && first !== undefined;
  return {
    title: marked(title, marks.title, 0, title.length),
    snippet: fromText ? pieceAround(text, marks.text, first) : marked(lead, marks.lead, 0, lead.length),
  };
}

interface Hit {
  start: number;
  end: number;
}

function hitsIn(laid: LaidText | undefined, places: ReadonlySet<number>): Hit[] {
  if (laid === undefined || places.size === 0) return [];
  return laid.words.flatMap(({ text, start }, at) =>
    places.has(laid.first + at) ? [{ start, end: start + text.length }] : [],
  );
}

function pieceAround(text: string, hits: Hit[], first: Hit): TextPart[] {
  const from = first.start <= reach.before ? 0 : afterSpace(text, first.start - reach.before, first.start);
  const to = from + reach.all >= text.length ? text.length : beforeSpace(text, from + reach.all, first.end);
  const parts = marked(text, hits, from, to);
  const dots = { text: '…', marked: false };
  return [...(from > 0 ? [dots] : []), ...parts, ...(to < text.length ? [dots] : [])];
}

function afterSpace(text: string, from: number, latest: number): number {
  const space = text.slice(from, latest).search(/\s/);
  return space < 0 ? from : from + space + 1;
}

function beforeSpace(text: string, to: number, earliest: number): number {
  const space = text.slice(earliest, to).search(/\s\S*$/);
  return space < 0 ? to : earliest + space;
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
