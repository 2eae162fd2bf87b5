import type { PersonalDataSource } from '#features/kit/public.ts';
import type { SupportFeature } from '../support-feature.server.ts';
import { supportDataWords } from '../words/support-data-words.ts';

/** The support feature's data of a reader. */
export function supportData(support: Pick<SupportFeature, 'exportOf' | 'erase'>): PersonalDataSource {
  return {
    name: 'tamogatas',
    title: { hu: supportDataWords.hu.title, en: supportDataWords.en.title },
    exportOf: ({ id }) => support.exportOf(id),
    erase: (trx, reader) => support.erase(trx, reader),
  };
}
