/**
 * Which passwords are accepted: long ones of any composition that are not among the first guesses. How many guesses one
 * takes is estimated by zxcvbn with its list of 49,000 frequent passwords, keyboards, sequences, repetitions and signs for letters,
 * and with Hungarian words that its lists lack [S12].
 */
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { fold } from '#platform/hungarian/fold.ts';
import { hungarianGuesses } from './hungarian-guesses.ts';
import { normalPassword, type PasswordFault, passwordLengths } from './password-rules.ts';

/** "Safely unguessable: moderate protection from an offline attack on a slow hash": 10⁸ guesses and more. */
const leastScore = 3;
/** The estimate of repeated characters takes up to a second at full length; a strong beginning is strong enough. */
const estimatedLength = 64;
const leastOwnWord = 3;
const separators = /[\s.,_@-]/g;

/**
 * Why a password is refused; null for a good one. `own` are the person's name and mail address.
 * @example await passwordFault('jelszo123456', []) // 'common'
 */
export async function passwordFault(given: string, own: readonly string[]): Promise<PasswordFault | null> {
  const password = normalPassword(given);
  const { length } = [...password];
  if (length < passwordLengths.least) return 'short';
  if (length > passwordLengths.most) return 'long';
  const estimator = await loadedEstimator();
  const isWeak = (form: string, words: string[] = []) => estimator.check(form, words).score < leastScore;
  // As typed and folded, because an attacker tries both.
  const forms = [...new Set([password.toLowerCase(), fold(password)])];
  if (forms.some((form) => isWeak(form))) return 'common';
  const ownWords = guessesOf(own);
  // Signs between a first and a last name are no secret.
  const unseparated = forms.flatMap((form) => [form, form.replaceAll(separators, '')]);
  return unseparated.some((form) => isWeak(form, ownWords)) ? 'personal' : null;
}

/** Names and addresses as a whole, their parts on both sides of `@`, and their words, as they are typed and folded. */
function guessesOf(own: readonly string[]): string[] {
  const wholes = own.map((text) => normalPassword(text).toLowerCase());
  const parts = wholes.flatMap((text) => [
    text,
    text.replaceAll(separators, ''),
    ...text.split('@'),
    ...text.split(/[^\p{L}\p{N}]+/u),
  ]);
  const words = parts.flatMap((text) => [text, fold(text)]);
  return [...new Set(words)].filter((word) => word.length >= leastOwnWord);
}

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Loaded with the first password: its lists take half a second, which no start and no command should wait for. */
function loadedEstimator(): Promise<ZxcvbnFactory> {
  estimator ??= loadEstimator();
  return estimator;
}

async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [core, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new core.ZxcvbnFactory({
    graphs: adjacencyGraphs,
    dictionary: { ...dictionary, hungarian: [...hungarianGuesses] },
    maxLength: estimatedLength,
  });
}
