/** The browsers of a reader with an account: in the profile, in the download, and when the account is erased. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { consentSubject } from '../devices/client-token.server.ts';
import type { ReaderDevice } from '../devices/reader-devices.ts';
import type { TopicRef } from '../topic.ts';
import {
  clientByToken,
  clientsOfReader,
  lockClient,
  setReader,
  topicsOfClient,
} from './client-queries.server.ts';
import { type SubscribeNeeds, withdrawAll } from './subscribe.server.ts';

export interface BrowsersOfReaders {
  /** Binds a browser to the account of the reader who is signed in; returns whether there is one with this token. */
  linkToReader(token: string, readerId: number): Promise<boolean>;
  ofReader(readerId: number): Promise<ReaderDevice[]>;
  /** The names of the reader's browsers in the register of consents. */
  consentSubjectsOf(readerId: number): Promise<string[]>;
  exportOf(readerId: number): Promise<object>;
  erase(trx: Transaction<DB>, readerId: number): Promise<void>;
  /** Removes one of the reader's browsers; returns whether it was one. */
  removeOfReader(readerId: number, clientId: number): Promise<boolean>;
}

export interface BrowsersOfReadersNeeds extends SubscribeNeeds {
  titleOf(ref: TopicRef): Promise<string | null>;
}

/** The place at which a reader ends notifications, for the register of consents. */
const profile = { place: '/tamogatas/profil', way: 'form' } as const;

export function createBrowsersOfReaders(needs: BrowsersOfReadersNeeds): BrowsersOfReaders {
  const { db } = needs;
  return {
    async linkToReader(token, readerId) {
      const client = await clientByToken(db, token);
      if (client) await setReader(db, client.id, readerId);
      return client !== null;
    },
    ofReader: (readerId) => devicesOf(needs, readerId),
    consentSubjectsOf: async (readerId) =>
      (await clientsOfReader(db, readerId)).map(({ id }) => consentSubject(id)),
    async exportOf(readerId) {
      const clients = await clientsOfReader(db, readerId);
      return Promise.all(
        clients.map(async ({ id, name, quiet, createdAt, seenAt }) => ({
          name,
          quietHours: quiet,
          createdAt,
          lastSeenAt: seenAt,
          topics: await topicsOfClient(db, id),
        })),
      );
    },
    async erase(trx, readerId) {
      for (const client of await clientsOfReader(trx, readerId))
        await withdrawAll(needs, trx, client, profile);
    },
    removeOfReader: (readerId, clientId) =>
      db.transaction().execute(async (trx) => {
        const client = (await clientsOfReader(trx, readerId)).find(({ id }) => id === clientId);
        if (!client || !(await lockClient(trx, { address: client.address }))) return false;
        await withdrawAll(needs, trx, client, profile);
        return true;
      }),
  };
}

async function devicesOf({ db, titleOf }: BrowsersOfReadersNeeds, readerId: number): Promise<ReaderDevice[]> {
  const clients = (await clientsOfReader(db, readerId)).filter(({ endedAt }) => endedAt === null);
  return Promise.all(
    clients.map(async ({ id, name, createdAt, seenAt }) => {
      const refs = await topicsOfClient(db, id);
      const titles = await Promise.all(refs.map(async (ref) => (await titleOf(ref)) ?? ref.topic));
      return { id, name, createdAt, seenAt, topics: titles };
    }),
  );
}
