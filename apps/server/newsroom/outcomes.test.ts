/** Compares the predicted outcomes of a publication with the actual ones, for stories of the sample edition. */
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { outcomeKinds, type StoryOutcome } from '#features/kit/public.ts';
import { newslettersPart } from '#features/newsletters/public.server.ts';
import { type FeedSubject, feedAddress } from '#pages/feeds/feed-address.ts';
import { loadSampleIfEmpty } from '#sample/load/load-sample.ts';
import { bearerWith, inventMember } from '#tests/accounts.ts';
import { sendRequest } from '#tests/send-request.ts';
import { withServer } from '#tests/server.ts';
import { isSoak } from '#tests/soak.ts';
import { queuesOf } from '../program.ts';

const server = withServer();
const stories = '/api/newsroom/stories';
let token = '';

const outcomeSchema = z.object({
  kind: z.enum(outcomeKinds),
  site: z.string(),
  name: z.string(),
  address: z.string().nullable(),
});
const answerSchema = z.object({ stops: z.array(z.string()), outcomes: z.array(outcomeSchema) });

beforeAll(async () => {
  const { context } = server;
  await loadSampleIfEmpty(context, () => undefined);
  const member = await inventMember(context, { email: 'e@example.com', name: 'E', roles: ['editor'] });
  token = (await context.accounts.sessions.start(context.db, { realm: 'newsroom', id: member.id }, 'x'))
    .access;
}, 300_000);

function send(method: string, path: string, body?: unknown) {
  const headers = { ...bearerWith(token), 'content-type': 'application/json' };
  return server.telex(stories + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
}

async function get(address: string) {
  const { hostname, pathname, search } = new URL(address);
  return sendRequest(server.port, pathname + search, { host: hostname });
}

async function predicted(id: number, act: string, version: number): Promise<StoryOutcome[]> {
  const answer = await send('GET', `/${id}/outcomes?act=${act}&version=${version}`);
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  const { stops, outcomes } = answerSchema.parse(answer.json());
  expect(stops).toEqual([]);
  return outcomes;
}

const addressesOf = (outcomes: readonly StoryOutcome[], kind: StoryOutcome['kind']) =>
  outcomes.flatMap((one) => (one.kind === kind && one.address !== null ? [one.address] : [])).toSorted();

const asSet = (outcomes: readonly StoryOutcome[]) => outcomes.map((one) => JSON.stringify(one)).toSorted();

/** As if it had never been public. */
async function takeBack(id: number): Promise<void> {
  await server.context.content.withdraw(id);
  await sql`update articles set state = 'draft' where id = ${id}`.execute(server.context.db);
}

/** The feeds of all sites, and of what the story is about, that have its address. */
async function feedsWith(id: number, url: string): Promise<string[]> {
  const { edition, db } = server.context;
  const labels = await sql<{ kind: 'section' | 'tag' | 'author'; slug: string }>`
    select distinct split_part(list, ':', 1) as kind, split_part(split_part(list, ':', 2), '@', 1) as slug
    from list_entries where article_id = ${id} and list ~ '^(section|tag|author):[a-z0-9-]+(@|$)'
    union all (select 'section', slug from super_tags order by id limit 3)`.execute(db);
  const found: string[] = [];
  for (const main of edition.sites.filter(({ path }) => path === '')) {
    const sites = edition.sites.filter(({ domains }) => domains[0] === main.domains[0]);
    const subjects: FeedSubject[] = [
      ...sites.map((site) => ({ kind: 'site' as const, site })),
      ...labels.rows,
    ];
    for (const subject of subjects) {
      const path = feedAddress(main, 'rss', subject, false);
      const { status, text } = await sendRequest(server.port, path, { host: main.domains[0] ?? '' });
      if (status === 200 && text.includes(`<link>${url}</link>`))
        found.push(`http://${main.domains[0]}:${server.port}${path}`);
    }
  }
  return [...new Set(found)].toSorted();
}

/** Of all domains. */
async function sitemapsWith(url: string): Promise<string[]> {
  const found: string[] = [];
  for (const { domains } of server.context.edition.sites.filter(({ path }) => path === '')) {
    const host = `http://${domains[0]}:${server.port}`;
    const { text } = await get(`${host}/sitemap.xml`);
    const files = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, file = '']) => file);
    for (const file of [...files, `${host}/sitemap/news.xml`])
      if ((await get(file)).text.includes(`<loc>${url}</loc>`)) found.push(file);
  }
  return found.toSorted();
}

