/** Feeds as other publishers write them: missing fields, foreign prefixes, HTML in texts, hostile values. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ParsedEpisode, type ParsedFeed, parsePodcastFeed } from './parse-podcast-feed.server.ts';

const namespaces =
  'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0"';

const required = {
  title: '<title>Adás</title>',
  pubDate: '<pubDate>Fri, 20 Nov 2026 05:00:00 GMT</pubDate>',
  enclosure: '<enclosure url="https://hang.example/1.mp3" length="10" type="audio/mpeg"/>',
};

function item(more = '', fields: Partial<typeof required> = {}): string {
  return `<item>${Object.values({ ...required, ...fields }).join('')}${more}</item>`;
}

function parsed(inChannel: string): ParsedFeed {
  const xml = `<rss ${namespaces}><channel><title>Műsor</title>${inChannel}</channel></rss>`;
  const reading = parsePodcastFeed(xml);
  if (reading.kind === 'refused') throw new Error(reading.why);
  return reading.feed;
}

function onlyEpisode(inItem: string, fields: Partial<typeof required> = {}): ParsedEpisode {
  const [episode] = parsed(item(inItem, fields)).episodes;
  if (!episode) throw new Error('the item was left out');
  return episode;
}

/** Text of an XML element. */
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

describe('a podcast of a feed', () => {
  it('has neutral values where the feed says nothing', () => {
    expect(parsed('').podcast).toEqual({
      name: 'Műsor',
      description: '',
      author: '',
      ownerEmail: '',
      language: 'hu',
      category: 'News',
      subcategory: '',
      explicit: false,
      kind: 'episodic',
      complete: false,
      blocked: false,
      copyright: '',
      guid: null,
    });
  });

  it.each([
    ['en', 'en'],
    ['en-US', 'en'],
    ['EN-gb', 'en'],
    ['hu', 'hu'],
    ['enm', 'hu'],
    ['de-DE', 'hu'],
  ])('in the language %s is read as %s', (language, wanted) => {
    expect(parsed(`<language>${language}</language>`).podcast.language).toBe(wanted);
  });

  it('takes the first description that is not empty', () => {
    const { podcast } = parsed('<description> </description><itunes:summary>Összegzés</itunes:summary>');
    expect(podcast.description).toBe('Összegzés');
  });

  it('may be serial and complete, in any case of letters', () => {
    const { podcast } = parsed('<itunes:type>Serial</itunes:type><itunes:complete>Yes</itunes:complete>');
    expect(podcast).toMatchObject({ kind: 'serial', complete: true });
    expect(parsed('<itunes:complete>no</itunes:complete>').podcast.complete).toBe(false);
  });

  it.each(['nem cím', 'valaki@', 'a b@lap.example', 'x@y'])('has no owner’s address if it is %j', (email) => {
    const owner = `<itunes:owner><itunes:email>${email}</itunes:email></itunes:owner>`;
    expect(parsed(owner).podcast.ownerEmail).toBe('');
  });

  it('has no guid if the feed’s is no UUID', () => {
    expect(parsed('<podcast:guid>917393e3</podcast:guid>').podcast.guid).toBeNull();
    const guid = '917393E3-1B1E-5CEF-ACE4-EDAA54E1F810';
    expect(parsed(`<podcast:guid>${guid}</podcast:guid>`).podcast.guid).toBe(guid.toLowerCase());
  });

  it('knows the fields by namespace, not by prefix', () => {
    const foreign = '<f:author xmlns:f="https://mas.example/">Más</f:author>';
    const own = '<x:author xmlns:x="http://www.itunes.com/dtds/podcast-1.0.dtd">Szerző</x:author>';
    expect(parsed(foreign).podcast.author).toBe('');
    expect(parsed(foreign + own).podcast.author).toBe('Szerző');
  });
});

