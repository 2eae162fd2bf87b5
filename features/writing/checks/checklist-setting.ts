/** `checklist` of the edition: which findings stop a publication, and which words mark sensitive topics. */
import { z } from 'zod';
import { defineEditionSetting } from '#features/kit/public.ts';
import { requirableTexts } from '#features/media/public.ts';
import { checkNames, severities } from './check-names.ts';

const settingSchema = z.strictObject({
  checks: z.partialRecord(z.enum(checkNames), z.enum(severities)).default({}),
  /** Beginnings of words, by the field that adds the box with help lines. */
  sensitive: z
    .partialRecord(z.enum(['spiritualHelp', 'drugProblem']), z.array(z.string().min(3)))
    .default({}),
  /** Texts that every picture of a story needs [PIC-04]. */
  pictureTexts: z.array(z.enum(requirableTexts)).default([]),
});

export type ChecklistSetting = z.infer<typeof settingSchema>;

/** Defaults, also where the edition is not known. */
export const usualChecklist: ChecklistSetting = { checks: {}, sensitive: {}, pictureTexts: [] };

export const checklistSetting = defineEditionSetting({
  key: 'checklist',
  schema: settingSchema.default(usualChecklist),
});
