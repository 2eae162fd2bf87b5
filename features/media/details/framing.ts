/** Which part of a picture its crops show [PIC-03]. */
import { z } from 'zod';

/** The ratios in which readers' pages crop pictures. */
export const croppedRatios = ['1x1', '4x3', '3x2', '16x9', '4x5'] as const;
export type CroppedRatio = (typeof croppedRatios)[number];

/** In whole pixels of the original; the height follows from the ratio. */
export interface OwnCrop {
  left: number;
  top: number;
  width: number;
}

export type OwnCrops = Readonly<Partial<Record<CroppedRatio, OwnCrop>>>;

export interface Framing {
  /** Fractions of width and height. */
  focal: { x: number; y: number };
  crops: OwnCrops;
}

const fraction = z.number().min(0).max(1);
const pixels = z.int().nonnegative().max(100_000);

export const ownCropsSchema = z.partialRecord(
  z.enum(croppedRatios),
  z.strictObject({ left: pixels, top: pixels, width: z.int().positive().max(100_000) }),
);

export const framingSchema = z.strictObject({
  focal: z.strictObject({ x: fraction, y: fraction }).describe('Fractions of width and height.'),
  crops: ownCropsSchema.describe('In pixels of the original, by ratio; others follow the focal point.'),
});
