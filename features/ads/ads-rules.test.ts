/** Rules of advertisements: slots in a text, pages without them, campaigns' order, reports, sentences for operators. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaign, now } from './campaigns/campaign.fixture.ts';
import { type Campaign, campaignSchema, drawCampaigns } from './campaigns/campaign.ts';
import { bestPixels, type CampaignFault, campaignFaultText } from './campaigns/campaign-fault.ts';
import { reportCsv } from './campaigns/report-csv.ts';
import { stateOf } from './pages/campaign-rows.ts';
import { faultOfCampaign, placeText, sizesText } from './pages/campaign-texts.ts';
import { placesInBody } from './places-in-body.ts';
import { sellersSchema } from './sellers.ts';
import { adSizes, boxOf, roomFor } from './slots/sizes.ts';
import { targetingOf } from './slots/targeting.ts';

describe('slots in any text [ART-10]', () => {
  it('are between two paragraphs, in order, with the distances of the rule', () => {
    const kinds = fc.array(fc.constantFrom('paragraph', 'paragraph', 'heading', 'image'), { maxLength: 60 });
    const step = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(kinds, step, step, step, fc.nat(5), (blocks, first, every, rest, most) => {
        const body = blocks.map((kind) => ({ kind }));
        const places = placesInBody(body, { first, every, rest }, most);
        const isParagraph = (at: number): boolean => body[at]?.kind === 'paragraph';
        const passed = (at: number): number =>
          body.slice(0, at + 1).filter(({ kind }) => kind === 'paragraph').length;
        expect(places.length).toBeLessThanOrEqual(most);
        for (const [index, at] of places.entries()) {
          expect(isParagraph(at) && isParagraph(at + 1)).toBe(true);
          const before = places[index - 1];
          const distance = before === undefined ? passed(at) : passed(at) - passed(before);
          expect(distance).toBeGreaterThanOrEqual(before === undefined ? first : every);
          expect(passed(body.length) - passed(at)).toBeGreaterThanOrEqual(rest);
        }
      }),
    );
  });
});

describe('campaigns of a slot', () => {
  const draw = (all: Campaign[], at = now) => drawCampaigns(all, { place: 'front-1', now: at, seed: 's' });

  it('are three at most, each once, whatever their number', () => {
    const many = Array.from({ length: 9 }, (_, id) => ({ ...campaign, id }));
    const ids = draw(many).drawn.map(({ id }) => id);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(3);
  });

  it('begin at their first millisecond and are over at their last', () => {
    const { from, until } = campaign;
    expect(draw([campaign], from.getTime() - 1)).toEqual({ drawn: [], freshForMs: 1 });
    expect(draw([campaign], from.getTime()).drawn).toHaveLength(1);
    expect(draw([campaign], until.getTime() - 1)).toMatchObject({ freshForMs: 1 });
    expect(draw([campaign], until.getTime())).toEqual({ drawn: [], freshForMs: null });
  });

  it('are described in the state that a page shows', () => {
    const at = new Date(now);
    expect(stateOf(campaign, at)).toBe('running');
    expect(stateOf({ ...campaign, from: new Date(now + 1) }, at)).toBe('future');
    expect(stateOf({ ...campaign, until: at }, at)).toBe('over');
    expect(stateOf({ ...campaign, until: at, stoppedAt: at }, at)).toBe('stopped');
  });

  it.each([
    { link: 'http://kert.example/' },
    { link: 'javascript:alert(1)' },
    { name: '' },
    { alt: '' },
    { weight: 0 },
    { weight: 101 },
    { dailyCap: -1 },
    { label: 'x'.repeat(61) },
    { until: campaign.from },
  ])('with %j are refused', (change) => {
    const { id: _, version: _1, stoppedAt: _2, desktop: _3, mobile: _4, ...given } = campaign;
    expect(campaignSchema.safeParse(given).success).toBe(true);
    expect(campaignSchema.safeParse({ ...given, ...change }).success).toBe(false);
  });
});

describe('a size [ADS-07]', () => {
  it('has room in a slot that has it', () => {
    for (const size of adSizes) expect(roomFor([size])).toBe(boxOf(size)?.height ?? 250);
    expect(roomFor(['970x90', '300x600', '300x250'])).toBe(600);
    expect(roomFor([])).toBe(0);
  });

  it('is best with twice its pixels', () => {
    expect(bestPixels('970x250')).toBe('1940 × 500');
    expect(sizesText(['fluid', '970x90'])).toBe('970×90 (legjobb 1940 × 180 képponttal)');
    expect(sizesText(['fluid'])).toBe('');
  });
});

describe('the report as a table', () => {
  const row = { id: 1, name: 'Kert', site: 'telex', place: 'front-1', day: '2026-11-25' };
  const csv = (name: string) =>
    reportCsv([{ ...row, name, impressions: 10, clicks: 1 }])
      .split('\n')
      .slice(1)
      .join('\n');

  it('has the names of its columns, without rows, too', () => {
    expect(reportCsv([])).toBe('id,name,site,place,day,impressions,clicks');
  });

  it.each([
    ['Kert', '1,Kert,'],
    ['Kert, ház', '1,"Kert, ház",'],
    ['A "nagy" kert', '1,"A ""nagy"" kert",'],
    ['=HYPERLINK("https://x.example")', '1,"\'=HYPERLINK(""https://x.example"")",'],
    ['+36', "1,'+36,"],
    ['@kert', "1,'@kert,"],
    ['két\nsor', '1,"két\nsor",'],
  ])('keeps the name %j as text [S18]', (name, start) => {
    expect(csv(name).startsWith(start)).toBe(true);
    expect(csv(name).endsWith('telex,front-1,2026-11-25,10,1')).toBe(true);
  });
});

describe('targeting [ADS-09]', () => {
  it('has no value beyond what the ad server accepts, and loses nothing of the first eighty characters', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.string({ maxLength: 200 }), (path, slug) => {
        const {
          url,
          url2,
          slug: first,
          slug2,
        } = targetingOf({ path, slug, type: 'article', tags: [], site: 't' });
        for (const value of [url, url2, first, slug2]) expect(value.length).toBeLessThanOrEqual(40);
        expect(url + url2).toBe(path.slice(0, 80));
        expect(first + slug2).toBe(slug.slice(0, 80));
      }),
    );
  });
});

describe('refusals', () => {
  const faults: CampaignFault[] = [
    { kind: 'unknown-site', site: 'nincs' },
    { kind: 'unknown-slot', site: 'telex', place: 'x', known: [] },
    { kind: 'no-picture' },
    { kind: 'ends-before-it-begins' },
    { kind: 'wrong-size', platform: 'mobile', place: 'front-1', size: '970x250', sizes: ['300x250'] },
    { kind: 'unusable-picture', platform: 'desktop', why: 'damaged' },
    { kind: 'wrong-pixels', platform: 'desktop', width: 10, height: 20, sizes: ['970x250', '970x90'] },
  ];

  it('are one sentence each, for a command and for the page', () => {
    const commands = faults.map(campaignFaultText);
    const sentences = faults.map(faultOfCampaign);
    expect(new Set(commands).size).toBe(faults.length);
    for (const text of commands) expect(text).not.toMatch(/\.$|undefined/);
    for (const text of sentences) expect(text).toMatch(/^[A-ZÁ].*\.$/);
    expect(commands[1]).toContain('it has none');
    expect(commands[6]).toContain('970x250 needs these proportions, best 1940 × 500, or 970x90');
    expect(sentences[6]).toContain('10 × 20 képpontos');
  });

  it('name places as editors know them', () => {
    expect(placeText('front-3')).toBe('Címlap, 3. hely');
    expect(placeText('article-12')).toBe('Cikk szövege, 12. hely');
    expect(placeText('article-end')).toBe('Cikk vége');
    expect(placeText('sajat-hely')).toBe('sajat-hely');
  });

  it('of sellers need a name unless they are confidential', () => {
    const parse = (seller: object) =>
      sellersSchema.safeParse({ sellers: [{ seller_id: '1', seller_type: 'PUBLISHER', ...seller }] }).success;
    expect([
      parse({}),
      parse({ name: 'Lap' }),
      parse({ is_confidential: 1 }),
      parse({ is_confidential: 0 }),
    ]).toEqual([false, true, true, false]);
  });
});
