/** The level of a river at a gauge. */
import { z } from 'zod';

export const waterSchema = z.object({
  /** Centimetres above the gauge's zero; rivers fall below it too. */
  level: z.int(),
  /** Level a day before; null when unknown. */
  before: z.int().nullable(),
  /** Levels at which the first, second and third grade of flood alert begin. */
  grades: z.array(z.int()).max(3),
});
export type Water = z.infer<typeof waterSchema>;

export type Trend = 'rising' | 'falling' | 'steady';
/** Smaller changes within a day count as steady. */
const trendThresholdCm = 5;

export function trendOf({ level, before }: Water): Trend {
  if (before === null || Math.abs(level - before) < trendThresholdCm) return 'steady';
  return level > before ? 'rising' : 'falling';
}

/** Grade of flood alert: 0 for none, up to 3. */
export function gradeOf({ level, grades }: Water): number {
  return grades.filter((from) => level >= from).length;
}
