/** Brings a database up to date: our own tables, and those of the queues. */
import { join } from 'node:path';
import { migrate } from '#platform/db/migrate.server.ts';
import { migrateQueues } from '#platform/queue/queue-schema.server.ts';

export const migrationsFolder = join(import.meta.dirname, '../../db/migrations');

/** Returns the names of what was applied now; empty when the database was up to date. */
export async function migrateDatabase(url: string, onMigration?: (name: string) => void): Promise<string[]> {
  const applied = await migrate({ url, folder: migrationsFolder, ...(onMigration ? { onMigration } : {}) });
  return [...applied, ...(await migrateQueues(url))];
}
