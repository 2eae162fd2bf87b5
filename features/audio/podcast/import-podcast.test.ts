import { describe, expect, it } from 'vitest';
import { withTestApp } from '../../../tests/test-app.ts';
import { parseDuration } from '../parse-duration.ts';

const testApp = withTestApp();

const item = (guid: string, more = ''): string => `<item>
  <title>Adás: ${guid} &amp; más</title><guid isPermaLink="false">${guid}</guid>
  <pubDate>Fri, 20 Nov 2026 05:00:00 GMT</pubDate>
  <description><![CDATA[<p>Első <b>bekezdés</b>.</p><script>alert(1)</script>]]></description>
  <enclosure url="http://hang.example/${guid}.mp3?a=1&amp;b=2" length="1234" type="audio/mpeg"/>
  <i:duration>1:02:05</i:duration>${more}</item>`;

function feed(items: string, more = ''): string {
  return `\ufeff<?xml version="1.0"?><rss version="2.0" xmlns:i="http://www.itunes.com/dtds/podcast-1.0.dtd"
    xmlns:p="https://podcastindex.org/namespace/1.0"><channel><title>Messzi műsor</title><language>hu-HU</language>
    <description>Leírás</description><i:author>Valaki</i:author><i:explicit>no</i:explicit>
    <i:owner><i:email>valaki@mashol.example</i:email></i:owner><i:category text="Arts"><i:category text="Books"/></i:category>
    <p:guid>917393E3-1B1E-5CEF-ACE4-EDAA54E1F810</p:guid>${more}${items}</channel></rss>`;
}

const importXml = (xml: string, more: object = {}) =>
  testApp.context.audio.importFeed({
    xml,
    site: 'telex',
    slug: null,
    sourceUrl: '',
    isDryRun: false,
    ...more,
  });

describe('a podcast import', () => {
  const xml = feed(
    [
      item('a', '<p:person role="Guest">Vendég</p:person><i:season>2</i:season><i:episode>5</i:episode>'),
      item('b', '<i:episodeType>bonus</i:episodeType>'),
      item('a'),
      item('c').replace(/<enclosure[^>]*>/, ''),
      item('d').replace(/<pubDate>[^<]*/, '<pubDate>tegnap'),
      item('e').replace('http://hang.example', 'javascript:alert(1)//'),
    ].join(''),
  );

  it('writes nothing in a dry run', async () => {
    expect(await importXml(xml, { isDryRun: true })).toMatchObject({
      kind: 'imported',
      counts: { added: 2 },
    });
    expect(await testApp.context.audio.podcast('messzi-musor')).toBeUndefined();
  });

  it('saves what the feed contains and reports what was left out', async () => {
    expect(await importXml(xml)).toEqual({
      kind: 'imported',
      slug: 'messzi-musor',
      counts: { added: 2, changed: 0, unchanged: 0 },
      leftOut: [
        expect.objectContaining({ guid: 'a', why: 'guid twice' }),
        expect.objectContaining({ guid: 'c', why: 'no sound' }),
        expect.objectContaining({ guid: 'd', why: 'no date' }),
        expect.objectContaining({ guid: 'e', why: 'no sound' }),
      ],
      lost: [],
    });
    expect(await testApp.context.audio.podcast('messzi-musor')).toMatchObject({
      name: 'Messzi műsor',
      author: 'Valaki',
      ownerEmail: 'valaki@mashol.example',
      language: 'hu',
      category: 'Arts',
      subcategory: 'Books',
      explicit: false,
      site: 'telex',
      guid: '917393e3-1b1e-5cef-ace4-edaa54e1f810',
    });
    expect(await testApp.context.audio.episode('messzi-musor-adas-a-mas')).toMatchObject({
      guid: 'a',
      title: 'Adás: a & más',
      description: 'Első bekezdés.',
      duration: 3725,
      sound: { url: 'https://hang.example/a.mp3?a=1&b=2', mime: 'audio/mpeg', bytes: 1234 },
      season: 2,
      number: 5,
      people: [{ name: 'Vendég', role: 'guest' }],
      publishedAt: Date.parse('2026-11-20T05:00:00Z') / 1000,
    });
  });

  it('changes nothing when repeated, and later only what the feed changed', async () => {
    expect(await importXml(xml)).toMatchObject({ counts: { added: 0, changed: 0, unchanged: 2 } });
    const later = xml.replace('Adás: b', 'Másik cím').replace('</channel>', `${item('f')}</channel>`);
    expect(await importXml(later)).toMatchObject({ counts: { added: 1, changed: 1, unchanged: 1 } });
    // A published address stays.
    expect(await testApp.context.audio.episode('messzi-musor-adas-b-mas')).toMatchObject({
      title: 'Másik cím & más',
      kind: 'bonus',
    });
    expect((await importXml(feed(item('f')))).kind).toBe('imported');
    expect((await testApp.context.audio.episodesOf('messzi-musor', 1, 50))?.totalItems).toBe(3);
  });

  it('is refused when its slug belongs to another site', async () => {
    expect(await importXml(xml, { site: 'g7' })).toMatchObject({
      kind: 'refused',
      why: expect.stringContaining('belongs to telex'),
    });
  });

  it.each([
    ['', 'not XML'],
    ['<html><body>Nincs meg', 'not XML'],
    ['<feed xmlns="http://www.w3.org/2005/Atom"/>', 'not RSS'],
    ['<rss><channel/></rss>', 'no title'],
    [
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel><title>&x;</title></channel></rss>',
      'not XML',
    ],
    [`<rss>${'<a>'.repeat(300)}`, 'more than 256 deep'],
  ])('is refused in one sentence when the feed is %j', async (broken, why) => {
    const refused = await importXml(broken);
    expect(refused).toMatchObject({ kind: 'refused', why: expect.stringContaining(why) });
    expect(JSON.stringify(refused)).not.toMatch(/\\n|root:/);
  });
});

describe('the duration of an episode', () => {
  it.each([
    ['1:02:05', 3725],
    ['62:05', 3725],
    ['3725', 3725],
    ['0:59', 59],
    ['12.6', 13],
    ['', 0],
    ['1:2:3:4', 0],
    ['-5', 0],
    ['egy óra', 0],
    ['9999999', 0],
  ])('%j is %i seconds', (text, seconds) => {
    expect(parseDuration(text)).toBe(seconds);
  });
});
