/** `sellers.json` of the IAB Tech Lab, version 1.0: who sells an edition's advertisements. */
import { z } from 'zod';

const sellerSchema = z
  .strictObject({
    seller_id: z.string().min(1),
    seller_type: z.enum(['PUBLISHER', 'INTERMEDIARY', 'BOTH']),
    is_confidential: z.literal([0, 1]).optional(),
    name: z.string().optional(),
    domain: z.hostname().optional(),
  })
  .refine(({ is_confidential, name }) => is_confidential === 1 || name !== undefined, {
    path: ['name'],
    message: 'is required unless the seller is confidential',
  });

export const sellersSchema = z.strictObject({
  contact_email: z.email().optional(),
  contact_address: z.string().optional(),
  sellers: z.array(sellerSchema).min(1),
});
