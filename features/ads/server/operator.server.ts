/** Rights of ad operators over the API, and the lines about their changes in the newsroom's log [S30]. */
import { type AccountsFeature, type AuditAction, isRecent } from '#features/accounts/public.server.ts';
import { browserName } from '#features/accounts/public.ts';
import { type CallFailure, failure, type SignedInClient } from '#features/kit/public.ts';
import { may } from '#platform/http/rights.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { AdsFeature } from '../ads-feature.server.ts';
import type { OnSaved } from './save-campaign.server.ts';

export interface OperatorNeeds {
  ads: AdsFeature;
  accounts: Pick<AccountsFeature, 'audit'>;
  clock: Clock;
}

/** Why the client may not read campaigns; null if it may. */
export function refusedReading({ viewer }: SignedInClient): CallFailure | null {
  return may(viewer, 'manage-ads') ? null : failure('right-required', 'This is for ad operators.');
}

/** Why the client may not end a campaign. It needs no new proof of identity: what is wrong must go at once. */
export function refusedEnding(client: SignedInClient): CallFailure | null {
  return client.isFromOtherSite
    ? failure('request-invalid', 'The request came from a page of another site.')
    : refusedReading(client);
}

/**
 * Why the client may not show something new on every page: a session needs a proof of identity within ten minutes. A
 * script's token, which was made for this, has none to give.
 */
export function refusedChange(client: SignedInClient, { clock }: OperatorNeeds): CallFailure | null {
  const isConfirmed = client.sessionId === null || isRecent(client.authenticatedAt, clock.now());
  return (
    refusedEnding(client) ??
    (isConfirmed
      ? null
      : failure('confirmation-required', 'Prove again who you are, then repeat the request.'))
  );
}

/** Notes a change of a campaign in the newsroom's log. */
export function noteInLog(
  { accounts }: Pick<OperatorNeeds, 'accounts'>,
  operator: Operator,
  action: AuditAction,
  way: 'api' | 'page' = 'api',
): OnSaved {
  return (work, id) => accounts.audit.record(work, { action, memberId: null, ...actorOf(operator, id, way) });
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
