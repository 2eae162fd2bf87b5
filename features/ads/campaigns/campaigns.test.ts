import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withServer } from '../../../tests/server.ts';
import { writeStories } from '../../../tests/stories.ts';
import type { AdsFeature } from '../ads-feature.server.ts';
import { now, campaign as one } from './campaign.fixture.ts';
import { drawCampaigns } from './campaign.ts';

describe('campaigns of a slot', () => {
  it('are drawn by their weights, the same for the same seed', () => {
    const all = [one, { ...one, id: 2, weight: 3 }];
    const draw = (seed: string) =>
      drawCampaigns(all, { place: 'front-1', now, seed }).drawn.map(({ id }) => id);
    expect(draw('a')).toEqual(draw('a'));
    const firsts = Array.from({ length: 4_000 }, (_, index) => draw(`seed ${index}`)[0]);
    const share = firsts.filter((id) => id === 2).length / firsts.length;
    expect(share).toBeGreaterThan(0.71);
    expect(share).toBeLessThan(0.79);
  });

  it('are shown from their beginning to their end, and never after they were stopped', () => {
    const future = { ...one, id: 2, from: new Date(now + 10_000) };
    const stopped = { ...one, id: 3, stoppedAt: new Date(now) };
    const other = { ...one, id: 4, place: 'front-2' };
    const { drawn, freshForMs } = drawCampaigns([one, future, stopped, other], {
      place: 'front-1',
      now,
      seed: '',
    });
    expect(drawn.map(({ id }) => id)).toEqual([1]);
    expect(freshForMs).toBe(10_000);
  });
});

interface About {
  place?: string;
  size?: '970x250' | '300x600' | '300x250';
  height?: number;
}

async function createOn(ads: AdsFeature, about: About = {}) {
  const bytes = await sharp({
    create: { width: 970, height: about.height ?? 250, channels: 3, background: '#123456' },
  })
    .png()
    .toBuffer();
  const from = new Date('2020-01-01T00:00:00Z');
  const draft = {
    ...one,
    place: about.place ?? 'list-sidebar',
    from,
    until: new Date('2100-01-01T00:00:00Z'),
  };
  const { id: _, stoppedAt: __, desktop: ___, mobile: ____, ...campaign } = draft;
  return ads.create({
    ...campaign,
    pictures: [{ platform: 'desktop', size: about.size ?? '970x250', bytes }],
  });
}

describe('a campaign on a page', () => {
  const server = withServer();

  const create = (about?: About) => createOn(server.context.ads, about);

  it('is refused for a slot that does not exist, for a size that the slot has not, and for other proportions', async () => {
    expect(await create({ place: 'sehol' })).toMatchObject({ kind: 'refused' });
    expect(await create({ place: 'list-sidebar' })).toMatchObject({
      kind: 'refused',
      faults: [{ kind: 'wrong-size', platform: 'desktop', place: 'list-sidebar', size: '970x250' }],
    });
    expect(await create({ size: '300x600' })).toMatchObject({
      kind: 'refused',
      faults: [{ kind: 'wrong-pixels', platform: 'desktop', width: 970, height: 250, sizes: ['300x600'] }],
    });
  });

  it('is on the page at once, counts without cookies, and is gone when it is stopped [S48]', async () => {
    await writeStories(server.context);
    const { ads } = server.context;
    const created = await create({ size: '300x250', height: 808 });
    if (created.kind !== 'created') throw new Error(JSON.stringify(created.faults));
    await server.settled();
    expect((await server.telex('/legfrissebb')).text).toContain('https://kert.example/');
    for (const event of ['impression', 'impression', 'click'])
      await server.telex('/api/campaigns/counts', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (X11) Firefox/140.0' },
        body: JSON.stringify({ id: created.id, event }),
      });
    await ads.flush();
    expect(await ads.report({ name: 'Kert' })).toMatchObject([{ id: created.id, impressions: 2, clicks: 1 }]);
    expect(await ads.stop(created.id)).toBe(true);
    expect(await ads.stop(created.id)).toBe(false);
    await server.settled();
    expect((await server.telex('/legfrissebb')).text).not.toContain('https://kert.example/');
  });
});

describe('the counts of a campaign', () => {
  const server = withServer();

  it('take five impressions and five clicks of one network a day, and what is dropped is in the metrics [S57]', async () => {
    const { ads } = server.context;
    const created = await createOn(ads, { size: '300x250', height: 808 });
    if (created.kind !== 'created') throw new Error(JSON.stringify(created.faults));
    const uncounted = async () =>
      Number(/^lapzarta_uncounted_total\{what="campaign"\} (\d+)/m.exec(await server.metrics())?.[1]);
    const before = await uncounted();
    for (let at = 0; at < 60; at += 1) {
      ads.count(created.id, 'impression', '203.0.113.7');
      if (at < 20) ads.count(created.id, 'click', '203.0.113.7');
    }
    for (const address of ['198.51.100.1', '2001:db8:1::1', '2001:db8:1::2'])
      ads.count(created.id, 'impression', address);
    await ads.flush();
    // Two addresses of one IPv6 network are one network, which may be seen five times.
    expect(await ads.report({ name: 'Kert' })).toMatchObject([{ id: created.id, impressions: 8, clicks: 5 }]);
    expect((await uncounted()) - before).toBe(55 + 15);
  });
});

describe('the lists of sellers', () => {
  const server = withServer();

  it.each(['/ads.txt', '/app-ads.txt', '/sellers.json'])(
    '%s exists where the edition has it',
    async (path) => {
      const answer = await server.telex(path);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('lapzarta.example');
      const other = await server.transtelex(path);
      expect(other.status).toBe(path === '/ads.txt' ? 200 : 404);
    },
  );

  it('are those of each domain', async () => {
    const [telex, transtelex] = [await server.telex('/ads.txt'), await server.transtelex('/ads.txt')];
    expect(telex.text).toContain('lapzarta.example, 1, DIRECT');
    expect(transtelex.text).toContain('lapzarta.example, 2, DIRECT');
  });
});
