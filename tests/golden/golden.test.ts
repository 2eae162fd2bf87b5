/**
 * The sample edition's answers at about 400 addresses, compared with `sample.json`: a change of structure that readers
 * and clients should not notice leaves them as they are. `GOLDEN=write` records them anew after a change that they
 * should; `GOLDEN_BODIES=folder` writes the normalised answers there, for a diff between two commits.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSampleIfEmpty } from '#sample/load/load-sample.ts';
import { type HttpResponse, sendRequest } from '../send-request.ts';
import { withServer } from '../server.ts';
import { goldenAddresses } from './addresses.ts';
import { normalise } from './normalise.ts';
import { validateHtml } from './validate-html.ts';

interface Recorded {
  status: number;
  headers: string;
  body: string;
}

const file = join(import.meta.dirname, 'sample.json');
const bodies = process.env.GOLDEN_BODIES;
const server = withServer();
const answers: Record<string, Recorded> = {};
const pages: Record<string, string> = {};

beforeAll(async () => {
  const { context, port } = server;
  await loadSampleIfEmpty(context, () => undefined);
  await server.settled();
  if (bodies !== undefined) await mkdir(bodies, { recursive: true });
  const request = (address: string): Promise<HttpResponse> => {
    const { origin, hostname } = new URL(address);
    return sendRequest(port, address.slice(origin.length), { host: hostname });
  };
  for (const address of await goldenAddresses(async (address) => (await request(address)).text)) {
    const answer = await request(address);
    const { status, headers, body } = normalise(answer, port);
    if (answer.headers['content-type']?.startsWith('text/html')) pages[address] = answer.text;
    answers[address] = { status, headers: digest(JSON.stringify(headers)), body: digest(body) };
    if (bodies !== undefined)
      await writeFile(
        join(bodies, `${encodeURIComponent(address)}.txt`),
        `${status}\n${JSON.stringify(headers, null, 1)}\n${body}`,
      );
  }
  if (process.env.GOLDEN === 'write') await writeFile(file, `${JSON.stringify(answers, null, 2)}\n`);
}, 300_000);

describe('the sample edition answers as it was recorded', () => {
  it('has been recorded', () => {
    expect(existsSync(file)).toBe(true);
    expect(Object.keys(answers).length).toBeGreaterThan(350);
  });

  it.each(['status', 'headers', 'body'] as const)('%s', async (part) => {
    const recorded: Record<string, Recorded> = JSON.parse(await readFile(file, 'utf8'));
    const addresses = new Set([...Object.keys(recorded), ...Object.keys(answers)]);
    const changed = [...addresses].filter(
      (address) => recorded[address]?.[part] !== answers[address]?.[part],
    );
    expect(changed).toEqual([]);
  });
});

it('every page of the sample edition is valid HTML', async () => {
  expect(Object.keys(pages).length).toBeGreaterThan(250);
  const faults: string[] = [];
  for (const [address, html] of Object.entries(pages))
    faults.push(...(await validateHtml(html)).map((fault) => `${address}: ${fault}`));
  expect(faults).toEqual([]);
}, 300_000);

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
