import { z } from 'zod';

/** Address of the real service or of a compatible one; `sandbox` is the simulation that comes with the sample. */
export const sourceSchema = z.union([z.literal('sandbox'), z.url({ protocol: /^https?$/ })]);
