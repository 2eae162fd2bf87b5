/** Which feature owns each table, and which views it publishes for the others, as the features say themselves. */
import { features } from './facts.ts';

interface Ownership {
  /** Named only in the owner's own queries. */
  tables: readonly string[];
  /** May be joined by every feature, and written by none. */
  views: readonly string[];
}

const platform: Ownership = {
  tables: ['idempotent_answers', 'invalidations', 'jobs', 'outbox', 'rate_limits', 'signing_keys'],
  views: [],
};

export const tableOwners: Record<string, Ownership> = {
  platform,
  ...Object.fromEntries(features.map((feature) => [`features/${feature.name}`, feature])),
};

export function ownerOf(table: string): string | undefined {
  return Object.keys(tableOwners).find((owner) => {
    const { tables, views } = tableOwners[owner] ?? platform;
    return tables.includes(table) || views.includes(table);
  });
}

export function isPublishedView(name: string): boolean {
  return Object.values(tableOwners).some(({ views }) => views.includes(name));
}

/** Tables of the database without an owner, and owned tables that do not exist. */
export function compareOwners(existing: readonly string[]): string[] {
  const owned = Object.values(tableOwners).flatMap(({ tables, views }) => [...tables, ...views]);
  return [
    ...existing.filter((table) => !owned.includes(table)).map((table) => `${table} has no owner`),
    ...owned.filter((table) => !existing.includes(table)).map((table) => `there is no table ${table}`),
  ].map((fault) => `features/*/*.feature.ts: ${fault}.`);
}
