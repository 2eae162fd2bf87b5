/** The consents of a reader and of the browsers that get their notifications. */
import type { PersonalDataSource } from '#features/kit/public.ts';
import type { ConsentFeature } from './consent-feature.server.ts';
import { personalDataWords } from './personal-data-words.ts';

export interface ConsentData {
  consents: ConsentFeature;
  push: { consentSubjectsOf(readerId: number): Promise<readonly string[]> };
}

export function consentData({ consents, push }: ConsentData): PersonalDataSource {
  return {
    name: 'hozzajarulasok',
    title: { hu: personalDataWords.hu.consents, en: personalDataWords.en.consents },
    async exportOf({ id, email }) {
      const subjects = [email, ...(await push.consentSubjectsOf(id))];
      return (await Promise.all(subjects.map((subject) => consents.ofSubject(subject)))).flat();
    },
    erase: (trx, { email }) => consents.erase(trx, email),
  };
}
