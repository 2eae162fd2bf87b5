import type { Language } from '#features/sites/public.ts';

export const adsWords: Readonly<Record<Language, { label: string }>> = {
  hu: { label: 'Hirdetés' },
  en: { label: 'Advertisement' },
};
