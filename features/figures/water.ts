/** The level of a river at a gauge. */
import { z } from 'zod';

export const waterSchema = z.object({
  /** Centimetres above the gauge's zero; rivers fall below it too. */
  level: z.int(),
  /** A day before; null where nobody knows. */
  before: z.int().nullable(),
  /** From which levels on there is the first, second and third grade of flood alert. */
  grades: z.array(z.int()).max(3),
});
export type Water = z.infer<typeof waterSchema>;

export type Trend = 'rising' | 'falling' | 'steady';
/** Less than this in a day is no tendency. */
const noticed = 5;

export function trendOf({ level, before }: Water): Trend {
  if (before === null || Math.abs(level - before) < noticed) return 'steady';
  return level > before ? 'rising' : 'falling';
}

/** 0 without an alert, up to 3. */
export function gradeOf({ level, grades }: Water): number {
  return grades.filter((from) => level >= from).length;
}
