/** One visit of Lighthouse to a page, as a phone on a slow line: a browser of its own, a fresh profile, no cache. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { project } from './paper.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** The elements that an audit names, as selectors. */
const placesSchema = z
  .object({ items: z.array(z.object({ node: z.object({ selector: z.string() }).optional() })) })
  .transform(({ items }) => items.flatMap(({ node }) => node?.selector ?? []))
  .catch([]);

const verdictSchema = z.object({
  /** How fast the processor was just then, by Lighthouse's own measure. */
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(
    z.enum(categories),
    z.object({
      score: z.number(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z
    .record(
      z.string(),
      z.object({
        score: z.number().nullable(),
        numericValue: z.number().optional(),
        details: placesSchema,
      }),
    )
    .and(
      z.object({
        'cumulative-layout-shift': z.object({ numericValue: z.number() }),
        'largest-contentful-paint': z.object({ numericValue: z.number() }),
        'total-blocking-time': z.object({ numericValue: z.number() }),
      }),
    ),
});
export type Verdict = z.infer<typeof verdictSchema>;

const failureSchema = z.object({ runtimeError: z.object({ message: z.string() }) });

/**
 * The page comes into the process that is being traced already. Chromium would start another for it, and where the
 * machine is busy that one draws the page before it records anything: Lighthouse then misses its beginning (NO_NAVSTART,
 * every thirtieth time).
 */
const oneProcess = '--renderer-process-limit=1';
const flags = `--headless=new --no-sandbox --disable-gpu --disable-background-networking --hide-scrollbars --no-first-run ${oneProcess}`;

/** @param without Audits that the page is not meant to pass. */
export async function visit(address: string, without: readonly string[]): Promise<Verdict> {
  const lighthouse = join(project, 'node_modules/lighthouse/cli/index.js');
  const program = [
    lighthouse,
    address,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    `--only-categories=${categories.join(',')}`,
    ...without.map((audit) => `--skip-audits=${audit}`),
    `--chrome-flags=${flags}`,
  ];
  const settings = { env: { ...process.env, CHROME_PATH: browser() }, maxBuffer: 64 * 2 ** 20 };
  const { stdout } = await promisify(execFile)(process.execPath, program, settings).catch(withReport);
  const report: unknown = JSON.parse(stdout);
  const failure = failureSchema.safeParse(report);
  if (failure.success) throw new Error(`Lighthouse at ${address}: ${failure.data.runtimeError.message}`);
  return verdictSchema.parse(report);
}

/** A visit that failed ends with an error code, and says why in its report. */
function withReport(error: unknown): { stdout: string } {
  const told = z.object({ stdout: z.string().startsWith('{') }).safeParse(error);
  if (!told.success) throw error;
  return told.data;
}

function browser(): string {
  const found = process.env.LAPZARTA_CHROMIUM;
  if (!found) throw new Error('Lighthouse needs a browser: set LAPZARTA_CHROMIUM to one.');
  return found;
}
