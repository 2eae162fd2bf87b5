/**
 * `/ajandek`: a year of support that somebody else has paid, for holders of its signed link. A POST redeems
 * it.
 */
import { z } from 'zod';
import { readerSignInPath, returnParameter, supportRoute } from '#features/accounts/public.ts';
import {
  definePersonalPage,
  headOfPage,
  type PersonalRequest,
  type PersonalResult,
} from '#features/kit/public.ts';
import { inLanguage, textField } from '#features/sites/public.ts';
import type { SupportFeature } from '#features/support/public.server.ts';
import {
  type Gift,
  type GiftState,
  giftParameter,
  giftPath,
  giftState,
  redeemableUntil,
  supportsUntil,
} from '#features/support/public.ts';
import type { Clock } from '#platform/time/clock.ts';
import { giftPageWords } from './gift-page-words.ts';

export interface GiftPageData {
  state: GiftState;
  giver: string;
  message: string;
  /** The last day for redeeming, or of the support that was redeemed. */
  until: string;
  /** Where the form is sent; null for somebody who has to sign in first. */
  action: string | null;
  signIn: string;
  front: string;
}

interface GiftPageNeeds {
  support: Pick<SupportFeature, 'giftOfToken' | 'redeemGift'>;
  clock: Clock;
}

const query = z.object({ [giftParameter]: textField });
type GiftRequest = PersonalRequest<undefined, z.output<typeof query>>;

export const giftPage = definePersonalPage({
  route: 'support_gift',
  view: 'GiftPage',
  at: [{ route: supportRoute, pattern: giftPath, sites: 'all', row: undefined }],
  query,
  mayBeMissing: true,
  frame: 'site',
  examples: { none: 'it needs the token of a mail, features/support/terms/gift.test.ts visits it' },
  async load(request, needs: GiftPageNeeds) {
    const gift = await needs.support.giftOfToken(request.query[giftParameter]);
    return gift ? show(request, gift, needs) : { kind: 'nothing', code: 'route-not-found' };
  },
  async submit(request, _form, needs: GiftPageNeeds) {
    const gift = await needs.support.giftOfToken(request.query[giftParameter]);
    if (!gift) return { kind: 'nothing', code: 'route-not-found' };
    const readerId = readerOf(request);
    if (readerId !== null) await needs.support.redeemGift(gift, readerId);
    return { kind: 'redirect', status: 303, location: ownAddress(request) };
  },
});

function readerOf({ person }: GiftRequest): number | null {
  return person?.viewer.kind === 'reader' ? person.viewer.id : null;
}

function ownAddress({ site, query: given }: GiftRequest): string {
  return `${site.path}${giftPath}?${giftParameter}=${given[giftParameter]}`;
}

function show(request: GiftRequest, gift: Gift, { clock }: GiftPageNeeds): PersonalResult<GiftPageData> {
  const { site } = request;
  const { language, giver, message, redeemedAt } = gift;
  const readerId = readerOf(request);
  const said = giftPageWords[language];
  const own = ownAddress(request);
  const signIn = `${readerSignInPath}?${new URLSearchParams({ [returnParameter]: own })}`;
  const head = headOfPage(request, {
    title: said.title,
    description: said.description,
    canonicalPath: site.path + giftPath,
    robots: 'noindex',
  });
  const data: GiftPageData = {
    state: giftState(gift, { readerId, now: clock.now() }),
    giver: giver ?? said.somebody,
    message,
    until: redeemedAt ? supportsUntil(redeemedAt) : redeemableUntil(gift),
    action: readerId === null ? null : own,
    signIn: inLanguage(signIn, language),
    front: site.path || '/',
  };
  return { kind: 'page', head, data, language };
}
