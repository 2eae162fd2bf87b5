import { describe, expect, it } from 'vitest';
import { cpuTimeOf } from '#tests/cpu-time.ts';
import { allOf, fileOf, fixture, wxr } from '../fixtures/file-of.ts';
import type { ImportedRecord, ImportedStory, ImportFile } from '../imported.ts';
import { MalformedFile } from '../malformed-file.ts';
import { readArchives } from './wxr-archive.server.ts';
import { readWxr } from './wxr-reader.server.ts';

async function* bothReadings(file: ImportFile): AsyncGenerator<ImportedRecord> {
  for (const archive of (await readArchives([file], 'Europe/Budapest')).values())
    yield* readWxr(file, archive);
}

async function read(content: string | Uint8Array): Promise<ImportedRecord[]> {
  const { things, error } = await allOf(bothReadings(fileOf(content)));
  if (error !== null) throw error;
  return things;
}

function storiesOf(things: ImportedRecord[]): ImportedStory[] {
  return things.filter((thing) => thing.kind === 'story');
}

const { things: archive } = await allOf(bothReadings(fixture('regi-lap.xml')));

describe('a whole archive', () => {
  const things = archive;
  const [bridge, fair, draft, secret, imprint] = storiesOf(archive);

  it('starts with the site, then its people and labels', () => {
    expect(things[0]).toEqual({
      kind: 'site',
      title: 'Régi Lap',
      baseUrl: 'https://regilap.example',
      language: 'hu-HU',
    });
    const authors = things.filter((thing) => thing.kind === 'author');
    expect(authors.map((one) => [one.slug, one.name, one.email, ...one.formerPaths])).toEqual([
      ['oszi-borbala', 'Őszi Borbála', 'borka@regilap.example', '/author/borka', '/?author=3'],
      ['tibor-kut', 'Tibor Kút', '', '/author/tibor', '/?author=4'],
    ]);
    expect(
      things
        .filter((thing) => thing.kind === 'term')
        .map((term) => [term.taxonomy, term.slug, term.name, term.parent]),
    ).toEqual([
      ['category', 'kozelet', 'Közélet', ''],
      ['category', 'varoshaza', 'Városháza & környéke', 'kozelet'],
      ['tag', 'hid', 'híd', ''],
    ]);
  });

  it('reads a story with everything that belongs to it, with any prefixes', () => {
    expect(bridge).toMatchObject({
      sourceKey: 'wxr:regilap.example:101',
      title: 'Megnyílt a kis híd & a sétány',
      lead: 'Tíz év után járható a kis híd.',
      slug: 'uj-hid',
      state: 'active',
      pubDate: new Date('2019-05-04T08:30:00Z'),
      updatedAt: new Date('2019-05-04T09:00:00Z'),
      isImportant: true,
      primaryCategory: 'varoshaza',
      tags: [{ slug: 'hid', name: 'híd' }],
      ogDescription: 'Híd és sétány a belvárosban.',
      leadPicture: {
        source: 'https://regilap.example/wp-content/uploads/2019/05/hid.jpg',
        alt: 'Gyalogosok a hídon',
        caption: 'A kis híd ma reggel',
      },
      losses: { comment: 2, 'taxonomy:post_format': 1 },
    });
    expect(bridge?.addresses).toEqual([
      'https://regilap.example/2019/05/04/%C3%BAj-hid/',
      'https://regilap.example/?p=101',
      '/?p=101',
      '/2019/05/04/%C3%BAj-hid/hid/',
      '/?p=201',
    ]);
    expect(bridge?.attached.map((picture) => picture.id)).toEqual(['201']);
  });

  it('uses local time when there is no UTC time, and co-authors before the creator', () => {
    expect(fair?.pubDate).toEqual(new Date('2017-09-10T10:00:00Z'));
    expect(fair?.authors.map((author) => author.name)).toEqual(['Őszi Borbála', 'Vendég Vali']);
    expect(fair?.html).toContain('Egy ]]> jel is volt.');
    expect(fair?.attached.map((picture) => [picture.id, picture.own])).toEqual([
      ['202', true],
      ['203', true],
    ]);
  });

  it('leaves drafts undated, and imports password-protected posts as drafts', () => {
    expect(draft).toMatchObject({ state: 'draft', pubDate: null, slug: '' });
    expect(secret).toMatchObject({ state: 'draft', losses: { password: 1 } });
    expect(imprint).toMatchObject({ type: 'page', slug: 'impresszum' });
  });

  it('reports what it leaves out', () => {
    expect(things.filter((thing) => thing.kind === 'skipped').map((thing) => thing.why)).toEqual([
      'type nav_menu_item',
    ]);
    // A post in the bin may have been public in an earlier file.
    expect(storiesOf(archive).filter((story) => story.state === 'withdrawn')).toHaveLength(1);
    expect(things.filter((thing) => thing.kind === 'attachment')).toHaveLength(3);
  });
});

