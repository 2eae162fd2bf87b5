/** The facts of all features, as their files `x.feature.ts` say; the product itself is not run. */
import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { FeatureFacts } from '../../platform/feature/feature-facts.ts';

const root = resolve(import.meta.dirname, '../..');

export const features: readonly Required<FeatureFacts>[] = await Promise.all(
  globSync('features/*/*.feature.ts', { cwd: root }).toSorted().map(readFacts),
);

async function readFacts(path: string): Promise<Required<FeatureFacts>> {
  const names = z.array(z.string()).default([]);
  const schema = z.strictObject({
    name: z.literal(basename(path, '.feature.ts')),
    layer: z.int().min(1).max(6),
    tables: names,
    views: names,
    personalData: names,
  });
  const { facts }: { facts?: unknown } = await import(pathToFileURL(resolve(root, path)).href);
  return schema.parse(facts);
}
