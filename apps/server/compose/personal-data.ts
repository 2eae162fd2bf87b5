/** The sources of a reader's data, one for each feature that has any. */
import { type AccountsFeature, accountData } from '#features/accounts/public.server.ts';
import type { PersonalDataSource } from '#features/accounts/public.ts';
import type { ConsentFeature } from '#features/consent/public.server.ts';
import { type NewslettersFeature, newsletterData } from '#features/newsletters/public.server.ts';
import { type PushFeature, pushData } from '#features/push/public.server.ts';
import { type SupportFeature, supportData } from '#features/support/public.server.ts';
import { personalDataWords } from './personal-data-words.ts';

interface PersonalDataNeeds {
  accounts: AccountsFeature;
  support: SupportFeature;
  newsletters: NewslettersFeature;
  push: PushFeature;
  consents: ConsentFeature;
}

/** In the order of the readable part of the download. */
export function personalDataSources(needs: PersonalDataNeeds): PersonalDataSource[] {
  const { accounts, support, newsletters, push, consents } = needs;
  return [
    accountData(accounts),
    supportData(support),
    newsletterData(newsletters),
    pushData({ push, consents }),
    {
      name: 'hozzajarulasok',
      title: { hu: personalDataWords.hu.consents, en: personalDataWords.en.consents },
      async exportOf({ id, email }) {
        const subjects = [email, ...(await push.consentSubjectsOf(id))];
        return (await Promise.all(subjects.map((subject) => consents.ofSubject(subject)))).flat();
      },
      erase: (work, { email }) => consents.erase(work, email),
    },
  ];
}