describe('footnotes', () => {
  const marked =
    '<!-- wp:paragraph --><p>Szöveg</p><!-- /wp:paragraph --><!-- wp:footnotes {"fontSize":"small"} /-->';
  const withNotes = (notes: string) =>
    read(
      wxr(
        `<item><title>A</title><content:encoded><![CDATA[${marked}]]></content:encoded><wp:postmeta><wp:meta_key>footnotes</wp:meta_key><wp:meta_value><![CDATA[${notes}]]></wp:meta_value></wp:postmeta></item>`,
      ),
    );

  it('are moved from their field to the marked position in the text', async () => {
    const [complete] = storiesOf(await withNotes('[{"id":"a-1","content":"Lásd <em>ott</em>, $&."}]'));
    expect(complete?.html).toContain(
      '<ol class="wp-block-footnotes"><li id="a-1">Lásd <em>ott</em>, $&.</li></ol>',
    );
  });

  it.each(['', 'nem JSON', '[{"id":""><script>","content":"x"}]', '[]'])(
    'that cannot be read leave the text unchanged: %j',
    async (notes) => {
      expect(storiesOf(await withNotes(notes))[0]?.html).toBe(marked);
    },
  );
});

describe('encodings and variants of files', () => {
  const item =
    '<item><title>Árvíz</title><content:encoded><![CDATA[Őszi szöveg]]></content:encoded><wp:post_id>1</wp:post_id></item>';

  it.each([
    ['UTF-16 with a mark', Buffer.from(`\ufeff${wxr(item)}`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(wxr(item), 'utf16le')],
    ['UTF-8 with a mark and empty lines', Buffer.from(`\ufeff\n\n<?xml version="1.0"?>${wxr(item)}`)],
    ['a false declaration of UTF-16', Buffer.from(`<?xml version="1.0" encoding="utf-16"?>${wxr(item)}`)],
    ['an unknown encoding', Buffer.from(`<?xml version="1.0" encoding="x-sajat"?>${wxr(item)}`)],
    [
      'windows-1250',
      Buffer.from(
        `<?xml version="1.0" encoding="windows-1250"?>${wxr(item)}`
          .replaceAll('Á', '\u00c1')
          .replaceAll('Ő', '\u00d5'),
        'latin1',
      ),
    ],
  ])('reads %s', async (_, bytes) => {
    const [story] = storiesOf(await read(bytes));
    expect([story?.title, story?.html]).toEqual(['Árvíz', 'Őszi szöveg']);
  });

  it('reads files without declared prefixes, version or post type', async () => {
    const [story] = storiesOf(
      await read('<rss><channel><item><title>A</title><wp:post_id>5</wp:post_id></item></channel></rss>'),
    );
    expect(story).toMatchObject({ sourceKey: 'wxr::5', type: 'post' });
  });

  it('reads prefixes that are declared on the element itself', async () => {
    const [story] = storiesOf(
      await read(
        '<rss><channel><item><title>A</title><x:post_id xmlns:x="http://wordpress.org/export/1.0/">9</x:post_id></item></channel></rss>',
      ),
    );
    expect(story?.sourceKey).toBe('wxr::9');
  });

  it('recognises the usual prefixes when their namespace addresses are misspelt', async () => {
    const attributes =
      'xmlns:wp="http://www.wordpress.org/export/1.2/" xmlns:excerpt="http://example.org/x/" xmlns:dc="https://purl.org/dc/elements/1.1/"';
    const [story] = storiesOf(
      await read(
        wxr(
          '<item><title>A</title><excerpt:encoded>Rövid</excerpt:encoded><wp:status>private</wp:status></item>',
          attributes,
        ),
      ),
    );
    expect(story).toMatchObject({ state: 'draft', lead: 'Rövid' });
  });

  const dated = '<wp:post_date>2019-05-04 10:00:00</wp:post_date>';
  it.each([
    ['a state that is not there', `${dated}<wp:post_id>1</wp:post_id>`, 'draft', { status: 1 }],
    ['an empty state', `${dated}<wp:status> </wp:status>`, 'draft', { status: 1 }],
    ['a state of a plugin', `${dated}<wp:status>in-review</wp:status>`, 'draft', {}],
    [
      'a password',
      `${dated}<wp:status>publish</wp:status><wp:post_password>x</wp:post_password>`,
      'draft',
      { password: 1 },
    ],
    ['no date', '<wp:status>publish</wp:status>', 'draft', { date: 1 }],
    [
      'zeros for a date',
      '<wp:post_date>0000-00-00 00:00:00</wp:post_date><wp:status>publish</wp:status>',
      'draft',
      { date: 1 },
    ],
    ['a date', `${dated}<wp:status>publish</wp:status>`, 'active', {}],
    [
      'nothing but a feed’s own fields',
      '<pubDate>Sat, 04 May 2019 08:00:00 +0000</pubDate>',
      'draft',
      { status: 1 },
    ],
  ])('imports a post with %s in a safe state', async (_, fields, state, losses) => {
    const [story] = storiesOf(await read(wxr(`<item><title>A</title>${fields}</item>`)));
    expect(story).toMatchObject({ state, losses });
  });

  it('reads windows-1250 declared as UTF-8, and leaves damaged characters to be counted', async () => {
    const old = Buffer.from(
      wxr(item)
        .replaceAll('Á', '\u00c1')
        .replaceAll('Ő', '\u00d5')
        .replaceAll('í', '\u00ed')
        .replaceAll('ö', '\u00f6'),
      'latin1',
    );
    const [story] = storiesOf(await read(old));
    expect([story?.title, story?.html]).toEqual(['Árvíz', 'Őszi szöveg']);
    const damaged = Buffer.from(wxr(item));
    damaged[damaged.indexOf('z szöveg') - 1] = 0xc5;
    damaged.fill(0xff, damaged.indexOf('szöveg'), damaged.indexOf('szöveg') + 1);
    expect(storiesOf(await read(damaged))[0]?.html).toContain('\ufffd');
  });

  it('counts lost labels without Latin letters, custom fields, plugin fields and missing pictures', async () => {
    const meta = (key: string, value: string) =>
      `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`;
    const [story] = storiesOf(
      await read(
        wxr(
          `<item><title>A</title><wp:status>publish</wp:status><pubDate>Sat, 04 May 2019 08:00:00 +0000</pubDate><category domain="post_tag" nicename="">Москва</category><category domain="post_tag">híd</category>
          ${meta('alcim', 'Egy alcím')}${meta('forras', '')}${meta('_edit_lock', '1:2')}${meta('_yoast_wpseo_focuskw', 'híd')}${meta('_wp_old_date', '')}${meta('_thumbnail_id', '77')}</item>`,
        ),
      ),
    );
    expect(story?.tags.map(({ slug }) => slug)).toEqual(['hid']);
    expect(story?.losses).toEqual({ label: 1, 'field:alcim': 1, 'field:_': 2, picture: 1 });
  });

  it('reads a label without a domain as a category, unless it is repeated with its domain', async () => {
    const [bare, complete] = storiesOf(
      await read(
        wxr(
          '<item><title>A</title><category>Külföld</category></item><item><title>B</title><category>Külföld</category><category>híd</category><category domain="category" nicename="kulfold">Külföld</category><category domain="tag" nicename="hid">híd</category></item>',
        ),
      ),
    );
    expect(bare?.categories.map(({ slug }) => slug)).toEqual(['kulfold']);
    expect(complete?.categories.map(({ slug }) => slug)).toEqual(['kulfold']);
    expect(complete?.tags.map(({ slug }) => slug)).toEqual(['hid']);
  });

  it('separates two people of one name, and merges one with two logins', async () => {
    const author = (login: string, email: string) =>
      `<wp:author><wp:author_login>${login}</wp:author_login><wp:author_email>${email}</wp:author_email><wp:author_display_name>Kis János</wp:author_display_name></wp:author>`;
    const by = (login: string) => `<item><title>A</title><dc:creator>${login}</dc:creator></item>`;
    const logins = ['kjanos', 'kjanos2', 'janos'];
    const stories = storiesOf(
      await read(
        wxr(
          author('kjanos', 'a@r.example') +
            author('kjanos2', 'b@r.example') +
            author('janos', 'a@r.example') +
            logins.map(by).join(''),
        ),
      ),
    );
    expect(stories.map((story) => story.authors[0]?.slug)).toEqual(['kis-janos', 'kjanos2', 'kis-janos']);
  });

  it('shows pictures that are in another file of the same site', async () => {
    const site = '<link>https://r.example</link>';
    const files = [
      fileOf(
        wxr(
          `${site}<item><title>A</title><wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>7</wp:meta_value></wp:postmeta></item>`,
        ),
      ),
      fileOf(
        wxr(
          `${site}<item><wp:post_id>7</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>https://r.example/7.jpg</wp:attachment_url></item>`,
        ),
      ),
    ];
    const archives = await readArchives(files, 'Europe/Budapest');
    const pictures: (string | undefined)[] = [];
    for (const [file, archive] of archives)
      for (const story of storiesOf((await allOf(readWxr(file, archive))).things))
        pictures.push(story.leadPicture?.source);
    expect(pictures).toEqual(['https://r.example/7.jpg']);
  });

  it('drops control characters, which WordPress writes and XML forbids', async () => {
    const [story] = storiesOf(await read(wxr('<item><title>A\u0008\u0003B</title></item>')));
    expect(story?.title).toBe('AB');
  });

  it('derives slugs from names that were cut or never encoded', async () => {
    const things = await read(
      wxr(
        '<item><title>A</title><wp:post_name>%c5%91szi-%c5</wp:post_name></item><item><title>B</title><wp:post_name>Őszi 100%</wp:post_name></item>',
      ),
    );
    expect(storiesOf(things).map((story) => story.slug)).toEqual(['oszi', 'oszi-100']);
  });

  it('leaves out items that cannot be stories', async () => {
    const things = await read(
      wxr(`<item></item><item><content:encoded>${'a'.repeat(17 * 1024 * 1024)}</content:encoded></item>`),
    );
    expect(things.map((thing) => (thing.kind === 'skipped' ? thing.why : thing.kind))).toEqual([
      'site',
      'empty',
      'longer than a story can be: content:encoded',
    ]);
  });
});

describe('files that are not well-formed', () => {
  it.each([
    ['a wrong closing tag', wxr('<item>\n<title>B</titel></item>'), 2],
    ['an entity of HTML', wxr('<item>\n\n<title>A&nbsp;B</title></item>'), 3],
    [
      'an entity of its own',
      `<!DOCTYPE rss [<!ENTITY a "x"><!ENTITY b SYSTEM "file:///etc/passwd">]>\n${wxr('<item><title>&b;</title></item>')}`,
      2,
    ],
    ['an end in the middle', `${wxr('').slice(0, -20)}\n<item>`, 2],
  ])('reports the line of %s', async (_, content, line) => {
    const { error } = await allOf(bothReadings(fileOf(content, 'rossz.xml')));
    expect(error).toBeInstanceOf(MalformedFile);
    expect(error).toMatchObject({ file: 'rossz.xml', line });
    expect(String(error)).toMatch(/rossz\.xml, line \d+, column \d+: \S/);
  });

  it('reports the position of an ampersand that begins no entity, however far the next semicolon is', async () => {
    const content = wxr(
      '<item><title><![CDATA[R&B]]></title></item>\n<item><title>AT&T rossz</title></item>\n<item>\n<title>a&amp;b</title></item>',
    );
    const { error } = await allOf(bothReadings(fileOf(content, 'rossz.xml')));
    expect(error).toMatchObject({ line: 2, column: 16 });
    expect(String(error)).toContain('“&” that begins no entity');
    const last = await allOf(bothReadings(fileOf(wxr('<!-- R&B -->\n<item><link href="?a&b"/></item>'))));
    expect(last.error).toMatchObject({ line: 2, column: 21 });
  });

  it('rejects XML that is not a WordPress export', async () => {
    const { error } = await allOf(bothReadings(fileOf('<?xml version="1.0"?>\n<feed><entry/></feed>')));
    expect(error).toMatchObject({ line: 2, column: 1 });
    expect(String(error)).toContain('<feed>');
  });

  it('yields what came before the error, including its pictures', async () => {
    const content = wxr(
      '<item><wp:post_id>7</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>https://a.example/7.jpg</wp:attachment_url></item>' +
        '<item><title>A</title><wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>7</wp:meta_value></wp:postmeta></item><item><title>B</item>',
    );
    const { things, error } = await allOf(bothReadings(fileOf(content)));
    expect(storiesOf(things)).toMatchObject([
      { title: 'A', leadPicture: { source: 'https://a.example/7.jpg' } },
    ]);
    expect(error).toBeInstanceOf(MalformedFile);
  });

  it('limits the nesting of elements to 256 levels', async () => {
    const nested = (levels: number) => wxr(`<item>${'<x>'.repeat(levels)}${'</x>'.repeat(levels)}</item>`);
    expect((await allOf(bothReadings(fileOf(nested(250))))).error).toBeNull();
    const { error } = await allOf(bothReadings(fileOf(nested(260), 'mely.xml')));
    expect(String(error)).toMatch(/mely\.xml, line \d+, column \d+: its elements lie .* more than 256 deep/);
    const time = await cpuTimeOf(async () => {
      const huge = fileOf(`<rss>${'<a>'.repeat(2_300_000)}`);
      expect((await allOf(bothReadings(huge))).error).not.toBeNull();
    });
    expect(time).toBeLessThan(5_000);
  });

  it('does not expand entities recursively', async () => {
    const lols = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
      '',
    );
    const { error } = await allOf(
      bothReadings(
        fileOf(`<!DOCTYPE rss [<!ENTITY l0 "ha">${lols}]>${wxr('<item><title>&l9;</title></item>')}`),
      ),
    );
    expect(error).toBeInstanceOf(MalformedFile);
  });
});
