/** `bench/results.json`: the latest figures of every benchmark, with the machine they were measured on. */
import { readFile, writeFile } from 'node:fs/promises';
import { arch, availableParallelism, cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Figure } from './figure.ts';

const file = join(import.meta.dirname, 'results.json');

const storedSchema = z.record(z.string(), z.unknown());

/** Replaces the figures of one benchmark; the others are left as they are. */
export async function saveResults(name: string, figures: Figure[]): Promise<void> {
  const before = await readFile(file, 'utf8').then(
    (text) => storedSchema.parse(JSON.parse(text)),
    () => ({}),
  );
  const date = new Date().toISOString().slice(0, 10);
  const all = { ...before, [name]: { date, machine: machine(), figures: figures.map(rounded) } };
  await writeFile(file, `${JSON.stringify(all, null, 2)}\n`);
}

function machine() {
  return {
    cores: availableParallelism(),
    processor: cpus()[0]?.model ?? 'unknown',
    memoryGB: Math.round(totalmem() / 2 ** 30),
    system: `${platform()} ${arch()}`,
    node: process.versions.node,
  };
}

function rounded(figure: Figure): Figure {
  const { yardstick } = figure;
  return {
    ...figure,
    value: shortened(figure.value),
    ...(yardstick ? { yardstick: { ...yardstick, value: shortened(yardstick.value) } } : {}),
  };
}

function shortened(value: number): number {
  return Number(value.toPrecision(4));
}
