/** `history` of the edition: for how many days what was written in the newsroom is stored beside the story itself [SAVE-13]. */
import { z } from 'zod';
import { defineEditionSetting } from '#features/kit/public.ts';

const days = z.int().min(1).max(3_650);

const settingSchema = z.strictObject({
  /** Single changes; whoever was away for longer gets the story anew. */
  changeDays: days.default(30),
  /** States at pauses, those that acts named, and kept text that nobody has put back or thrown away. */
  stateDays: days.default(365),
});

export type HistorySetting = z.infer<typeof settingSchema>;

export const historySetting = defineEditionSetting({
  key: 'history',
  schema: settingSchema.default({ changeDays: 30, stateDays: 365 }),
});