it('names every item and part that is left out, and keeps what asks not to be listed', () => {
  const feed = parsed(
    '<itunes:block>Yes</itunes:block><itunes:image href="https://hang.example/kep.jpg"/>' +
      item('<guid>egy</guid><itunes:block>yes</itunes:block><itunes:duration>-3</itunes:duration>') +
      item('<guid>ket</guid><enclosure url="https://hang.example/2b.mp3"/>') +
      item('<guid>harom</guid>', { enclosure: '' }) +
      item('<guid>negy</guid>', { pubDate: '<pubDate>Sat, 21 Nov 2026 09:00:00 CET</pubDate>' }),
  );
  expect(feed.leftOut).toEqual([{ guid: 'harom', title: 'Adás', why: 'no sound' }]);
  expect(feed.lost).toEqual([
    { guid: '', title: 'Műsor', why: 'itunes:image' },
    { guid: 'egy', title: 'Adás', why: 'itunes:duration -3' },
    { guid: 'ket', title: 'Adás', why: '1 more enclosure' },
  ]);
  expect(feed.podcast.blocked).toBe(true);
  expect(feed.episodes.map(({ guid, blocked }) => [guid, blocked])).toEqual([
    ['egy', true],
    ['ket', false],
    ['negy', false],
  ]);
  expect(feed.episodes[2]?.publishedAt).toBe(Date.parse('2026-11-21T08:00:00Z') / 1000);
});

describe('an episode of a feed', () => {
  it('has neutral values where the feed says nothing, and its sound’s address as guid', () => {
    expect(onlyEpisode('')).toEqual({
      guid: 'https://hang.example/1.mp3',
      title: 'Adás',
      description: '',
      duration: 0,
      publishedAt: Date.parse('2026-11-20T05:00:00Z') / 1000,
      sound: { url: 'https://hang.example/1.mp3', mime: 'audio/mpeg', bytes: 10 },
      season: null,
      number: null,
      kind: 'full',
      explicit: false,
      blocked: false,
      people: [],
      transcript: null,
    });
  });

  it.each([
    ['no sound', { enclosure: '' }],
    ['no sound', { enclosure: '<enclosure url="ftp://hang.example/1.mp3"/>' }],
    ['no sound', { enclosure: '<enclosure url="https://nev:jelszo@hang.example/1.mp3"/>' }],
    ['no sound', { enclosure: `<enclosure url="https://hang.example/${'a'.repeat(2_000)}"/>` }],
    ['no title', { title: '<title> </title>' }],
    ['no date', { pubDate: '<pubDate>tegnapelőtt</pubDate>' }],
    ['no date', { pubDate: '<pubDate>Fri, 20 Nov 1925 05:00:00 GMT</pubDate>' }],
  ])('is left out with the reason "%s" when its fields are %j', (why, fields) => {
    const { episodes, leftOut } = parsed(item('', fields) + item('<guid>ép</guid>'));
    expect(episodes.map(({ guid }) => guid)).toEqual(['ép']);
    expect(leftOut.map((one) => one.why)).toEqual([why]);
  });

  it('is the first of several with the same guid', () => {
    const twice = [item('<guid>1</guid>'), item('<guid>1</guid>', { title: '<title>Későbbi</title>' })];
    const { episodes, leftOut } = parsed(twice.join(''));
    expect(episodes.map(({ title }) => title)).toEqual(['Adás']);
    expect(leftOut.map((one) => one.why)).toEqual(['guid twice']);
  });

  it('keeps the order of the feed', () => {
    const guids = ['c', 'a', 'b'];
    const { episodes } = parsed(guids.map((guid) => item(`<guid>${guid}</guid>`)).join(''));
    expect(episodes.map(({ guid }) => guid)).toEqual(guids);
  });

  it('is played over HTTPS', () => {
    const enclosure = '<enclosure url="http://hang.example:80/1.mp3?a=1" type="video/mp4"/>';
    expect(onlyEpisode('', { enclosure }).sound).toEqual({
      url: 'https://hang.example/1.mp3?a=1',
      mime: 'video/mp4',
      bytes: 0,
    });
  });

  it.each(['text/html', 'audio/', 'audio/mpeg; codecs=evil', ''])('of the type %j counts as MP3', (type) => {
    const enclosure = `<enclosure url="https://hang.example/1" type="${type}"/>`;
    expect(onlyEpisode('', { enclosure }).sound.mime).toBe('audio/mpeg');
  });

  it.each(['0', '-1', '1.5', 'kettő', '1234567890'])(
    'has no season and no number if they are %j',
    (given) => {
      const numbers = `<itunes:season>${given}</itunes:season><itunes:episode>${given}</itunes:episode>`;
      expect(onlyEpisode(numbers)).toMatchObject({ season: null, number: null });
    },
  );

  it('lists people once each in order, hosts unless they are guests, without empty names', () => {
    const people = [
      '<podcast:person>Első</podcast:person>',
      '<podcast:person role="GUEST">Második</podcast:person>',
      '<podcast:person role="editor">Harmadik</podcast:person>',
      '<podcast:person> </podcast:person>',
    ];
    expect(onlyEpisode(people.join('')).people).toEqual([
      { name: 'Első', role: 'host' },
      { name: 'Második', role: 'guest' },
      { name: 'Harmadik', role: 'host' },
    ]);
  });

  it('has the first transcript that players can read', () => {
    const transcripts = [
      '<podcast:transcript url="https://hang.example/1.pdf" type="application/pdf"/>',
      '<podcast:transcript url="javascript:alert(1)" type="text/vtt"/>',
      '<podcast:transcript url="http://hang.example/1.vtt" type="text/vtt"/>',
      '<podcast:transcript url="https://hang.example/1.srt" type="application/x-subrip"/>',
    ];
    expect(onlyEpisode(transcripts.join('')).transcript).toEqual({
      url: 'https://hang.example/1.vtt',
      type: 'text/vtt',
    });
  });

  it('has a plain description, whatever HTML the feed contains [S18]', () => {
    const html = '<p>Első</p><p>Második <b>fele</b></p><script>alert(1)</script><style>p{}</style>';
    const { description } = onlyEpisode(`<description>${escaped(html)}</description>`);
    expect(description).toBe('Első\nMásodik fele');
  });

  it.each(['Első.<br><br>Második.', 'Első.\n\nMásodik.', '<div>Első.</div><div>Második.</div>'])(
    'keeps the paragraphs of %j',
    (html) => {
      expect(onlyEpisode(`<description>${escaped(html)}</description>`).description).toBe('Első.\nMásodik.');
    },
  );

  it('is cut where a value is longer than can be saved', () => {
    const long = 'hosszú '.repeat(5_000);
    const episode = onlyEpisode(`<description>${long}</description><guid>${'g'.repeat(3_000)}</guid>`, {
      title: `<title>${long}</title>`,
    });
    expect(episode.title.length).toBeLessThanOrEqual(500);
    expect(episode.guid.length).toBe(2_000);
    expect(episode.description.length).toBeLessThanOrEqual(20_000);
  });
});

