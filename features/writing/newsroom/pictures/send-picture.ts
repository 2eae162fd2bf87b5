/** Sends a file to the archive; returns the stored picture, or an error message. */
import { failureText, type Send } from '#features/kit/public.newsroom.ts';
import type { WordLanguage } from '#platform/text/words.ts';
import { largestPicture } from '../../picture-limits.ts';
import { pictureRefusalWords } from '../../picture-refusal-words.ts';
import { addPictureCall, type SendingManner, type StoryPicture } from './picture-calls.ts';

export type SentPicture =
  | { kind: 'added'; picture: StoryPicture }
  | { kind: 'failed'; why: string }
  /** Cancelled by the person. */
  | { kind: 'cancelled' };

export async function sendPicture(
  send: Send,
  file: File,
  language: WordLanguage,
  manner: SendingManner = {},
): Promise<SentPicture> {
  const words = pictureRefusalWords[language];
  if (file.size > largestPicture) return { kind: 'failed', why: words['too-large'] };
  const answer = await send(addPictureCall(file, manner));
  if (answer.kind === 'answer') return { kind: 'added', picture: answer.value };
  if (manner.signal?.aborted) return { kind: 'cancelled' };
  return { kind: 'failed', why: failureText(answer.failure, language, words) };
}

export function megabytes({ size }: File, language: WordLanguage): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(size / 1_048_576);
}
