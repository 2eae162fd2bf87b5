/** API calls for videos, captions and documents of the archive. */
import * as z from 'zod/mini';
import { type Call, failureText, type Send } from '#features/kit/public.newsroom.ts';
import type { WordLanguage } from '#platform/text/words.ts';
import { fileRefusalWords } from '../../../file-refusal-words.ts';

const fileSchema = z.object({ type: z.string(), url: z.string(), bytes: z.int() });
export type StoredFile = z.infer<typeof fileSchema>;

export type SentFile = { kind: 'added'; file: StoredFile } | { kind: 'failed'; why: string };

/** Sends a file to the archive; returns the stored file, or an error message. */
export async function sendFile(send: Send, file: File, language: WordLanguage): Promise<SentFile> {
  const answer = await send(addFileCall(file));
  if (answer.kind === 'answer') return { kind: 'added', file: answer.value };
  return { kind: 'failed', why: failureText(answer.failure, language, fileRefusalWords[language]) };
}

function addFileCall(file: File): Call<StoredFile> {
  const body = new FormData();
  body.set('file', file);
  return {
    method: 'POST',
    path: '/api/newsroom/files',
    isOnce: true,
    body,
    read: (value) => fileSchema.parse(value),
  };
}
