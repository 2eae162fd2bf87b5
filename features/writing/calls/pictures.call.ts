/** `/api/newsroom/pictures`: a story's pictures, added as files and shown in the editor [PIC-01]. */
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { defineCall, failure, fieldsFailure, filesBody, json, jsonBody } from '#features/kit/public.ts';
import { framingVersion, type KnownPicture, type MediaFeature } from '#features/media/public.server.ts';
import {
  framingSchema,
  type ImageRef,
  imageAddress,
  pictureDetailsSchema,
  requirableTexts,
  rightsState,
} from '#features/media/public.ts';
import { may, type SignedInUser, type Viewpoint } from '#features/sites/public.ts';
import { numberInAddress } from '#platform/http/requests/numbers-in-addresses.ts';
import type { Clock } from '#platform/time/clock.ts';
import { checklistSetting } from '../checks/checklist-setting.ts';
import { framingFaultWords } from '../framing-fault-words.ts';
import { largestPicture } from '../picture-limits.ts';
import { pictureRefusalWords } from '../picture-refusal-words.ts';
import { secrecyFaultWords } from '../secrecy/secrecy-fault-words.ts';
import type { WritingFeature } from '../writing-feature.server.ts';
import { memberOf, newsroomCall, storyInPath } from './newsroom-call.server.ts';

interface PictureNeeds {
  media: Pick<
    MediaFeature,
    | 'storeImage'
    | 'imageById'
    | 'pictureDetails'
    | 'changeDetails'
    | 'searchPictures'
    | 'takeDownPicture'
    | 'framePicture'
  >;
  writing: Pick<WritingFeature, 'hiddenPictures'>;
  clock: Clock;
}

const pictureSchema = z.object({
  id: z.int(),
  width: z.int().describe('Of the original, in pixels.'),
  height: z.int(),
  url: z.string().describe('Of a derivative for the editor.'),
  alt: z.string(),
  caption: z.string(),
  credit: z.string(),
  ...framingSchema.shape,
  version: z.int().describe('Of its focal point and crops.'),
});
const version = z.int().nonnegative();
export const pictureAnswer = json(pictureSchema, 'The picture.');

export const addPictureCall = defineCall({
  ...newsroomCall,
  id: 'newsroomAddPicture',
  method: 'POST',
  path: '/api/newsroom/pictures',
  summary: 'Adds a picture; the same file is the same picture',
  body: filesBody(largestPicture, ['picture']),
  problems: ['fields-invalid'],
  answer: pictureAnswer,
  async handle({ body }, { media }: PictureNeeds) {
    for await (const { bytes } of body) {
      const stored = await media.storeImage({ bytes: await buffer(bytes) });
      if (stored.kind === 'refused')
        return fieldsFailure({ [stored.why]: pictureRefusalWords.hu[stored.why] });
      return { kind: 'answer', value: presentPicture(stored.image), dependencies: null };
    }
    return failure('request-invalid', 'picture must be a file');
  },
});

export const pictureCall = defineCall({
  ...newsroomCall,
  id: 'newsroomPicture',
  path: '/api/newsroom/pictures/:id',
  summary: 'A picture',
  params: storyInPath,
  problems: ['image-not-found'],
  answer: pictureAnswer,
  async handle({ params, viewer }, { media, writing }: PictureNeeds) {
    const hidden = await writing.hiddenPictures(memberOf(viewer));
    const image = hidden.includes(params.id) ? undefined : await media.imageById(params.id);
    return image ? { kind: 'answer', value: presentPicture(image), dependencies: null } : pictureMissing;
  },
});

export function presentPicture(image: ImageRef): z.output<typeof pictureSchema> {
  const { id, width, height, alt, caption, credit, focal, crops = {} } = image;
  const url = imageAddress(image, { size: 'w768', format: 'webp', name: 'kep' });
  return { id, width, height, url, alt, caption, credit, focal, crops, version: framingVersion(image) };
}

const detailsSchema = z.object({
  picture: pictureSchema,
  mayTakeDown: z.boolean().describe('Whether you may remove it for good.'),
  details: pictureDetailsSchema.extend({
    takenOn: z.string().nullable().describe('A day, as the camera wrote it.'),
    createdAt: z.iso.datetime(),
    rights: z.enum(['open', 'ending', 'ended']).describe('`ending`: in the next thirty days.'),
    version: z.int().describe('Of what can be changed.'),
  }),
  required: z.array(z.enum(requirableTexts)).describe('Details without which no story with it appears.'),
});
export const framePictureCall = defineCall({
  ...newsroomCall,
  id: 'newsroomFramePicture',
  method: 'PUT',
  path: '/api/newsroom/pictures/:id/framing',
  summary: 'Moves the focal point of a picture and its own crops; readers’ pages follow',
  params: storyInPath,
  body: jsonBody(
    framingSchema.extend({ version: version.describe('Of the picture whose framing is replaced.') }),
    16_384,
  ),
  problems: ['image-not-found', 'fields-invalid', 'version-outdated'],
  answer: pictureAnswer,
  async handle({ params, body: { version: seen, ...framing }, viewer }, { media, writing }: PictureNeeds) {
    if ((await writing.hiddenPictures(memberOf(viewer))).includes(params.id)) return pictureMissing;
    const framed = await media.framePicture(params.id, framing, seen);
    switch (framed.kind) {
      case 'missing':
        return pictureMissing;
      case 'outdated': {
        const image = await media.imageById(params.id);
        return image ? newerThanSeen(presentPicture(image)) : pictureMissing;
      }
      case 'outside':
        return fieldsFailure({ crops: framingFaultWords.hu.outside });
      case 'twin':
        return fieldsFailure({ focal: framingFaultWords.hu.twin(framed.image.id) });
      case 'moved':
      case 'unchanged':
        return { kind: 'answer', value: presentPicture(framed.image), dependencies: null };
    }
  },
});

