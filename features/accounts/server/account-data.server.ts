/** The accounts feature's own data of a reader. */

import type { PersonalDataSource } from '#features/kit/public.ts';
import type { SecondFactors } from '../factors/second-factors.server.ts';
import { accountDataWords } from '../forms/account-data-words.ts';
import type { People } from './people.server.ts';
import type { Readers } from './readers.server.ts';
import type { SavedStories } from './saved-stories.server.ts';
import type { PersonId } from './sessions/session-queries.server.ts';
import type { Sessions } from './sessions/sessions.server.ts';

interface AccountDataNeeds {
  readers: Readers;
  sessions: Sessions;
  savedStories: SavedStories;
  factors: SecondFactors;
  people: People;
  hasGoogle(person: PersonId): Promise<boolean>;
}

export function accountData(needs: AccountDataNeeds): PersonalDataSource {
  return {
    name: 'fiok',
    title: { hu: accountDataWords.hu.title, en: accountDataWords.en.title },
    async exportOf({ id }) {
      const person = { realm: 'reader', id } as const;
      const [reader, open, mentettCikkek, belepes] = await Promise.all([
        needs.readers.byId(id),
        needs.sessions.of(person),
        needs.savedStories.of(id),
        waysIn(person, needs),
      ]);
      const munkamenetek = open.map(({ id: _id, ...session }) => session);
      return { ...reader, belepes, munkamenetek, mentettCikkek };
    },
    // Its rows go with the account.
    erase: async () => undefined,
  };
}

/** Ways to sign in beside the mail; no secrets. */
async function waysIn(person: PersonId, { people, factors, hasGoogle }: AccountDataNeeds) {
  const { passkeys, hasTotp, recoveryCodes } = await factors.of(person);
  return {
    jelszo: (await people.byId(person))?.hasPassword ?? false,
    google: await hasGoogle(person),
    hitelesitoAlkalmazas: hasTotp,
    helyreallitoKodok: recoveryCodes,
    belepokulcsok: passkeys.map(({ name, host, createdAt, lastUsedAt }) => ({
      name,
      host,
      createdAt,
      lastUsedAt,
    })),
  };
}
