import { defineWords } from '#platform/text/words.ts';

export const labelFaultWords = defineWords('label-fault', {
  hu: {
    'name-taken': 'Már van ilyen nevű.',
    'name-of-site': 'Rovatnak nem lehet egy oldal nevét adni.',
    'no-site': 'Nincs ilyen oldal.',
    'no-picture': 'Nincs ilyen kép.',
    'member-taken': 'Ez a munkatárs már egy másik szerzőhöz tartozik.',
  },
  en: {
    'name-taken': 'There is one with this name already.',
    'name-of-site': 'A section cannot have the name of a site.',
    'no-site': 'There is no such site.',
    'no-picture': 'There is no such picture.',
    'member-taken': 'This member already belongs to another author.',
  },
});
