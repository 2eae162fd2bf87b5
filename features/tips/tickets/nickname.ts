/** Nicknames: what readers see of each other. */
import { z } from 'zod';
import { fold } from '#platform/hungarian/fold.ts';

const list = z.array(z.string().min(2)).default([]);

/** `edition/moderation/*.yaml`: what no nickname may contain. Accents, repeated letters and digits for letters are ignored. */
export const forbiddenWordsSchema = z.strictObject({
  /** Anywhere in the name. */
  anywhere: list,
  /** As a word of its own, for those that are part of harmless words. */
  asWord: list,
});

export type ForbiddenWords = z.infer<typeof forbiddenWordsSchema>;

export const nicknameRefusals = ['NICKNAME_INVALID', 'NICKNAME_FORBIDDEN', 'NICKNAME_TAKEN'] as const;
export type NicknameRefusal = (typeof nicknameRefusals)[number];

export type NicknameCheck =
  | { kind: 'valid'; nickname: string; key: string }
  | { kind: 'refused'; code: Exclude<NicknameRefusal, 'NICKNAME_TAKEN'> };

export const nicknameLength = { min: 2, max: 24 } as const;

/** Letters of other scripts look like Latin ones, so that one reader could pass for another. */
const pattern = /^[\p{Script=Latin}\d][\p{Script=Latin}\d ._-]*$/u;

export function checkNickname(text: string, forbidden: readonly ForbiddenWords[]): NicknameCheck {
  const nickname = text.normalize('NFC').trim().replace(/ +/g, ' ');
  const length = [...nickname].length;
  const isValid =
    length >= nicknameLength.min &&
    length <= nicknameLength.max &&
    pattern.test(nickname) &&
    /\p{L}/u.test(nickname);
  if (!isValid) return { kind: 'refused', code: 'NICKNAME_INVALID' };
  if (forbidden.some((words) => containsOf(nickname, words)))
    return { kind: 'refused', code: 'NICKNAME_FORBIDDEN' };
  return { kind: 'valid', nickname, key: nicknameKey(nickname) };
}

/** The same for names that differ in accents, case and separators only. */
export function nicknameKey(nickname: string): string {
  return fold(nickname).replace(/[ ._-]/g, '');
}

function containsOf(nickname: string, { anywhere, asWord }: ForbiddenWords): boolean {
  const whole = skeletonOf(nickname);
  const words = new Set([whole, ...nickname.split(/[ ._-]+/).map(skeletonOf)]);
  return (
    anywhere.some((word) => whole.includes(skeletonOf(word))) ||
    asWord.some((word) => words.has(skeletonOf(word)))
  );
}

const lookalikes = new Map(Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }));

function skeletonOf(text: string): string {
  return fold(text)
    .replace(/\d/g, (digit) => lookalikes.get(digit) ?? '')
    .replace(/[^\p{L}]/gu, '')
    .replace(/(.)\1+/gu, '$1');
}
