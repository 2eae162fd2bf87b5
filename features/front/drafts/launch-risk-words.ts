import { defineWords } from '#platform/text/words.ts';

/** Why a front is not launched, or not without a question. */
export const launchRiskWords = defineWords('launch-risk', {
  hu: {
    nothing: 'A vázlat ugyanaz, mint amit az olvasók látnak.',
    'empty-lead': 'A vezető hely üres lesz.',
    'half-removed': 'A kézzel kiválasztott cikkek legalább fele lekerül a címlapról.',
  },
  en: {
    nothing: 'The draft is what readers see.',
    'empty-lead': 'The lead will be empty.',
    'half-removed': 'At least half of the chosen stories leave the front.',
  },
});
