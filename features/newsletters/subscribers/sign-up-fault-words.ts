import { defineWords } from '#platform/text/words.ts';

/** Faults in a form of sign-up; Hungarian in the API. */
export const signUpFaultWords = defineWords('sign-up-fault', {
  hu: {
    email: 'Írja be az e-mail-címét, például: nev@pelda.hu.',
    emailLength: 'Ez az e-mail-cím túl hosszú.',
    name: 'A név legfeljebb 60 betű lehet.',
    nameCharacters: 'A névben csak betűk, szóközök, pontok, kötőjelek és aposztrófok lehetnek.',
    lists: 'Válasszon legalább egy hírlevelet.',
    unknownList: 'Ez a hírlevél nem létezik, vagy nem lehet rá feliratkozni.',
  },
  en: {
    email: 'Enter your e-mail address, for example: name@example.com.',
    emailLength: 'This e-mail address is too long.',
    name: 'A name may have 60 letters at most.',
    nameCharacters: 'A name may have letters, spaces, dots, hyphens and apostrophes only.',
    lists: 'Choose at least one newsletter.',
    unknownList: 'This newsletter does not exist, or nobody can subscribe to it.',
  },
});
