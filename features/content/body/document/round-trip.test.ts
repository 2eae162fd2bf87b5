import { join } from 'node:path';
import fc from 'fast-check';
import { Node } from 'prosemirror-model';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentFolder } from '#sample/content-folder.ts';
import { readSample } from '#sample/load/read-sample.ts';
import { loadTestEdition } from '#tests/edition.ts';
import { type DraftBody, type StoredBody, withKeys } from '../block-keys.ts';
import { htmlToBody } from '../from-html/html-to-body.server.ts';
import { plainTextOf } from '../measure-body.ts';
import { type PendingBody, picturesOf, resolveImages } from '../pending-body.ts';
import { documentToDraft } from './document-to-draft.server.ts';
import { draftToDocument, type StoryContent } from './draft-to-document.server.ts';
import { inlineMarks } from './inline-marks.ts';
import { htmlOfNodes, inlineNodes } from './inline-nodes.server.ts';
import { storySchema } from './story-schema.ts';

/** As a save stores it. */
function stored(body: PendingBody): StoredBody {
  const ids = new Map(picturesOf(body).map(({ source }, at) => [source, at + 1]));
  const keys = Array.from({ length: 1000 }, (_, at) => `k${at}`);
  return withKeys(resolveImages(body, ids), [], () => keys.pop() ?? '');
}

/** The story as it comes back from the editor, through JSON as the log of changes has it. */
function edited(story: StoryContent, base?: { title: string; body: StoredBody }): StoryContent {
  const document = Node.fromJSON(storySchema, JSON.parse(JSON.stringify(draftToDocument(story).toJSON())));
  document.check();
  return documentToDraft(document, base);
}

function expectRoundTrip(body: StoredBody, name = ''): void {
  const story = { title: 'Cím', fields: {}, body };
  expect(JSON.stringify(edited(story, story)), name).toBe(JSON.stringify({ title: 'Cím', body, fields: {} }));
  const canonical = edited(story);
  expect(plainTextOf(canonical.body), name).toBe(plainTextOf(body));
  expect(edited(canonical), name).toEqual(canonical);
}

describe('a sample story', () => {
  let stories: { slug: string; body: StoredBody; title: string; lead: string }[];
  beforeAll(async () => {
    const edition = await loadTestEdition(join(import.meta.dirname, '../../../../edition'));
    const sample = await readSample(contentFolder, edition);
    stories = [...sample.stories, ...sample.posts].map((story, at) => ({
      slug: 'slug' in story ? story.slug : `${at}`,
      title: story.title,
      lead: 'lead' in story && typeof story.lead === 'string' ? story.lead : '',
      body: stored(story.reading.body),
    }));
  });

  it('is the same in every byte after it was opened and published without a change [EDIT-01]', () => {
    expect(stories.length).toBeGreaterThan(200);
    for (const { slug, body, title, lead } of stories) {
      expectRoundTrip(body, slug);
      const story = { title, lead, body, fields: { slug } };
      expect(edited(story, story), slug).toEqual(lead === '' ? { title, body, fields: { slug } } : story);
    }
  });

  it('is the same without the published one, from its document alone [EDIT-01]', () => {
    for (const { slug, body, title } of stories)
      expect(edited({ title, body, fields: {} }).body, slug).toStrictEqual(body);
  });
});