const detailsAnswer = json(detailsSchema, 'The picture, and what is known of it.');

export const pictureDetailsCall = defineCall({
  ...newsroomCall,
  id: 'newsroomPictureDetails',
  path: '/api/newsroom/pictures/:id/details',
  summary: 'What is known of a picture, and what it may be used for',
  params: storyInPath,
  problems: ['image-not-found'],
  answer: detailsAnswer,
  async handle({ params, viewer, view }, { media, writing, clock }: PictureNeeds) {
    const hidden = await writing.hiddenPictures(memberOf(viewer));
    const known = hidden.includes(params.id) ? undefined : await media.pictureDetails(params.id);
    return known
      ? { kind: 'answer', value: presentDetails(known, { viewer, clock, view }), dependencies: null }
      : pictureMissing;
  },
});

export const changePictureCall = defineCall({
  ...newsroomCall,
  id: 'newsroomChangePicture',
  method: 'PATCH',
  path: '/api/newsroom/pictures/:id/details',
  summary: 'Changes what is known of a picture; when its rights end, readers no longer get it',
  params: storyInPath,
  body: jsonBody(
    pictureDetailsSchema.partial().extend({ version: version.describe('Of the details that are changed.') }),
    65_536,
  ),
  problems: ['image-not-found', 'fields-invalid', 'version-outdated'],
  answer: detailsAnswer,
  async handle({ params, body, viewer, view }, { media, writing, clock }: PictureNeeds) {
    if ((await writing.hiddenPictures(memberOf(viewer))).includes(params.id)) return pictureMissing;
    const { version: seen, ...change } = body;
    const changed = await media.changeDetails(params.id, change, seen);
    if (changed.kind === 'no-stand-in')
      return fieldsFailure({ insteadId: 'Nincs ilyen kép, vagy maga ez a kép az.' });
    const known = await media.pictureDetails(params.id);
    if (!known) return pictureMissing;
    const value = presentDetails(known, { viewer, clock, view });
    if (changed.kind !== 'outdated') return { kind: 'answer', value, dependencies: null };
    return { kind: 'outdated', value, version: known.details.version };
  },
});

export const picturesCall = defineCall({
  ...newsroomCall,
  id: 'newsroomPictures',
  path: '/api/newsroom/pictures',
  summary: 'Pictures of the archive, the newest first',
  query: z.object({
    q: z.string().max(200).optional().describe('Words of its texts.'),
    credit: z.string().max(200).optional(),
    day: z.iso.date().optional().describe('On which it was added or taken.'),
    rights: z.enum(['ending', 'ended']).optional(),
    before: numberInAddress(2_147_483_647).optional().describe('The id of the last one that is known.'),
  }),
  answer: json(z.object({ pictures: z.array(detailsSchema) }), 'At most forty.'),
  async handle({ query, viewer, view }, { media, writing, clock }: PictureNeeds) {
    const { q = '', credit = '', day = null, rights = null, before = null } = query;
    const without = await writing.hiddenPictures(memberOf(viewer));
    const search = { text: q, credit, day, rights, without, before, now: clock.now() };
    const found = await media.searchPictures(search);
    const pictures = found.map((known) => presentDetails(known, { viewer, clock, view }));
    return { kind: 'answer', value: { pictures }, dependencies: null };
  },
});

export const takeDownPictureCall = defineCall({
  ...newsroomCall,
  id: 'newsroomTakeDownPicture',
  right: 'take-down',
  method: 'POST',
  path: '/api/newsroom/pictures/:id/takedown',
  summary: 'Removes a picture from everything, for good',
  params: storyInPath,
  body: jsonBody(
    z.strictObject({
      reason: z.string().trim().max(2_000),
      version: version.describe('Of its details that its sender saw.'),
    }),
    65_536,
  ),
  problems: ['image-not-found', 'fields-invalid', 'version-outdated'],
  answer: json(z.object({}), 'Done.'),
  async handle({ params, body: { reason, version: seen }, viewer }, { media, writing }: PictureNeeds) {
    const member = memberOf(viewer);
    if (reason === '') return fieldsFailure({ reason: secrecyFaultWords.faults.reason });
    const isHidden = (await writing.hiddenPictures(member)).includes(params.id);
    const known = isHidden ? undefined : await media.pictureDetails(params.id);
    if (!known) return pictureMissing;
    if (known.details.version !== seen)
      return failure('version-outdated', `The details have the newer version ${known.details.version}.`);
    return (await media.takeDownPicture(params.id, { reason, by: member.by }))
      ? { kind: 'answer', value: {}, dependencies: null }
      : pictureMissing;
  },
});

function newerThanSeen(picture: z.output<typeof pictureSchema>) {
  return { kind: 'outdated', value: picture, version: picture.version } as const;
}

const pictureMissing = failure('image-not-found', 'No picture has this id.');

function presentDetails(
  { image, details }: { image: ImageRef; details: KnownPicture },
  { viewer: { viewer }, clock, view }: { viewer: SignedInUser; clock: Clock; view: Viewpoint },
): z.output<typeof detailsSchema> {
  const { rightsUntil, createdAt, ...rest } = details;
  return {
    picture: presentPicture(image),
    mayTakeDown: may(viewer, 'take-down'),
    details: {
      ...rest,
      rightsUntil: rightsUntil?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
      rights: rightsState(rightsUntil, clock.now()),
    },
    required: checklistSetting.of(view.edition).pictureTexts,
  };
}
