/** The answer of `GET /api/v2/user/info` [ACCT-01]. */
import { z } from 'zod';
import type { ReaderIdentity } from '#features/kit/public.ts';
import type { SignedInUser } from '#features/sites/public.ts';
import type { ProfileNeeds } from '../profile.page.ts';

export const infoSchema = z.object({
  id: z.number().int(),
  email: z.string(),
  name: z.string().nullable(),
  createdAt: z.string(),
  /** When the account will be deleted. */
  deletesAt: z.string().nullable(),
  /** Regular support; `cancel` takes the `payment_id`. */
  payments: z.array(
    z.object({
      payment_id: z.number().int(),
      state: z.string(),
      frequency: z.enum(['monthly', 'yearly']),
      amount: z.number().describe('In hundredths of the currency, also of forints: 250000 is 2 500 Ft.'),
      currency: z.string(),
      nextChargeOn: z.string().nullable(),
    }),
  ),
  newsletters: z.array(z.object({ code: z.string(), name: z.string(), isSubscribed: z.boolean() })),
});

export async function infoOf(
  { createdAt }: SignedInUser,
  { id, email }: ReaderIdentity,
  { accounts, newsletters, support }: ProfileNeeds,
): Promise<z.infer<typeof infoSchema>> {
  const [reader, lists, { commitments }] = await Promise.all([
    accounts.readers.byId(id),
    newsletters.subscriptionsOf(email),
    support.ofReader(id),
  ]);
  return {
    id,
    email,
    name: reader?.name ?? null,
    createdAt: createdAt.toISOString(),
    deletesAt: reader?.deletesAt?.toISOString() ?? null,
    payments: commitments.map(({ id: payment_id, state, frequency, amount, currency, nextChargeOn }) => ({
      payment_id,
      state,
      frequency,
      amount,
      currency,
      nextChargeOn,
    })),
    newsletters: lists.map(({ code, name, isSubscribed }) => ({ code, name, isSubscribed })),
  };
}
