/**
 * Writing together: from a key to the other's screen between two browsers in which both type, at one process and at two
 * of three, against a bare WebSocket in the same browsers; and opening a story of 200 blocks, and one that was changed
 * 100,000 times.
 * `npm run bench -- writing`
 */
import { setTimeout as pause } from 'node:timers/promises';
import websocket from '@fastify/websocket';
import type { Page } from '@playwright/test';
import fastify from 'fastify';
import { sql } from 'kysely';
import type { BenchApp } from '../bench-app.ts';
import { type Benchmark, type Figure, median, percentile } from '../figure.ts';
import { get } from '../get.ts';
import { editorToken, focusTitle, longStory, newsroomPage, storyAddress } from '../newsroom-pages.ts';
import { openBrowser } from '../phone.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';

const keys = 100;
const otherProcesses = 2;
const openings = 20;
const changes = 100_000;
const keptInLog = 200;
/** In no word of the story. */
const writersLetter = 'x';
const readersLetter = 'y';

export const writing: Benchmark = {
  name: 'writing',
  optional: true,
  async run({ app, log }) {
    const ready = await app();
    const server = await startServerProcess(ready);
    const others: ServerProcess[] = [];
    const browser = await openBrowser();
    const echo = await startRelay();
    try {
      const id = await longStory(ready, 'hosszu-cikk');
      const [writer, reader] = [
        await newsroomPage(browser, ready, server.port),
        await newsroomPage(browser, ready, server.port),
      ];
      log('a story of 200 blocks is opened');
      const shown: number[] = [];
      for (let at = 0; at < 5; at += 1) shown.push(await openingTime(writer, storyAddress(server.port, id)));
      await openingTime(reader, storyAddress(server.port, id));
      log(`${keys} keys in each of two browsers`);
      const ours = await keyTimes(writer, reader);
      log('the same at different processes');
      while (others.length < otherProcesses) others.push(await startServerProcess(ready));
      const apart: number[] = [];
      for (const other of others) {
        await openingTime(reader, storyAddress(other.port, id));
        apart.push(...(await keyTimes(writer, reader)));
      }
      const bare = await bareTimes(writer, reader, echo.port);
      return [
        {
          name: 'key to the other’s screen, p95',
          value: percentile(ours, 95),
          unit: 'ms',
          target: { atMost: 300 },
          yardstick: { name: 'a bare WebSocket, p95', value: percentile(bare, 95), unit: 'ms' },
        },
        {
          name: 'key to the other’s screen at another of three processes, p95',
          value: percentile(apart, 95),
          unit: 'ms',
          target: { atMost: 500 },
          yardstick: { name: 'a bare WebSocket, p95', value: percentile(bare, 95), unit: 'ms' },
        },
        {
          name: 'key to the other’s screen, p50',
          value: median(ours),
          unit: 'ms',
          yardstick: { name: 'a bare WebSocket, p50', value: median(bare), unit: 'ms' },
        },
        {
          name: 'a story of 200 blocks is opened in a browser',
          value: median(shown),
          unit: 'ms',
          target: { atMost: 1_000 },
        },
        await longLogFigure(ready, server.port),
      ];
    } finally {
      await browser.close();
      await echo.stop();
      await Promise.all([server, ...others].map((one) => one.stop()));
    }
  },
};

async function openingTime(page: Page, address: string): Promise<number> {
  const began = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'A cikk szövege' }).waitFor();
  return performance.now() - began;
}

