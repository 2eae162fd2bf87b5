import type { InnerNeeds } from '../newsletters-needs.server.ts';
import { newsletterOf } from '../newsletters-part.ts';
import { deliveriesTo, requestsOf } from './export-queries.server.ts';
import { subscriberByEmail, subscriptionsOf } from './subscribers-queries.server.ts';

/** Everything that is stored of a person, as plain JSON. */
export async function exportSubscriber({ db, edition }: InnerNeeds, email: string): Promise<object> {
  const subscriber = await subscriberByEmail(db, email);
  if (!subscriber) return { subscriptions: [], requests: [], mails: [] };
  const { id, firstName, lastName, confirmedAt, blockedAt } = subscriber;
  const subscriptions = await subscriptionsOf(db, id);
  return {
    email,
    firstName,
    lastName,
    confirmedAt,
    blockedAt,
    subscriptions: subscriptions.map(({ list, since, endedAt }) => ({
      list,
      since,
      endedAt,
      name: newsletterOf(edition, list)?.name ?? list,
    })),
    requests: await requestsOf(db, id),
    mails: await deliveriesTo(db, id),
  };
}
