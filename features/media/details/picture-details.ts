/** What the newsroom knows of a picture, and what it may be used for [PIC-04]. */
import { z } from 'zod';

const text = z.string().trim().max(2_000);

/** What an edition may require of a picture before it is shown. */
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

/** How the rights stand: the newsroom is warned thirty days before they end. */
export type RightsState = 'open' | 'ending' | 'ended';

export const warningMs = 30 * 86_400_000;

export function rightsState(rightsUntil: Date | null, now: Date): RightsState {
  if (rightsUntil === null) return 'open';
  const left = rightsUntil.getTime() - now.getTime();
  if (left <= 0) return 'ended';
  return left <= warningMs ? 'ending' : 'open';
}

/** What stands against showing a picture. */
export type PictureFaultName = 'picture-rights' | 'picture-site' | 'picture-texts';

export interface PictureFault {
  imageId: number;
  fault: PictureFaultName;
}