async function newslettersWith(title: string): Promise<string[]> {
  const { newsletters, renderMail, edition } = server.context;
  const found: string[] = [];
  for (const newsletter of newslettersPart.of(edition)) {
    const issue = await newsletters.preview(newsletter, renderMail);
    const titles = issue?.content.parts.flatMap((part) => part.stories.map((story) => story.title)) ?? [];
    if (titles.includes(title)) found.push(newsletter.name);
  }
  return found.toSorted();
}

/** As the queue announces the story when its publication cannot be undone any more. */
async function announcedTo(id: number): Promise<string[]> {
  const { db, push } = server.context;
  await sql`delete from outbox`.execute(db);
  const queue = queuesOf(server.context).find(({ name }) => name === 'push-stories');
  const delivery = { signal: AbortSignal.timeout(20_000), send: async () => undefined };
  await queue?.deliver([{ stories: [id] }], delivery);
  const topics = await db
    .selectFrom('push_message_topics')
    .select(['site', 'topic'])
    .where('event', '=', `story:${id}`)
    .execute();
  const names: string[] = [];
  for (const ref of topics) names.push((await push.titleOf(ref)) ?? ref.topic);
  return names.toSorted();
}

/** Compares the prediction with pages, feeds, sitemaps, newsletters and notifications, not with the predicting code. */
async function expectAsSaid(said: readonly StoryOutcome[], { id, slug, title }: SampleStory): Promise<void> {
  const named = (kind: StoryOutcome['kind']) =>
    said.flatMap((one) => (one.kind === kind ? [one.name] : [])).toSorted();
  const [url = ''] = addressesOf(said, 'address');
  const page = await get(url);
  expect([url, page.status]).toEqual([url, 200]);
  expect(addressesOf(said, 'feed'), url).toEqual(await feedsWith(id, url));
  expect(addressesOf(said, 'sitemap'), url).toEqual(await sitemapsWith(url));
  expect(named('newsletter'), url).toEqual(await newslettersWith(title));
  expect(named('notification'), url).toEqual(await announcedTo(id));
  expect(named('ads')[0] !== 'none', url).toBe(page.text.includes('data-place="article-'));
  // A list shows it on its first page, as nothing is newer.
  for (const address of addressesOf(said, 'list'))
    expect((await get(address)).text.includes(slug), `${url} in ${address}`).toBe(true);
}

interface SampleStory {
  id: number;
  slug: string;
  title: string;
}

/** The outcomes of every n-th story are predicted; of all stories by `npm run soak -- outcomes`. */
const every = isSoak ? 1 : 12;
/** Every n-th of these stories is searched for on all surfaces. */
const each = isSoak ? 12 : 3;

it('is the same set as what comes of it, for stories of the sample [ACT-06]', {
  timeout: 900_000,
}, async () => {
  const { db } = server.context;
  const { rows } = await sql<SampleStory>`
    select id, slug, title from articles where state = 'active' and parent_id is null order by id`.execute(
    db,
  );
  expect(rows.length).toBeGreaterThan(60);
  for (const [index, story] of rows.filter((_, at) => at % every === 0).entries()) {
    const { id, slug } = story;
    await takeBack(id);
    const opened = await send('GET', `/${id}`);
    const { version } = z.looseObject({ version: z.int() }).parse(opened.json());
    const said = await predicted(id, 'publish', version);
    const before = await send('GET', `/${id}`);
    expect(before.json(), 'nothing has happened').toEqual(opened.json());
    const published = await send('POST', `/${id}/acts`, { act: 'publish', version });
    expect([slug, published.status, published.text.slice(0, 200)]).toEqual([slug, 200, expect.any(String)]);
    await server.settled();
    expect(asSet(await server.context.outcomesOf(id)), slug).toEqual(asSet(said));
    if (index % each > 0) continue;
    await expectAsSaid(said, story);
    const again = await predicted(id, 'update', version);
    const lasting = (all: readonly StoryOutcome[]) =>
      asSet(all.filter(({ kind }) => kind !== 'notification'));
    expect(lasting(again), slug).toEqual(lasting(said));
  }
});
