import { defineWordsIn } from '#platform/text/words.ts';

/** Faults in the fields of account calls, by the name of the field; in Hungarian, as all of the API. */
export const accountFaultWords = defineWordsIn('hu', 'account-fault', {
  email: 'Írja be az e-mail-címét, például: nev@pelda.hu.',
  password: 'Írja be a jelszavát.',
  code: 'Ez a hírlevél nem létezik, vagy nem lehet rá feliratkozni.',
  subscribe: 'Válassza ki, hogy kéri-e ezt a hírlevelet.',
  payment_id: 'Önnek nincs ilyen futó támogatása.',
});
