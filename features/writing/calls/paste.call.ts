/**
 * `/api/newsroom/pasted`: converts clipboard content of other programs to blocks, and fetches pictures of
 * other sites [EDIT-08].
 */
import { z } from 'zod';
import { pastedParts } from '#features/content/public.server.ts';
import { defineCall, failure, json, jsonBody } from '#features/kit/public.ts';
import type { MediaFeature } from '#features/media/public.server.ts';
import { fetchBytes } from '#platform/http/outgoing/fetch-text.server.ts';
import { longestPastedHtml } from '../picture-limits.ts';
import { fetchPicture } from '../server/fetch-picture.server.ts';
import { newsroomCall } from './newsroom-call.server.ts';
import { pictureAnswer, presentPicture } from './pictures.call.ts';

interface PasteNeeds {
  media: Pick<MediaFeature, 'storeImage' | 'imageAt'>;
}

/** A character has up to three bytes, and six where JSON escapes it. */
const bodyBytes = longestPastedHtml * 4;

export const convertPastedCall = defineCall({
  ...newsroomCall,
  id: 'newsroomConvertPasted',
  method: 'POST',
  path: '/api/newsroom/pasted',
  summary: 'HTML of other programs as blocks of the editor; nothing is stored',
  body: jsonBody(z.strictObject({ html: z.string().max(longestPastedHtml) }), bodyBytes),
  answer: json(
    z.object({
      parts: z.array(
        z.object({
          node: z.unknown().describe('A block, as ProseMirror’s JSON.'),
          picture: z
            .string()
            .nullable()
            .describe('Address of the block’s picture, which has to be stored first.'),
        }),
      ),
      losses: z.record(z.string(), z.int()).describe('What could not be kept, with its number.'),
    }),
    'The blocks.',
  ),
  async handle({ body }, { media }: PasteNeeds) {
    const value = await pastedParts(body.html, async (address) => (await media.imageAt(address))?.id);
    return { kind: 'answer', value, dependencies: null };
  },
});

export const fetchPictureCall = defineCall({
  ...newsroomCall,
  id: 'newsroomFetchPicture',
  method: 'POST',
  path: '/api/newsroom/pictures/fetched',
  summary: 'Adds a picture of a public address',
  body: jsonBody(z.strictObject({ address: z.url({ protocol: /^https?$/ }).max(4_000) }), 16_384),
  problems: ['image-not-found'],
  answer: pictureAnswer,
  async handle({ body }, { media }: PasteNeeds) {
    const image = await fetchPicture({ media, fetch: fetchBytes }, body.address);
    return image
      ? { kind: 'answer', value: presentPicture(image), dependencies: null }
      : failure('image-not-found', 'There is no picture at this address.');
  },
});
