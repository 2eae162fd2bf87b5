import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { withServer } from '#tests/server.ts';
import { runLivescoreDemo } from './livescore-demo.ts';

const server = withServer();
let now = Date.parse('2026-11-21T17:00:00Z');

beforeAll(async () => {
  server.setTime(new Date(now).toISOString());
  await server.context.content.ensureSuperTags([{ slug: 'sport', name: 'Sport', site: 'telex' }]);
  await server.context.content.ensureAuthors([{ slug: 'kende-marcell', name: 'Kende Marcell' }]);
});

const matchSchema = z.object({
  fixture: z.object({ id: z.number(), timestamp: z.number(), status: z.object({ short: z.string() }) }),
  goals: z.object({ home: z.number().nullable(), away: z.number().nullable() }),
});

async function shown() {
  await server.settled();
  const answer = await server.telex('/livescore/football/fixtures/92024002');
  const { fixture, goals } = matchSchema.parse(answer.json());
  return [fixture.status.short, goals.home, goals.away];
}

it('the replay of Hungary–Switzerland goes from kick-off to its end, with a live blog of its events', async () => {
  const states: unknown[][] = [];
  const said: string[] = [];
  await runLivescoreDemo(server.context, {
    speed: 1,
    stop: new AbortController().signal,
    report: (what) => said.push(what),
    async wait() {
      states.push(await shown());
      now += 60_000;
      server.setTime(new Date(now).toISOString());
    },
  });
  const distinct = states.filter((state, at) => String(state) !== String(states[at - 1]));
  expect(distinct).toEqual([
    ['NS', null, null],
    ['1H', 0, 0],
    ['1H', 0, 1],
    ['1H', 0, 2],
    ['HT', 0, 2],
    ['2H', 0, 2],
    ['2H', 1, 2],
    ['2H', 1, 3],
  ]);
  expect(await shown()).toEqual(['FT', 1, 3]);
  // A minute of play takes a minute: two halves, a break and the stoppage times.
  expect(states.length).toBeGreaterThan(105);

  const titles = said.filter((line) => !line.includes('/'));
  expect(titles.filter((title) => !title.startsWith('Csere'))).toEqual([
    'Elkezdődött a mérkőzés',
    'Gól! Magyarország–Svájc 0–1',
    'Gól! Magyarország–Svájc 0–2',
    'Félidő: Magyarország–Svájc 0–2',
    'Elkezdődött a második félidő',
    'Gól! Magyarország–Svájc 1–2',
    'Gól! Magyarország–Svájc 1–3',
    'Vége: Magyarország–Svájc 1–3',
    'ended',
  ]);
  const blog = Object(
    (await server.telex('/api/articles/visszajatszas-magyarorszag-svajc-percrol-percre')).json(),
  );
  expect(blog).toMatchObject({ livescoreId: 'football:92024002', flags: [] });
  expect(JSON.stringify(blog.subArticles)).toContain(
    '<strong>Varga</strong>. Az állás: Magyarország–Svájc 1–2.',
  );
});

it('the replayed match is among those of the day, and the real one is unchanged', async () => {
  const day = z
    .array(matchSchema)
    .parse((await server.telex('/livescore/football/fixtures?date=2026-11-21')).json());
  expect(day.map(({ fixture }) => fixture.id)).toEqual([92024002]);
  expect(day[0]?.fixture.timestamp).toBe(Date.parse('2026-11-21T17:01:00Z') / 1000);
  const real = matchSchema.parse((await server.telex('/livescore/football/fixtures/2024002')).json());
  expect(real.fixture.timestamp).toBe(Date.parse('2024-06-15T13:00:00Z') / 1000);
});

it('a replay that is stopped says so', async () => {
  const said: string[] = [];
  await runLivescoreDemo(server.context, {
    speed: 60,
    stop: AbortSignal.abort(),
    wait: async () => undefined,
    report: (what) => said.push(what),
  });
  expect(said.at(-1)).toBe('stopped');
});
