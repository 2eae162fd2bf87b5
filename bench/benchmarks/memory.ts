/** 100 000 requests over 10 000 pages: the server's memory, and whether it still grows in the second half. */
import { createRandom } from '#sample/random.ts';
import type { Benchmark } from '../figure.ts';
import { load } from '../load.ts';
import { startPlainServer } from '../plain-server.ts';
import { startServerProcess } from '../server-process.ts';

const half = 50_000;
const pages = 10_000;

export const memory: Benchmark = {
  name: 'memory',
  async run({ app, log }) {
    const ready = await app();
    const paths = (await ready.archiveCards(pages)).map((story) => story.url);
    if (paths.length !== pages) throw new Error(`there are only ${paths.length} pages`);
    const server = await startServerProcess(ready);
    const megabytes = async () => (await server.metric('lapzarta_process_resident_memory_bytes')) / 2 ** 20;
    try {
      log(`${half} requests over ${paths.length} pages`);
      const first = readers(paths, 1);
      await load({ port: server.port, paths: first, status: 200 });
      const atHalf = await megabytes();
      log(`${half} more`);
      await load({ port: server.port, paths: readers(paths, 2), status: 200 });
      const atEnd = await megabytes();
      const plain = await startPlainServer(server.port, paths[0] ?? '/');
      await load({ port: plain.port, paths: first, status: 200 });
      const yardstick = {
        name: 'a plain node:http server of one page',
        value: await plain.megabytes(),
        unit: 'MB' as const,
      };
      await plain.stop();
      return [
        {
          name: 'memory after 100 000 requests over 10 000 pages',
          value: atEnd,
          unit: 'MB',
          target: { atMost: 300 },
          yardstick,
        },
        {
          name: 'memory after 100 000 requests / after 50 000',
          value: atEnd / atHalf,
          unit: 'ratio',
          target: { atMost: 1.05 },
          yardstick: { name: 'memory after 50 000', value: atHalf, unit: 'MB' },
        },
      ];
    } finally {
      await server.stop();
    }
  },
};

/** Every page at least once in each half, most requests for few pages, like real traffic. */
function readers(paths: string[], seed: number): string[] {
  const random = createRandom(`readers/${seed}`);
  const shuffled = random.shuffle(paths);
  const more = Array.from(
    { length: half - shuffled.length },
    () => paths[Math.floor(random.next() ** 3 * paths.length)],
  );
  return random.shuffle([...shuffled, ...more.filter((path) => path !== undefined)]);
}
