/** `/api/newsroom/files`: videos, their captions, and documents for readers to download [EDIT-05]. */
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { defineCall, failure, fieldsFailure, filesBody, json } from '#features/kit/public.ts';
import type { MediaFeature } from '#features/media/public.server.ts';
import { documentAddress, recordingAddress } from '#features/media/public.ts';
import { fileRefusalWords } from '../file-refusal-words.ts';
import { newsroomCall } from './newsroom-call.server.ts';

interface FileNeeds {
  media: Pick<MediaFeature, 'storeRecording' | 'storeDocument'>;
}

const largestFile = 256 * 1024 * 1024;

export const addFileCall = defineCall({
  ...newsroomCall,
  id: 'newsroomAddFile',
  method: 'POST',
  path: '/api/newsroom/files',
  summary: 'Adds a video, captions, a sound or a document, as its content says',
  body: filesBody(largestFile, ['file']),
  problems: ['fields-invalid'],
  answer: json(
    z.object({
      type: z.string().describe('`document`, or the type of the recording: `video/mp4`.'),
      url: z.string(),
      bytes: z.int(),
    }),
    'The file.',
  ),
  async handle({ body }, { media }: FileNeeds) {
    for await (const { bytes: stream, name } of body) {
      const bytes = await buffer(stream);
      const added = await addFile(media, bytes, name);
      if (typeof added === 'string') return fieldsFailure({ [added]: fileRefusalWords.hu[added] });
      return { kind: 'answer', value: { ...added, bytes: bytes.byteLength }, dependencies: null };
    }
    return failure('request-invalid', 'file must be a file');
  },
});

/** The stored file, or the reason for a refusal. */
async function addFile(
  media: FileNeeds['media'],
  bytes: Buffer,
  filename: string,
): Promise<{ type: string; url: string } | 'too-large' | 'unknown-format'> {
  const name = filename.replace(/\.\w+$/, '');
  const stored = await media.storeRecording(bytes);
  if (stored.kind === 'taken')
    return { type: stored.recording.mime, url: recordingAddress(stored.recording, name) };
  if (stored.why === 'too-large') return stored.why;
  const document = await media.storeDocument(bytes, filename);
  if (document.kind === 'refused') return document.why;
  return { type: 'document', url: documentAddress(document.document, name) };
}
