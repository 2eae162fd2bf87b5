import { type EmbeddedNeeds, startEmbeddedPostgres } from './embedded/embedded-postgres.server.ts';
import { reachDatabase } from './reach-database.server.ts';

/** The database in the settings: external, or embedded and started on demand. */
export type DatabaseChoice = { kind: 'embedded' } | { kind: 'external'; url: string };

export interface OpenDatabase {
  url: string;
  /** Must be called after every connection is closed. */
  close: () => Promise<void>;
}

/** `const { url, close } = await openDatabase(config.database, { dataFolder: config.dataFolder })` */
export async function openDatabase(choice: DatabaseChoice, needs: EmbeddedNeeds): Promise<OpenDatabase> {
  if (choice.kind === 'external') {
    await reachDatabase(choice.url);
    return { url: choice.url, close: async () => undefined };
  }
  const { url, stop } = await startEmbeddedPostgres(needs);
  return { url, close: stop };
}
