/** The sources of a reader's data, one for each feature that has any. */
import { type AccountsFeature, accountData } from '#features/accounts/public.server.ts';
import type { PersonalDataSource } from '#features/accounts/public.ts';
import type { ConsentFeature } from '#features/consent/public.server.ts';
import type { NewslettersFeature } from '#features/newsletters/public.server.ts';
import type { PushFeature } from '#features/push/public.server.ts';
import type { SupportFeature } from '#features/support/public.server.ts';
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
    {
      ...{ name: 'tamogatas', title: titleOf('support') },
      exportOf: ({ id }) => support.exportOf(id),
      erase: (work, reader) => support.erase(work, reader),
    },
    {
      ...{ name: 'hirlevelek', title: titleOf('newsletters') },
      exportOf: ({ email }) => newsletters.exportOf(email),
      erase: (work, { email }) => newsletters.erase(work, email),
    },
    {
      ...{ name: 'ertesitesek', title: titleOf('notifications') },
      exportOf: ({ id }) => push.exportOf(id),
      async erase(work, { id }) {
        // Read first: what is erased has no reader any more.
        const subjects = await push.consentSubjectsOf(id);
        await push.erase(work, id);
        for (const subject of subjects) await consents.erase(work, subject);
      },
    },
    {
      ...{ name: 'hozzajarulasok', title: titleOf('consents') },
      async exportOf({ id, email }) {
        const subjects = [email, ...(await push.consentSubjectsOf(id))];
        return (await Promise.all(subjects.map((subject) => consents.ofSubject(subject)))).flat();
      },
      erase: (work, { email }) => consents.erase(work, email),
    },
  ];
}

function titleOf(part: keyof typeof personalDataWords.hu): PersonalDataSource['title'] {
  return { hu: personalDataWords.hu[part], en: personalDataWords.en[part] };
}
