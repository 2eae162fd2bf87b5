/** Mentions of members in a note: `@` and the name. */
import type { Colleague } from '../story-answers.ts';

/** The beginning of a name before the cursor; null without one. */
export function beginningAt(text: string, caret: number): string | null {
  const [, typed] = /(?:^|[\s(„])@([\p{L}.-]*(?: [\p{L}.-]+)?)$/u.exec(text.slice(0, caret)) ?? [];
  return typed ?? null;
}

/** Replaces the typed beginning by the whole name. */
export function withMention(text: string, caret: number, name: string): string {
  const typed = beginningAt(text, caret) ?? '';
  const rest = text.slice(caret);
  return `${text.slice(0, caret - typed.length)}${name}${rest.startsWith(' ') ? '' : ' '}${rest}`;
}

export function mentionsIn(text: string, people: readonly Colleague[]): number[] {
  return people.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id);
}

export interface TextPart {
  text: string;
  isMention: boolean;
}

/** @example partsOf('Kérdezd @Anna', [{ id: 1, name: 'Anna' }]) // 'Kérdezd ' and the mention '@Anna' */
export function partsOf(text: string, people: readonly Colleague[]): TextPart[] {
  const marks = people.map(({ name }) => `@${name}`).filter((mark) => mark !== '@' && text.includes(mark));
  const [mark] = marks;
  if (mark === undefined) return text === '' ? [] : [{ text, isMention: false }];
  const others = people.filter(({ name }) => `@${name}` !== mark);
  return text
    .split(mark)
    .flatMap((part, at) => [
      ...(at === 0 ? [] : [{ text: mark, isMention: true }]),
      ...partsOf(part, others),
    ]);
}
