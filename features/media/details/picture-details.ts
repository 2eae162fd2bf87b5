/** Details of a picture, with the terms of its use [PIC-04]. */
import { z } from 'zod';

const text = z.string().trim().max(2_000);

/** Texts that an edition may require before a picture is shown. */
export const requirableTexts = ['alt', 'caption', 'credit', 'copyright', 'source', 'licence'] as const;
export type RequirableText = (typeof requirableTexts)[number];

export const pictureDetailsSchema = z.strictObject({
  alt: text,
  caption: text,
  credit: text,
  copyright: text,
  source: text,
  licence: text,
  place: text.describe('Where it was taken, in words.'),
  sites: z.array(z.string().max(40)).max(50).describe('That may use it; none: all.'),
  rightsUntil: z.iso.datetime({ offset: true }).nullable().describe('From then on readers do not get it.'),
  insteadId: z.int().positive().nullable().describe('The picture that readers get then; none: nothing.'),
});

export type PictureDetails = z.output<typeof pictureDetailsSchema>;

/** State of the rights; the newsroom is warned thirty days before they end. */
export type RightsState = 'open' | 'ending' | 'ended';

export const warningMs = 30 * 86_400_000;

export function rightsState(rightsUntil: Date | null, now: Date): RightsState {
  if (rightsUntil === null) return 'open';
  const left = rightsUntil.getTime() - now.getTime();
  if (left <= 0) return 'ended';
  return left <= warningMs ? 'ending' : 'open';
}

/** Reasons not to show a picture. */
export type PictureFaultName = 'picture-rights' | 'picture-site' | 'picture-texts';

export interface PictureFault {
  imageId: number;
  fault: PictureFaultName;
}
