/** `/hirlevel/leiratkozas/{list}/{token}`: opened in a browser it has a button; mail programs post to it. */
import { z } from 'zod';
import { definePersonalPage, headOfPage } from '#features/kit/public.ts';
import { choiceField } from '#features/sites/public.ts';
import { preferencesAddress, unsubscribeAddress, unsubscribeFolder } from '../newsletter-address.ts';
import { newsletterWords } from '../newsletter-words.ts';
import type { NewslettersFeature } from '../newsletters-feature.server.ts';
import { newsletterOf } from '../newsletters-part.ts';
import type { UnsubscribePageData } from './newsletter-page-data.ts';
import { sitesWithNewsletters } from './newsletter-pages.ts';

interface Needs {
  newsletters: NewslettersFeature;
}

export const unsubscribePage = definePersonalPage({
  route: 'newsletter_unsubscription',
  view: 'UnsubscribePage',
  at: (edition) => [
    {
      pattern: unsubscribeAddress('{list}', '{token}'),
      sites: sitesWithNewsletters(edition),
      row: undefined,
      free: ['token'],
    },
  ],
  query: z.object({ uzenet: choiceField(['kesz']) }),
  mayBeMissing: true,
  frame: 'site',
  examples: { none: 'it needs the token of a mail, tests/e2e/newsletters.test.ts visits it' },
  async load(request, { newsletters }: Needs) {
    const { params, view } = request;
    const newsletter = newsletterOf(view.edition, params.list ?? '');
    const token = params.token ?? '';
    const preferences = newsletter && (await newsletters.preferences(token));
    if (!newsletter || !preferences) return { kind: 'nothing', code: 'route-not-found' };
    const { code, name, language } = newsletter;
    const isSubscribed = preferences.subscriptions.some((one) => one.code === code && one.isSubscribed);
    const { title } = newsletterWords[language].unsubscribe;
    const data: UnsubscribePageData = {
      kind: isSubscribed ? 'open' : 'done',
      name,
      code,
      preferences: preferencesAddress(token),
    };
    return {
      kind: 'page',
      data,
      language,
      head: headOfPage(request, {
        title,
        description: title,
        robots: 'noindex',
        canonicalPath: unsubscribeFolder,
      }),
    };
  },
});
