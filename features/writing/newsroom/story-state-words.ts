import { defineWords } from '#platform/text/words.ts';

export const storyStateWords = defineWords('story-state', {
  hu: {
    work: {
      idea: 'ötlet',
      draft: 'vázlat',
      submitted: 'leadva',
      returned: 'visszaadva',
      approved: 'jóváhagyva',
    },
    public: {
      never: 'nem nyilvános',
      scheduled: 'időzítve',
      public: 'nyilvános',
      withdrawn: 'visszavonva',
      'taken-down': 'eltávolítva',
    },
    changed: 'közöletlen változásokkal',
  },
  en: {
    work: {
      idea: 'idea',
      draft: 'draft',
      submitted: 'submitted',
      returned: 'returned',
      approved: 'approved',
    },
    public: {
      never: 'not public',
      scheduled: 'scheduled',
      public: 'public',
      withdrawn: 'withdrawn',
      'taken-down': 'removed',
    },
    changed: 'with unpublished changes',
  },
});
