/**
 * A backup is one tar file, readable by any tar program:
 *
 * - `lapzarta-backup.json`: the header: format, time, migrations and tables of the database
 * - `database/{table}.copy.gz.000001` …: rows in PostgreSQL's text format, in parts; `cat … | gunzip` joins them
 * - `originals/ab/cd/{hash}.jpg` …: named by the hash of their content
 * - `checksums.json`: written last, so its absence shows that the archive is truncated
 */
import { z } from 'zod';
import { OperatorError } from '../cli/operator-error.ts';

export const headerName = 'lapzarta-backup.json';
export const checksumsName = 'checksums.json';
export const originalsPrefix = 'originals/';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const headerSchema = z.strictObject({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.strictObject({ name: z.string(), hash: z.string() })),
  tables: z.array(z.strictObject({ name: z.string(), columns: z.array(z.string()).min(1) })),
});
export type Header = z.infer<typeof headerSchema>;

export const checksumsSchema = z.strictObject({
  header: sha256,
  database: z.array(z.strictObject({ name: z.string(), sha256 })),
  sequences: z.array(z.strictObject({ table: z.string(), column: z.string(), value: z.string() })),
  /** `sha256` covers all names in order; each name contains the hash of its picture. */
  originals: z.strictObject({ count: z.int(), bytes: z.int(), sha256 }),
});
export type Checksums = z.infer<typeof checksumsSchema>;

export function partName(table: string, number: number): string {
  return `database/${table}.copy.gz.${String(number).padStart(6, '0')}`;
}

/** The table of a part; undefined for any other entry. */
export function tableOfPart(name: string): string | undefined {
  return /^database\/(.+)\.copy\.gz\.\d{6}$/.exec(name)?.[1];
}

/** The hash in an original's name; undefined for any other entry. */
export function hashOfOriginal(name: string): string | undefined {
  return /^originals\/([0-9a-f]{2})\/([0-9a-f]{2})\/(\1\2[0-9a-f]{60})\.[a-z0-9]{3,4}$/.exec(name)?.[3];
}

export function damaged(file: string, what: string): OperatorError {
  return new OperatorError(`The archive ${file} cannot be used: ${what}. Nothing was changed.`);
}
