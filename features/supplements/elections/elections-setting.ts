/** Sources of election results, and the hosts of the election map. */
import { z } from 'zod';
import { defineEditionSetting } from '#features/kit/public.ts';
import { sourceSchema } from '#features/sites/public.ts';

const electionsSchema = z.strictObject({
  /** Host names used only by the election map, which is at `/valasztasi-terkep` of the main site as well [SUPP-11]. */
  hosts: z.array(z.hostname()).default([]),
  /** The election office's address of each election that is counted, by the name of its record. */
  sources: z.record(z.string(), sourceSchema).default({}),
});

export const electionsSetting = defineEditionSetting({
  key: 'elections',
  schema: electionsSchema.prefault({}),
  frameHosts: ({ hosts }) => hosts,
});
