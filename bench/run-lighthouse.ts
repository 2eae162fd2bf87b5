/** Runs Lighthouse on a page as a phone on a slow line: a separate browser, a fresh profile, no cache. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { project } from './bench-app.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** The elements that an audit names, as selectors. */
const selectorsSchema = z
  .object({ items: z.array(z.object({ node: z.object({ selector: z.string() }).optional() })) })
  .transform(({ items }) => items.flatMap(({ node }) => node?.selector ?? []))
  .catch([]);

const reportSchema = z.object({
  /** Speed of the processor at that time, by Lighthouse's own benchmark. */
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
        details: selectorsSchema,
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
export type LighthouseReport = z.infer<typeof reportSchema>;

const failureSchema = z.object({ runtimeError: z.object({ message: z.string() }) });

/**
 * Loads the page in the process that is already traced. Otherwise Chromium starts another, which on a busy machine
 * renders the page before its trace begins, so Lighthouse misses the start of the navigation (NO_NAVSTART, every
 * thirtieth time).
 */
const oneProcess = '--renderer-process-limit=1';
const flags = `--headless=new --no-sandbox --disable-gpu --disable-background-networking --hide-scrollbars --no-first-run ${oneProcess}`;

/** @param without Audits that the page is not meant to pass. */
export async function runLighthouse(address: string, without: readonly string[]): Promise<LighthouseReport> {
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
  return reportSchema.parse(report);
}

/** A failed run has an error code, and the cause in the report on standard output. */
function withReport(error: unknown): { stdout: string } {
  const parsed = z.object({ stdout: z.string().startsWith('{') }).safeParse(error);
  if (!parsed.success) throw error;
  return parsed.data;
}

function browser(): string {
  const found = process.env.LAPZARTA_CHROMIUM;
  if (!found) throw new Error('Lighthouse needs a browser: set LAPZARTA_CHROMIUM to one.');
  return found;
}
