import type { Language } from '#features/sites/public.ts';
import { defineWords } from '#platform/text/words.ts';

export const adsWords: Readonly<Record<Language, { label: string }>> = defineWords('ads', {
  hu: { label: 'Hirdetés' },
  en: { label: 'Advertisement' },
});
