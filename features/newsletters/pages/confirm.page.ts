/** `/hirlevel/megerosites/{token}`: the button confirms a sign-up; opening the page does nothing, as scanners do it. */
import {
  definePersonalPage,
  headOfPage,
  type PersonalRequest,
  type PersonalResult,
} from '#features/kit/public.ts';
import { type Edition, noQuery } from '#features/sites/public.ts';
import { confirmationAddress, preferencesAddress } from '../newsletter-address.ts';
import { newsletterWords } from '../newsletter-words.ts';
import type { NewslettersFeature } from '../newsletters-feature.server.ts';
import { newsletterOf } from '../newsletters-part.ts';
import type { Confirmation } from '../subscribers/confirm-subscription.server.ts';
import type { ConfirmPageData } from './newsletter-page-data.ts';
import { sitesWithNewsletters } from './newsletter-pages.ts';

interface Needs {
  newsletters: NewslettersFeature;
}

export const confirmNewsletterPage = definePersonalPage({
  route: 'newsletter_confirmation',
  view: 'ConfirmNewsletterPage',
  at: (edition) => [
    {
      pattern: confirmationAddress('{token}'),
      sites: sitesWithNewsletters(edition),
      row: undefined,
      free: ['token'],
    },
  ],
  query: noQuery,
  mayBeMissing: true,
  frame: 'site',
  examples: { none: 'it needs the token of a mail, tests/e2e/newsletters.test.ts visits it' },
  async load(request, { newsletters }: Needs) {
    return page(request, await newsletters.lookUpRequest(request.params.token ?? ''));
  },
  async submit(request, _form, { newsletters }) {
    return page(request, await newsletters.confirm(request.params.token ?? ''));
  },
});

function page(
  request: PersonalRequest<undefined, object>,
  confirmation: Confirmation,
): PersonalResult<ConfirmPageData> {
  const { edition } = request.view;
  const language = languageOf(edition, 'lists' in confirmation ? confirmation.lists : []);
  const { title, question } = newsletterWords[language].confirm;
  return {
    kind: 'page',
    status: confirmation.kind === 'unknown' ? 404 : 200,
    head: headOfPage(request, {
      title,
      description: question,
      robots: 'noindex',
      canonicalPath: request.path,
    }),
    data: dataOf(edition, confirmation),
    language,
  };
}

function dataOf(edition: Edition, confirmation: Confirmation): ConfirmPageData {
  const { kind } = confirmation;
  if (kind === 'unknown' || kind === 'expired') return { kind };
  const names = confirmation.lists.map((code) => newsletterOf(edition, code)?.name ?? code);
  if (kind === 'open') return { kind, names };
  return { kind, names, preferences: preferencesAddress(confirmation.preferences) };
}

function languageOf(edition: Edition, lists: readonly string[]): 'hu' | 'en' {
  return newsletterOf(edition, lists[0] ?? '')?.language ?? 'hu';
}
