/**
 * `history` of the edition: days for which the newsroom's changes are stored besides the story itself
 * [SAVE-13].
 */
import { z } from 'zod';
import { defineEditionSetting } from '#features/kit/public.ts';

const days = z.int().min(1).max(3_650);

const settingSchema = z.strictObject({
  /** Single changes; a client that was away for longer reloads the story. */
  changeDays: days.default(30),
  /** States at pauses and of acts, and kept text that nobody has inserted or discarded. */
  stateDays: days.default(365),
});

export type HistorySetting = z.infer<typeof settingSchema>;

export const historySetting = defineEditionSetting({
  key: 'history',
  schema: settingSchema.default({ changeDays: 30, stateDays: 365 }),
});
