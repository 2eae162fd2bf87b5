/** A text in parts; the parts that match a search are marked. */
import { truncate } from './truncate.ts';

export interface TextPart {
  text: string;
  marked: boolean;
}

/** Highlighted title and snippet of a story in search results. */
export interface StoryHighlights {
  title: TextPart[];
  /** An excerpt of the text or of the lead. */
  snippet: TextPart[];
}

/** `truncate` for a text in parts; the marks stay in place. */
export function truncateParts(parts: TextPart[], limit: number): TextPart[] {
  const whole = parts.map(({ text }) => text).join('');
  const cut = truncate(whole, limit);
  if (cut === whole.trim()) return parts;
  const shown: TextPart[] = [];
  let remaining = cut.length - ellipsis.length + (whole.length - whole.trimStart().length);
  for (const { text, marked } of parts) {
    if (remaining > 0) shown.push({ text: text.slice(0, remaining), marked });
    remaining -= text.length;
  }
  return [...shown, { text: ellipsis, marked: false }];
}

const ellipsis = '...';
