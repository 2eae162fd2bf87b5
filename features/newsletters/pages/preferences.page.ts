/** `/hirlevel/beallitasok/{token}`: the lists of whoever has the link, which is in every mail; no sign-in. */
import { z } from 'zod';
import {
  definePersonalPage,
  headOfPage,
  type PersonalRequest,
  type PersonalResult,
} from '#features/kit/public.ts';
import { choiceField } from '#features/sites/public.ts';
import { preferencesAddress, preferencesFolder, unsubscribeAddress } from '../newsletter-address.ts';
import { newsletterWords } from '../newsletter-words.ts';
import type { NewslettersFeature } from '../newsletters-feature.server.ts';
import { newsletterOf } from '../newsletters-part.ts';
import type { Preferences } from '../subscribers/change-subscriptions.server.ts';
import { everyList, subscriptionsForm, wantedNewsletters } from '../subscribers/sign-up.ts';
import type { PreferencesPageData } from './newsletter-page-data.ts';
import { sitesWithNewsletters } from './newsletter-pages.ts';

interface Needs {
  newsletters: NewslettersFeature;
}

const query = z.object({ uzenet: choiceField(['mentve', 'lemondva']) });
type PreferencesRequest = PersonalRequest<undefined, z.output<typeof query>>;

const place = { place: preferencesFolder, way: 'form' } as const;

export const newsletterPreferencesPage = definePersonalPage({
  route: 'newsletter_preferences',
  view: 'NewsletterPreferencesPage',
  at: (edition) => [
    {
      pattern: preferencesAddress('{token}'),
      sites: sitesWithNewsletters(edition),
      row: undefined,
      free: ['token'],
    },
  ],
  query,
  mayBeMissing: true,
  frame: 'site',
  examples: { none: 'it needs the token of a mail, tests/e2e/newsletters.test.ts visits it' },
  async load(request: PreferencesRequest, { newsletters }: Needs) {
    const preferences = await newsletters.preferences(request.params.token ?? '');
    return preferences ? page(request, preferences) : { kind: 'nothing', code: 'route-not-found' };
  },
  async submit(request, form, { newsletters }) {
    const preferences = await newsletters.preferences(request.params.token ?? '');
    if (!preferences) return { kind: 'nothing', code: 'route-not-found' };
    const reading = subscriptionsForm.read(form);
    const left = reading.kind === 'valid' ? reading.value.left : undefined;
    const lists = left === undefined ? wantedNewsletters(form) : listsWithout(preferences, left);
    await newsletters.setPreferences(preferences, lists, place);
    const token = request.params.token ?? '';
    if (left !== undefined && left !== everyList && newsletterOf(request.view.edition, left))
      return { kind: 'redirect', status: 303, location: unsubscribeAddress(left, token) };
    const outcome = lists.length === 0 ? 'lemondva' : 'mentve';
    return { kind: 'redirect', status: 303, location: `${request.path}?uzenet=${outcome}` };
  },
});

function listsWithout({ subscriptions }: Preferences, left: string): string[] {
  if (left === everyList) return [];
  return subscriptions.flatMap(({ code, isSubscribed }) => (isSubscribed && code !== left ? [code] : []));
}

function page(request: PreferencesRequest, preferences: Preferences): PersonalResult<PreferencesPageData> {
  const { subscriber, subscriptions } = preferences;
  const own = subscriptions.filter(({ isSubscribed }) => isSubscribed);
  const languages = own.map(({ code }) => newsletterOf(request.view.edition, code)?.language);
  const language = languages.length > 0 && languages.every((one) => one === 'en') ? 'en' : 'hu';
  const { title } = newsletterWords[language].preferences;
  const { uzenet } = request.query;
  const address = hiddenAddress(subscriber.email);
  return {
    kind: 'page',
    head: headOfPage(request, {
      title,
      description: title,
      robots: 'noindex',
      canonicalPath: preferencesFolder,
    }),
    data: {
      address,
      subscriptions,
      outcome: uzenet === 'mentve' ? 'saved' : uzenet === 'lemondva' ? 'left' : 'none',
    },
    language,
  };
}

/** `e•••@pelda.hu`: enough to recognise the own address. */
function hiddenAddress(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}•••@${domain}`;
}
