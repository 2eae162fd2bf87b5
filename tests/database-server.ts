/**
 * Vitest's global setup: one database server for the run, with one migrated template database that every file clones.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '#apps/server/migrate-database.ts';
import { startEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.server.ts';
import { leaveNothing } from './leave-nothing.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the test server's databases, by their purpose. */
    databases: { maintenance: string; template: string };
  }
}

export default async function setup(project: TestProject) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'lapzarta-test-'));
  chmodSync(dataFolder, 0o755);
  const removed = leaveNothing('folder', dataFolder);
  const server = await startEmbeddedPostgres({ dataFolder, durable: false });
  const template = new URL(server.url);
  template.pathname = '/template';
  await createDatabase(server.url, 'template');
  await migrateDatabase(template.href);
  project.provide('databases', { maintenance: server.url, template: template.href });

  return async function teardown() {
    await server.stop();
    rmSync(dataFolder, { recursive: true, force: true });
    removed();
  };
}

async function createDatabase(maintenance: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenance });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
}
