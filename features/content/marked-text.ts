/** A text in pieces, those that somebody looked for marked. */
import { truncate } from './truncate.ts';

export interface TextPart {
  text: string;
  marked: boolean;
}

/** What a card shows of a story that was found. */
export interface StoryMarks {
  title: TextPart[];
  /** A piece of the text, or of the lead. */
  snippet: TextPart[];
}

/** `truncate` for a text in pieces: the marks stay where they were. */
export function truncateParts(parts: TextPart[], limit: number): TextPart[] {
  const whole = parts.map(({ text }) => text).join('');
  const cut = truncate(whole, limit);
  if (cut === whole.trim()) return parts;
  const kept: TextPart[] = [];
  let room = cut.length - dots.length + (whole.length - whole.trimStart().length);
  for (const { text, marked } of parts) {
    if (room > 0) kept.push({ text: text.slice(0, room), marked });
    room -= text.length;
  }
  return [...kept, { text: dots, marked: false }];
}

const dots = '...';
