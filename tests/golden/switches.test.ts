/**
 * Each switch of the newsroom is a dependency of the pages that it changes: after a flip every address of the golden
 * record answers from the cache what it answers when it is rendered anew.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { FrontFeature } from '#features/front/public.server.ts';
import { everything } from '#platform/cache/dependency.ts';
import { recordInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import { loadSampleIfEmpty } from '#sample/load/load-sample.ts';
import { sendRequest } from '../send-request.ts';
import { withServer } from '../server.ts';
import { goldenAddresses } from './addresses.ts';
import { normalise } from './normalise.ts';

// All addresses stay cached, or the test would compare two renderings.
const server = withServer({ cacheBytes: 512 * 1024 * 1024 });
let addresses: string[] = [];

beforeAll(async () => {
  await loadSampleIfEmpty(server.context, () => undefined);
  await server.settled();
  const text = async (address: string) => (await request(address)).text;
  addresses = await goldenAddresses(text);
}, 300_000);

const film = '/felvetelek/r2uilg6bd4c76bjn/diakmuhold.webm';
type UniqueItem = Parameters<FrontFeature['writeUnique']>[0];
/** Several at once, as each flip renders all pages twice; a page that misses one of them differs all the same. */
const flips: [string, UniqueItem[]][] = [
  [
    'on',
    [
      { slug: 'component-setup', content: { donations: '1' } },
      { slug: 'pip-status', content: { pipShow: true, pipUrl: film } },
      { slug: 'frontpage-podcast-block-position', content: { position: 305 } },
    ],
  ],
  [
    'off',
    [
      { slug: 'component-setup', content: { donations: '0' } },
      { slug: 'pip-status', content: { pipShow: false, pipUrl: film } },
    ],
  ],
];

describe('switches reach every page that was cached before them', () => {
  it.each(flips)(
    'when they are flipped %s [S58]',
    async (_, items) => {
      await answers();
      for (const item of items) await server.context.front.writeUnique(item);
      await server.settled();
      const cached = await answers();
      await recordInvalidations(server.database.db, [{ key: everything }]);
      await server.settled();
      const anew = await answers();
      expect(addresses.filter((address) => cached.get(address) !== anew.get(address))).toEqual([]);
    },
    300_000,
  );
});

function request(address: string) {
  const { origin, hostname } = new URL(address);
  return sendRequest(server.port, address.slice(origin.length), { host: hostname });
}

async function answers(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const address of addresses)
    found.set(address, JSON.stringify(normalise(await request(address), server.port)));
  return found;
}
