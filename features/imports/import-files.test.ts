import { describe, expect, it } from 'vitest';
import { siteBySlug } from '#features/sites/public.ts';
import { fileOf, fixture, fixtureText, ninjs, wxr } from './fixtures/file-of.ts';
import type { ImportNeeds } from './import-needs.ts';
import { summaryText } from './report.ts';
import { withImports } from './with-imports.fixture.ts';

describe('importing files', () => {
  const imports = withImports();
  const { database, run, moved, databaseState } = imports;
  const archive = () => fixture('regi-lap.xml');

  it('renames a section that has a site’s name, because its stories would be unreachable [X30]', async () => {
    const text = fixtureText('regi-lap.xml');
    await run([fileOf(text.replaceAll('varoshaza', 'g7'), 'regi-lap.xml')]);
    const { edition, content } = imports;
    const view = { edition, site: siteBySlug(edition, 'telex'), port: 3000 };
    expect((await content.storyBySlug(view, 'uj-hid'))?.story.section?.slug).toBe('g7-rovat');
    await expect(content.ensureSuperTags([{ slug: 'after', name: 'After', site: 'telex' }])).rejects.toThrow(
      /cannot be called 'after'/,
    );
  });

  it('imports an archive as stories, documents, people, labels and pictures', async () => {
    const { items, summary } = await run([archive()]);
    expect(summary.outcomes).toEqual({ imported: 5, changed: 0, unchanged: 0, skipped: 2 });
    expect(items.map((item) => [item.outcome, item.slug || item.why]).sort()).toEqual([
      ['imported', 'impresszum'],
      ['imported', 'meg-nincs-kesz'],
      ['imported', 'uj-hid'],
      ['imported', 'vasar'],
      ['imported', 'vasar-2'],
      ['skipped', 'type nav_menu_item'],
      ['skipped', 'withdrawn before it came'],
    ]);
    const { edition, content } = imports;
    const view = { edition, site: siteBySlug(edition, 'telex'), port: 3000 };
    const bridge = (await content.storyBySlug(view, 'uj-hid'))?.story;
    expect(bridge).toMatchObject({
      title: 'Megnyílt a kis híd & a sétány',
      lead: 'Tíz év után járható a kis híd.',
      section: { slug: 'varoshaza', name: 'Városháza & környéke' },
      superTags: [{ slug: 'kozelet' }],
      tags: [{ slug: 'hid' }],
      authors: [{ name: 'Őszi Borbála' }],
      coverImage: { alt: 'Gyalogosok a hídon', width: 60 },
      body: [
        {
          kind: 'paragraph',
          html: 'Délelőtt átadták a <strong>kis hidat</strong>, írta <a href="/2018/01/02/terv/">korábban</a> lapunk.',
        },
        { kind: 'image', alt: 'Gyalogosok a hídon', caption: 'A híd a megnyitón.', credit: 'Kút Tibor' },
      ],
    });
    expect(summary.losses).toMatchObject({
      comment: 2,
      'block:latest-posts': 1,
      'shortcode:szavazas': 1,
      picture: 1,
    });
    expect(summary.pictures).toBe(2);
    expect((await content.document('impresszum'))?.title).toBe('Impresszum');
    expect(summaryText(summary)).toContain('comment');
  });

  it('changes nothing on the second run', async () => {
    await run([archive()]);
    const before = await databaseState();
    const { items, summary } = await run([archive()]);
    expect(summary.outcomes).toEqual({ imported: 0, changed: 0, unchanged: 6, skipped: 1 });
    expect(items.find((item) => item.slug === 'uj-hid')?.outcome).toBe('unchanged');
    expect(await databaseState()).toEqual(before);
  });

  it('writes nothing in a dry run, but reports what it would do', async () => {
    const before = await databaseState();
    const { summary } = await run([archive()], { isDryRun: true });
    expect(summary.outcomes.imported).toBe(5);
    expect(await databaseState()).toEqual(before);
  });

  it('counts pictures as lost without a folder, and imports them later with one', async () => {
    const without = await run([archive()], { mediaFolder: null });
    expect(without.summary.losses.picture).toBe(4);
    const { summary } = await run([archive()]);
    expect(summary.outcomes.changed).toBe(5);
    expect(summary.pictures).toBe(2);
  });

  it('redirects addresses that differ only in their query, and never overrides our own pages', async () => {
    const story = (id: number, path: string) =>
      `<item><title>Hír ${id}</title><link>https://r.example${path}</link><content:encoded>x\ufffd</content:encoded><wp:post_id>${id}</wp:post_id>
      <wp:post_date>2019-05-04 10:00:00</wp:post_date><wp:status>publish</wp:status></item>`;
    const paths = ['/cikk.php?id=6', '/cikk.php?id=7', '/g7/', '/legfrissebb/'];
    const file = fileOf(wxr(paths.map((path, at) => story(at + 1, path.replace('&', '&amp;'))).join('')));
    const { items } = await run([file]);
    expect(items.map(({ losses }) => losses)).toEqual([
      { letter: 1 },
      { letter: 1 },
      { address: 1, letter: 1 },
      { address: 1, letter: 1 },
    ]);
    const places = [
      '/cikk.php?id=6',
      '/cikk.php?utm_source=x&id=7',
      '/cikk.php',
      '/g7/',
      '/legfrissebb',
      '/?p=3',
    ];
    expect(await Promise.all(places.map((place) => moved(place)))).toEqual([
      '/2019/05/04/hir-1',
      '/2019/05/04/hir-2',
      undefined,
      undefined,
      undefined,
      '/2019/05/04/hir-3',
    ]);
  });

  it('saves what was read before an error, reports its position, and continues after a repair', async () => {
    const whole = fixtureText('regi-lap.xml');
    const broken = fileOf(
      whole.replace('<title>Jelszavas</title>', '<title>Jelszavas</titel>'),
      'torott.xml',
    );
    const first = await run([broken]);
    const line = whole.slice(0, whole.indexOf('Jelszavas')).split('\n').length;
    expect(first.summary.fault).toContain(`torott.xml, line ${line}, column `);
    expect(first.summary.outcomes.imported).toBe(3);
    const second = await run([archive()]);
    // Two stories show pictures that come after the error in the file.
    expect(second.summary.outcomes).toEqual({ imported: 2, changed: 2, unchanged: 1, skipped: 2 });
  });

  it('applies the versions of an agency story, and withdraws a killed one', async () => {
    const story = {
      uri: 'urn:a:1',
      headline: 'Egy',
      body_html: '<p>Egy</p>',
      versioncreated: '2021-01-01T10:00:00Z',
    };
    const later = { ...story, headline: 'Kettő', versioncreated: '2021-01-01T11:00:00Z' };
    const kill = { uri: 'urn:a:1', pubstatus: 'canceled', versioncreated: '2021-01-01T12:00:00Z' };
    const outcomes: (string | undefined)[] = [];
    for (const item of [story, later, story, later, kill, kill, { ...kill, uri: 'urn:a:2' }]) {
      const { items } = await run([ninjs(item)], { format: 'ninjs' });
      outcomes.push(items.map((one) => `${one.outcome} ${one.why}`.trim())[0]);
    }
    expect(outcomes).toEqual([
      'imported',
      'changed',
      'skipped an older version',
      'unchanged',
      'changed withdrawn',
      'unchanged',
      'skipped withdrawn before it came',
    ]);
    const rows = await database.db
      .selectFrom('articles')
      .select(['slug', 'title', 'state', 'version'])
      .execute();
    expect(rows).toEqual([{ slug: 'egy', title: 'Kettő', state: 'withdrawn', version: 3 }]);
  });

  it('schedules an embargoed story, and applies all versions in one file', async () => {
    const story = {
      uri: 'urn:b:1',
      headline: 'Zárolt',
      body_text: 'x',
      versioncreated: '2021-01-01T10:00:00Z',
      embargoed: '2030-01-01T10:00:00Z',
    };
    const next = { ...story, headline: 'Zárolt még', versioncreated: '2021-01-01T11:00:00Z' };
    const { items } = await run([fileOf(JSON.stringify([story, next]), 'hir.json')], { format: 'ninjs' });
    expect(items.map((item) => item.outcome)).toEqual(['imported', 'changed']);
    const again = await run([fileOf(JSON.stringify([story, next]), 'hir.json')], { format: 'ninjs' });
    expect(again.items.map((item) => item.outcome)).toEqual(['unchanged', 'unchanged']);
    const rows = await database.db.selectFrom('articles').select(['title', 'state']).execute();
    expect(rows).toEqual([{ title: 'Zárolt még', state: 'scheduled' }]);
  });

  it('shows an agency’s picture once, at its position in the text, with the photographer’s name', async () => {
    const picture = {
      type: 'picture',
      byline: 'Fény Ferenc',
      renditions: { web: { href: 'vasar.jpg', mimetype: 'image/jpeg', width: 60 } },
    };
    const story = {
      uri: 'urn:h:1',
      headline: 'Vásár a téren',
      body_html: '<p>Megnyílt.</p><img src="vasar.jpg" alt="Sátrak">',
      versioncreated: '2021-01-01T10:00:00Z',
      associations: { fo: picture },
    };
    const { summary } = await run([ninjs(story)], { format: 'ninjs' });
    expect(summary.pictures).toBe(1);
    expect(summary.losses).toEqual({});
    const { edition, content } = imports;
    const view = { edition, site: siteBySlug(edition, 'telex'), port: 3000 };
    const shown = (await content.storyBySlug(view, 'vasar-a-teren'))?.story;
    const id = shown?.image?.id;
    expect(shown).toMatchObject({
      coverImage: null,
      image: { credit: 'Fény Ferenc' },
      body: [{ kind: 'paragraph' }, { kind: 'image', imageId: id, alt: 'Sátrak' }],
    });
  });

  it('publishes nothing whose embargo or status cannot be read', async () => {
    const story = { headline: 'Bizalmas', body_text: 'x', versioncreated: '2021-01-01T10:00:00Z' };
    const items = [
      { ...story, uri: 'urn:i:1', embargoed: '2031/01/01 10:00' },
      { ...story, uri: 'urn:i:2', pubstatus: { qcode: 'stat:withheld' } },
      { ...story, uri: 'urn:i:3', pubstatus: 'titkos' },
      { ...story, uri: 'urn:i:4', versioncreated: 'nemrég' },
    ];
    const { summary } = await run([fileOf(JSON.stringify(items), 'hir.json')], { format: 'ninjs' });
    expect(summary.losses).toEqual({ embargo: 1, pubstatus: 1, date: 1 });
    const rows = await database.db.selectFrom('articles').select('state').execute();
    expect(rows.map(({ state }) => state)).toEqual(['draft', 'draft', 'draft', 'draft']);
  });

  it('refuses a second story of one id in a file by name, and overwrites nothing', async () => {
    const story = { uri: 'urn:d:1', headline: 'Egy', body_text: 'x', versioncreated: '2021-01-01T10:00:00Z' };
    const agency = () => fileOf(JSON.stringify([story, { ...story, headline: 'Más' }]), 'hir.json');
    const post = (title: string) =>
      `<item><title>${title}</title><wp:post_id>2701</wp:post_id><wp:status>publish</wp:status><wp:post_date>2020-01-02 10:00:00</wp:post_date></item>`;
    const archive = () => fileOf(wxr(post('Első') + post('Második')), 'regi.xml');
    const why = 'the same id stands in the file before, and that story is kept';
    for (const [format, file, first, second] of [
      ['ninjs', agency, 'Egy', 'Más'],
      ['wxr', archive, 'Első', 'Második'],
    ] as const) {
      const { items } = await run([file()], { format });
      expect(items).toContainEqual(expect.objectContaining({ title: first, outcome: 'imported' }));
      expect(items).toContainEqual(expect.objectContaining({ title: second, outcome: 'skipped', why }));
      const before = await databaseState();
      const again = await run([file()], { format });
      expect(again.summary.outcomes).toMatchObject({ unchanged: 1, skipped: 1, changed: 0 });
      expect(await databaseState()).toEqual(before);
    }
    const titles = await database.db.selectFrom('articles').select('title').orderBy('id').execute();
    expect(titles.map(({ title }) => title)).toEqual(['Egy', 'Első']);
  });

  it('fails when the database fails, and later continues where it stopped', async () => {
    const agency = Array.from({ length: 300 }, (_, at) => ({
      uri: `urn:e:${at}`,
      headline: `Hír ${at}`,
      body_text: 'x',
    }));
    const files = () => [fileOf(JSON.stringify(agency), 'hir.json')];
    let batches = 0;
    const { content } = imports;
    const failing: ImportNeeds['content'] = {
      ...content,
      save: (...batch) => {
        batches += 1;
        return batches === 2 ? Promise.reject(new Error('connection lost')) : content.save(...batch);
      },
    };
    const failed = run(files(), { format: 'ninjs' }, { content: failing });
    await expect(failed).rejects.toThrow('connection lost');
    expect(batches, 'nothing is tried after the fault').toBe(2);
    const { summary } = await run(files(), { format: 'ninjs' });
    expect(summary.outcomes).toMatchObject({ unchanged: 100, imported: 200 });
  });

  it('preserves the slug of a story whose title changed, and gives equal titles different slugs', async () => {
    const items = Array.from({ length: 12 }, (_, at) => ({
      uri: `urn:c:${at}`,
      headline: 'Hírek',
      body_text: `${at}`,
    }));
    await run([fileOf(JSON.stringify(items), 'hir.json')], { format: 'ninjs' });
    const slugs = (await database.db.selectFrom('articles').select('slug').execute()).map((row) => row.slug);
    expect(new Set(slugs).size).toBe(12);
    const more = await run([ninjs({ uri: 'urn:c:99', headline: 'Hírek', body_text: 'x' })], {
      format: 'ninjs',
    });
    expect(more.items[0]?.slug).toBe('hirek-99');
  });

  it('finds a slug for every story of a long title, also when several sources share numbers', async () => {
    const headline = 'Összefoglaló a nap legfontosabb gazdasági, kulturális és közéleti történéseiről ma';
    const uris = ['urn:c:7', 'urn:d:7', 'urn:e:7', ...Array.from({ length: 11 }, (_, at) => `urn:f:${at}`)];
    const slugs = new Set<string>();
    for (const uri of uris.toReversed()) {
      const { items } = await run([ninjs({ uri, headline, body_text: uri })], { format: 'ninjs' });
      expect(items[0]?.outcome, items[0]?.why).toBe('imported');
      slugs.add(items[0]?.slug ?? '');
    }
    expect(slugs.size).toBe(uris.length);
    expect(Math.max(...[...slugs].map((slug) => slug.length))).toBeLessThanOrEqual(82);
  });

  it('gives a story its preferred slug before another story’s fallback can take it', async () => {
    const items = ['Komp', 'Komp', 'Komp 2'].map((headline, at) => ({
      uri: `urn:g:${at}`,
      headline,
      body_text: `${at}`,
    }));
    const { items: reported } = await run([fileOf(JSON.stringify(items), 'komp.json')], { format: 'ninjs' });
    expect(reported.map(({ slug }) => slug)).toEqual(['komp', 'komp-3', 'komp-2']);
  });
});
