import type { ConsentFeature } from '#features/consent/public.server.ts';
import type { PersonalDataSource } from '#features/kit/public.ts';
import { pushDataWords } from '../push-data-words.ts';
import type { PushFeature } from '../push-feature.server.ts';

export interface PushDataNeeds {
  push: Pick<PushFeature, 'exportOf' | 'erase' | 'consentSubjectsOf'>;
  consents: Pick<ConsentFeature, 'erase'>;
}

/** The push feature's data of a reader; the consents of the reader's browsers go with them. */
export function pushData({ push, consents }: PushDataNeeds): PersonalDataSource {
  return {
    name: 'ertesitesek',
    title: { hu: pushDataWords.hu.title, en: pushDataWords.en.title },
    exportOf: ({ id }) => push.exportOf(id),
    async erase(trx, { id }) {
      // Read first: erased rows have no reader any more.
      const subjects = await push.consentSubjectsOf(id);
      await push.erase(trx, id);
      for (const subject of subjects) await consents.erase(trx, subject);
    },
  };
}