describe('any feed', () => {
  it('is parsed or refused in one line, and never throws', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '&',
      '"',
      '<rss>',
      '<channel>',
      '</item>',
      '<![CDATA[',
      ']]>',
      'ő',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }), (pieces) => {
        const reading = parsePodcastFeed(pieces.join(''));
        expect(reading.kind === 'read' || !reading.why.includes('\n')).toBe(true);
      }),
    );
  });

  it('gives each of its items as an episode or as a reason', () => {
    const field = fc.option(fc.string({ unit: 'grapheme-ascii', maxLength: 12 }), { nil: undefined });
    const url = fc.constantFrom(
      'https://a.example/1',
      'http://a.example/ő?a&b',
      'ftp://a.example/1',
      '//',
      undefined,
    );
    const anyItem = fc.record({ guid: field, title: field, url });
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 8 }), (items) => {
        const xml = items.map(({ guid, title, url }) =>
          item(guid === undefined ? '' : `<guid>${escaped(guid)}</guid>`, {
            title: title === undefined ? '' : `<title>${escaped(title)}</title>`,
            enclosure: url === undefined ? '' : `<enclosure url="${escaped(url)}"/>`,
          }),
        );
        const { episodes, leftOut } = parsed(xml.join(''));
        const left = leftOut.length;
        expect(episodes.length + left).toBe(items.length);
        expect(new Set(episodes.map(({ guid }) => guid)).size).toBe(episodes.length);
        for (const { sound } of episodes) expect(sound.url).toMatch(/^https:/);
      }),
      { numRuns: 50 },
    );
  });
});
