/** Rights of ad operators over the API, and the lines about their changes in the newsroom's log [S30]. */
import { type AccountsFeature, type AuditAction, isRecent } from '#features/accounts/public.server.ts';
import { browserName } from '#features/accounts/public.ts';
import { type CallFailure, failure, type SignedInClient } from '#features/kit/public.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { AdsFeature } from '../ads-feature.server.ts';
import type { OnSaved } from './save-campaign.server.ts';

export interface OperatorNeeds {
  ads: AdsFeature;
  accounts: Pick<AccountsFeature, 'audit'>;
  clock: Clock;
}

/**
 * Why the client may not show something new on every page: a session needs a proof of identity within ten minutes. A
 * script's token, which was made for this, has none to give. Ending a campaign needs none: what is wrong must go at
 * once.
 */
export function refusedChange(
  { sessionId, authenticatedAt }: SignedInClient,
  { clock }: OperatorNeeds,
): CallFailure | null {
  return sessionId === null || isRecent(authenticatedAt, clock.now())
    ? null
    : failure('confirmation-required', 'Prove again who you are, then repeat the request.');
}

/** Notes a change of a campaign in the newsroom's log. */
export function noteInLog(
  { accounts }: Pick<OperatorNeeds, 'accounts'>,
  operator: Operator,
  action: AuditAction,
  way: 'api' | 'page' = 'api',
): OnSaved {
  return (trx, id) => accounts.audit.record(trx, { action, memberId: null, ...actorOf(operator, id, way) });
}

type Operator = Pick<SignedInClient, 'viewer' | 'sessionId' | 'name' | 'address' | 'userAgent'>;

/** A script is no member: its name stands in the detail. */
function actorOf(
  { viewer, sessionId, name, address, userAgent }: Operator,
  campaignId: number,
  way: 'api' | 'page',
) {
  const client = { address, browser: browserName(userAgent), way };
  return sessionId === null
    ? { actorId: null, client, detail: `${campaignId} (${name ?? ''})` }
    : { actorId: viewer.id, client, detail: String(campaignId) };
}
