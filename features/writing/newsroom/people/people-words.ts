import { defineWords } from '#platform/text/words.ts';

export const peopleWords = defineWords('people', {
  hu: {
    section: 'Kié',
    nobody: 'Még senkié.',
    assign: 'Kiosztom…',
    title: 'Kié a cikk?',
    what: 'Akit megnevez, a sajátjaként írja és adja le, és a saját cikkei között látja.',
    people: 'Munkatársak',
    save: 'Kiosztom',
    done: 'Kiosztva.',
    cancel: 'Mégse',
  },
  en: {
    section: 'Assigned to',
    nobody: 'Nobody yet.',
    assign: 'Assign…',
    title: 'Whose story is it?',
    what: 'Who is named writes and submits it like their own, and has it among their stories.',
    people: 'Colleagues',
    save: 'Assign',
    done: 'Assigned.',
    cancel: 'Cancel',
  },
});