const everyKind = `
<p>Egy <b>félkövér <i>és dőlt</i></b><br>sor, <a href="https://a.example/?b=1&amp;c=2" rel="nofollow" hreflang="en">hivatkozás</a>,
<abbr title="Magyar Tudományos Akadémia">MTA</abbr>, <time datetime="2026-11-29">ma</time>, <span lang="en">English</span>,
<a href="story:a-hid">a híd</a><sup><a href="#n1">1</a></sup> és<sup><a href="#n2">[2]</a></sup></p>
<h2>Egy cím</h2><p>a</p><h3>Egy cím</h3><hr>
<blockquote><p>egy</p><p>két</p><cite>valaki</cite></blockquote>
<blockquote class="pull"><p>nagy</p><cite>valaki</cite></blockquote>
<figure data-width="wide"><a href="/ott"><img src="a.jpg" alt="&lt;híd&gt;"></a><figcaption>A <b>híd</b> <span class="credit">Kút Tibor</span></figcaption></figure>
<figure class="gallery"><figure><img src="b.jpg" alt=""><figcaption>b</figcaption></figure><figure><img src="c.jpg" alt="c"></figure><figcaption>Képek</figcaption></figure>
<table><caption>Tábla</caption><thead><tr><th>a</th><th colspan="2">b</th></tr></thead><tbody><tr><th rowspan="2">c</th><td align="right">1</td><td>2</td></tr><tr><td colspan="2"></td></tr></tbody></table>
<figure class="embed" data-url="https://youtu.be/abcdefghijk" data-title="Egy film"><figcaption>kép<i>ek</i></figcaption></figure>
<p class="file" data-bytes="1200"><a href="/a.pdf">Egy irat</a></p>
<p><a class="related" href="story:a-masik">x</a></p><p><a class="related" href="https://b.example/">Másik</a></p>
<div data-quiz="kviz"></div><div data-episode="adas"></div>
<pre>egy
  <b>két</b></pre><dl><dt>a</dt><dd>b</dd></dl>
<ol start="3"><li>a<ul><li>b</li><li>c<ol><li>d</li></ol></li></ul></li><li>e</li></ol>
<aside class="infobox"><h3>Doboz</h3><p>benne</p><ul><li>x</li></ul></aside>
<ol class="footnotes"><li id="n1">Az <i>egyik</i>.</li><li id="n2">A másik.</li></ol>`;

describe('a story of any blocks', () => {
  it('comes back from the editor, each kind with all it has [EDIT-01]', () => {
    const body = stored(htmlToBody(everyKind).body);
    expect(new Set(body.map(({ kind }) => kind)).size).toBe(17);
    expectRoundTrip(body);
    expect(edited({ title: '', fields: {}, body }).body).toStrictEqual(body);
  });

  it('comes back, a video with all it has as well [EDIT-01] [POD-12]', () => {
    const whole: DraftBody = [
      {
        kind: 'video',
        url: '/media/videos/a.mp4',
        width: 640,
        height: 360,
        imageId: 3,
        captions: '/media/captions/a.vtt',
        start: 12,
        autoplay: 'gentle',
        title: 'Cím',
        caption: 'a <b>b</b>',
      },
      { kind: 'video', url: '/media/videos/b.mp4', width: 640, height: 360, autoplay: 'none' },
    ];
    expect(edited({ title: '', fields: {}, body: whole }).body).toStrictEqual(whole);
  });

  it('is stable, whatever HTML it was [EDIT-01]', () => {
    const tags = [
      ...inlineMarks.keys(),
      'br',
      'p',
      'ul',
      'li',
      'h2',
      'aside',
      'td',
      'table',
      'blockquote',
      'cite',
      'pre',
      'figure',
    ];
    const piece = fc.oneof(
      fc.constantFrom('a', 'szó ', ' ', '\u00a0', '&lt;', '[1]', '<br>', '<img src="/a.jpg" alt="b">'),
      fc.constantFrom(...tags).map((tag) => `<${tag} href="#jegyzet_1" lang="en">`),
      fc.constantFrom(...tags).map((tag) => `</${tag}>`),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40, size: 'max' }), (pieces) => {
        expectRoundTrip(stored(htmlToBody(pieces.join('')).body));
      }),
      { numRuns: 200 },
    );
  });
});

describe('inline text', () => {
  const marks = fc
    .subarray([...inlineMarks.keys()], { maxLength: 4 })
    .map((names) => names.map((name) => storySchema.mark(name, { href: '/a', lang: 'en' })));
  const run = fc
    .tuple(fc.constantFrom('a', 'b ', ' ', ' c', '\u00a0', '<&>', '\n'), marks)
    .map(([text, set]) =>
      text === '\n' ? storySchema.node('lineBreak', null, undefined, set) : storySchema.text(text, set),
    );

  it('has one nesting of marks, and printing it again changes nothing [EDIT-01]', () => {
    fc.assert(
      fc.property(fc.array(run, { maxLength: 12 }), (runs) => {
        const html = htmlOfNodes(runs);
        expect(htmlOfNodes(inlineNodes(html))).toBe(html);
      }),
      { numRuns: 300 },
    );
    const html = '<b>a<i>b</i></b><i>c</i> <sup><a href="/a">d</a></sup>';
    expect(htmlOfNodes(inlineNodes(html))).toBe(html);
    expect(htmlOfNodes(inlineNodes('<i><b>a</b></i>'))).toBe('<b><i>a</i></b>');
  });
});
