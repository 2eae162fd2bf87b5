import { beforeAll, describe, expect, it } from 'vitest';
import { runLapzarta } from '#tests/lapzarta-process.ts';
import { withServer } from '#tests/server.ts';
import { type DemoRun, readScript, runDemo } from './live-demo.ts';

const server = withServer();
beforeAll(async () => {
  await server.context.content.ensureSuperTags([
    { slug: 'techtud', name: 'Tech és tudomány', site: 'telex' },
  ]);
  await server.context.content.ensureAuthors([{ slug: 'somlai-eszter', name: 'Somlai Eszter' }]);
});

const file = 'sample/content/live-demo.yaml';

async function run(about: Partial<DemoRun> = {}): Promise<string[]> {
  const said: string[] = [];
  const { signal } = new AbortController();
  const say = (what: string) => said.push(what);
  await runDemo(server.context, await readScript(file), { everyMs: 1, stop: signal, report: say, ...about });
  return said;
}

async function blogNow() {
  const { slug } = (await readScript(file)).blog;
  await server.settled();
  const answer = Object((await server.telex(`/api/articles/${slug}`)).json());
  const posts: { title: string; pinned: boolean }[] = answer.subArticles;
  return { posts, flags: answer.flags, slug };
}

describe('lapzarta live demo', () => {
  it('runs to its end, identically every time, and starts over without earlier posts', async () => {
    const first = await run();
    const once = await blogNow();
    const second = await run();
    const twice = await blogNow();
    expect([first.at(-1), second.at(-1)]).toEqual(['ended', 'ended']);
    expect(twice.posts.map(({ title }) => title)).toEqual(once.posts.map(({ title }) => title));
    expect(once.posts.map(({ title }) => title)).not.toContain('Elvitte a szél a ballont');
    expect(once.posts.filter(({ pinned }) => pinned)).toHaveLength(2);
    expect(once.flags).toEqual([]);
  });

  it('stops on its signal, and when the live blog is ended', async () => {
    expect((await run({ stop: AbortSignal.abort() })).at(-1)).toBe('stopped');
    const { slug } = await blogNow();
    const said: string[] = [];
    await run({
      everyMs: 1_000,
      report(what) {
        said.push(what);
        if (said.length === 1) void server.context.live.setLive(slug, false);
      },
    });
    expect(said.at(-1)).toBe('stopped');
  });

  it('runs only once at a time, without touching the posts of the running one', async () => {
    const stop = new AbortController();
    const { promise: isPosted, resolve } = Promise.withResolvers<void>();
    const first = run({
      everyMs: 50,
      stop: stop.signal,
      report: (what) => what.startsWith('post') && resolve(),
    });
    await isPosted;
    await expect(run()).rejects.toThrow(/^The demonstration is running already: .*live end elo-felszall/);
    const { posts } = await blogNow();
    stop.abort();
    await first;
    expect(posts).not.toEqual([]);
  });

  it('reports site and path of the live blog, without a host', async () => {
    const { slug } = (await readScript(file)).blog;
    expect((await run({ stop: AbortSignal.abort() }))[0]).toMatch(
      new RegExp(`^Lapzárta: /techtud/\\d{4}/\\d\\d/\\d\\d/${slug}$`),
    );
  });
});

describe('lapzarta live', () => {
  it('explains its usage and errors', async () => {
    const nowhere = { LAPZARTA_DATA: '/nowhere', LAPZARTA_EDITION: '/nowhere' };
    const help = runLapzarta(['live', 'post', '--help'], nowhere);
    expect((await help.exit).code).toBe(0);
    expect(help.output()).toContain('--title <title>');
    const wrong = runLapzarta(['live', 'demo', '--every', '0'], nowhere);
    expect((await wrong.exit).code).toBe(2);
    expect(wrong.stderr()).toContain('a whole number from 1 to 3600');
  });
});