/** Both pages use the clock of one machine. The reader types as well, in the last paragraph. */
async function keyTimes(writer: Page, reader: Page): Promise<number[]> {
  await focusTitle(writer);
  await focusTitle(reader);
  await reader.keyboard.press('Control+End');
  await reader.evaluate((typed) => {
    const text = document.querySelector('.ProseMirror');
    const typedIn = () => text?.textContent.split(typed).length ?? 0;
    let count = typedIn();
    const times: number[] = [];
    Object.assign(globalThis, { times });
    new MutationObserver(() => {
      for (const now = typedIn(); count < now; count += 1)
        requestAnimationFrame(() => times.push(performance.timeOrigin + performance.now()));
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, writersLetter);
  await recordKeys(writer);
  for (let at = 0; at < keys; at += 1) {
    await Promise.all([writer.keyboard.type(writersLetter), reader.keyboard.type(readersLetter)]);
    await pause(150);
  }
  await pause(3_000);
  return differences(await timesOf(writer), await timesOf(reader));
}

async function bareTimes(writer: Page, reader: Page, port: number): Promise<number[]> {
  for (const page of [writer, reader])
    await page.evaluate(async (address) => {
      const socket = new WebSocket(address);
      await new Promise((resolve) => socket.addEventListener('open', resolve));
      Object.assign(globalThis, { socket });
    }, `ws://localhost:${port}/`);
  await reader.evaluate(() => {
    const times: number[] = [];
    const { socket }: { socket?: WebSocket } = globalThis as { socket?: WebSocket };
    Object.assign(globalThis, { times });
    socket?.addEventListener('message', () =>
      requestAnimationFrame(() => times.push(performance.timeOrigin + performance.now())),
    );
  });
  await writer.evaluate(() => {
    const { socket }: { socket?: WebSocket } = globalThis as { socket?: WebSocket };
    addEventListener('keydown', () => socket?.send('x'), true);
  });
  await recordKeys(writer);
  for (let at = 0; at < keys; at += 1) {
    await writer.keyboard.press('Shift');
    await pause(50);
  }
  await pause(1_000);
  return differences(await timesOf(writer), await timesOf(reader));
}

async function recordKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { times });
    addEventListener('keydown', () => times.push(performance.timeOrigin + performance.now()), true);
  });
}

function timesOf(page: Page): Promise<number[]> {
  return page.evaluate(() => (globalThis as { times?: number[] }).times ?? []);
}

function differences(from: readonly number[], to: readonly number[]): number[] {
  if (to.length < from.length) throw new Error(`${from.length} keys, of which ${to.length} arrived`);
  return from.map((time, at) => (to[at] ?? 0) - time);
}

/** Sends what one says to all others. */
async function startRelay() {
  const relay = fastify();
  await relay.register(websocket);
  relay.get('/', { websocket: true }, (socket) => {
    socket.on('message', (data) => {
      for (const other of relay.websocketServer.clients) if (other !== socket) other.send(String(data));
    });
  });
  await relay.listen({ port: 0, host: 'localhost' });
  const [address] = relay.addresses();
  if (typeof address !== 'object') throw new Error('the relay has no port');
  return { port: address.port, stop: () => relay.close() };
}

/** The answer of the call, against the same story that was changed a hundred times. */
async function longLogFigure(app: BenchApp, port: number): Promise<Figure> {
  const headers = { authorization: `Bearer ${await editorToken(app)}` };
  const times = async (id: number) => {
    const found: number[] = [];
    for (let at = 0; at < openings; at += 1) {
      const began = performance.now();
      const { status } = await get(port, `/api/newsroom/stories/${id}`, headers);
      if (status !== 200) throw new Error(`the story was answered with ${status}`);
      found.push(performance.now() - began);
    }
    return median(found);
  };
  const short = await longStory(app, 'szaz-valtozas');
  const long = await longStory(app, 'szazezer-valtozas');
  await change(app, short, 100);
  await change(app, long, changes);
  return {
    name: `a story with ${changes} changes is answered`,
    value: await times(long),
    unit: 'ms',
    target: { atMost: 500 },
    yardstick: { name: 'with a hundred', value: await times(short), unit: 'ms' },
  };
}

/** Stores as many steps as keys; the stored document lacks the last ones. */
async function change(
  { context: { db, writing: feature } }: BenchApp,
  id: number,
  count: number,
): Promise<void> {
  const member = {
    kind: 'newsroom',
    id: 1,
    roles: ['editor'],
    by: { kind: 'command', id: 'bench' },
  } as const;
  const opened = await feature.open(id, { ...member, roles: ['editor'] });
  if (!opened) throw new Error('the story is not there');
  const { epoch, document } = opened.fresh;
  const stored = Math.max(0, count - keptInLog);
  await sql`
    insert into working_copies (story_id, epoch, version, document, document_version, base_version, published_version,
      title, member_ids, updated_at)
    values (${id}, ${epoch}, ${count}, ${JSON.stringify(document)}, ${stored}, ${epoch}, 0, 'Hosszú cikk', '{}', now())
  `.execute(db);
  const step = { stepType: 'replace', from: 1, to: 1, slice: { content: [{ type: 'text', text: 'x' }] } };
  await sql`
    insert into working_steps (story_id, epoch, version, client, number, is_undo, steps, author_kind, author_id, at)
    select ${id}, ${epoch}, v, 'bench-' || (v / 1000), v, false, ${JSON.stringify([step])}::jsonb, 'command', 'bench', now()
    from generate_series(1, ${count}) v`.execute(db);
}
