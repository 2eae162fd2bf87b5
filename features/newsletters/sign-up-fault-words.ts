import { defineWordsIn } from '#platform/text/words.ts';

/** Faults in a form of sign-up, in Hungarian on all pages and in the API. */
export const signUpFaultWords = defineWordsIn('hu', 'sign-up-fault', {
  email: 'Írja be az e-mail-címét, például: nev@pelda.hu.',
  emailLength: 'Ez az e-mail-cím túl hosszú.',
  name: 'A név legfeljebb 60 betű lehet.',
  nameCharacters: 'A névben csak betűk, szóközök, pontok, kötőjelek és aposztrófok lehetnek.',
  lists: 'Válasszon legalább egy hírlevelet.',
  unknownList: 'Ez a hírlevél nem létezik, vagy nem lehet rá feliratkozni.',
});
