import type { PersonalDataSource } from '#features/kit/public.ts';
import { newsletterWords } from './newsletter-words.ts';
import type { NewslettersFeature } from './newsletters-feature.server.ts';

/** The newsletters feature's data of a reader. */
export function newsletterData(
  newsletters: Pick<NewslettersFeature, 'exportOf' | 'erase'>,
): PersonalDataSource {
  return {
    name: 'hirlevelek',
    title: { hu: newsletterWords.hu.profile.title, en: newsletterWords.en.profile.title },
    exportOf: ({ email }) => newsletters.exportOf(email),
    erase: (trx, { email }) => newsletters.erase(trx, email),
  };
}
