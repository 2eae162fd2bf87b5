import { z } from 'zod';

/** The number of a story at an address of a former system: no page, but the story may have been imported. */
const number = z
  .string()
  .regex(/^\d{1,12}$/)
  .nullable()
  .default(null);

/** Query parameters of a former system's addresses. */
export const formerQuery = z.object({ p: number, page_id: number });
