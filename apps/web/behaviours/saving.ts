import { loadWhere } from './load-where.ts';

/** Saves stories on the device: on stories and on the reader's own lists. */
export const loadSaving = loadWhere(
  '[data-save], [data-saved-page]',
  () => import('../offline/offline-reading.ts'),
  (module) => module.startOfflineReading,
);
