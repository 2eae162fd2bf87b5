import { defineWords } from '#platform/text/words.ts';

export const followWords = defineWords('follow', {
  hu: { notify: 'Értesítést kérek', about: (title: string) => `Értesítést kérek: ${title}` },
  en: { notify: 'Notify me', about: (title: string) => `Notify me: ${title}` },
});
