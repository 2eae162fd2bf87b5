import { Node } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { documentToDraft } from './document-to-draft.server.ts';
import { draftToDocument } from './draft-to-document.server.ts';
import { storySchema } from './story-schema.ts';

/** A document as a client may send it. */
function documentOf(...blocks: object[]): Node {
  const texts = ['title', 'subtitle', 'lead'].map((type) => ({ type }));
  return Node.fromJSON(storySchema, { type: 'doc', content: [...texts, ...blocks] });
}

const media = [{ type: 'mediaTitle' }, { type: 'caption' }];
const picture = [{ type: 'alt' }, { type: 'caption' }, { type: 'credit' }];

function marked(type: string, attrs: object): object {
  return { type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [{ type, attrs }] }] };
}

describe('a document with hostile attributes', () => {
  it.each<[string, object]>([
    ['a script as a link', marked('a', { href: 'javascript:alert(1)' })],
    ['a hidden script as a link', marked('a', { href: ' java\nscript:alert(1)' })],
    ['no text as a link', marked('a', { href: 7 })],
    ['a handler as a language', marked('span', { lang: 'hu" onclick="x' })],
    ['another relation', marked('a', { href: '/a', rel: 'opener' })],
    [
      'a script behind a picture',
      { type: 'image', attrs: { imageId: 1, href: 'data:text/html,x' }, content: picture },
    ],
    ['no number as a picture', { type: 'image', attrs: { imageId: '1' }, content: picture }],
    ['an unknown width', { type: 'image', attrs: { imageId: 1, width: 'x" style="' }, content: picture }],
    [
      'an unknown provider',
      { type: 'embed', attrs: { provider: 'gonosz', url: 'https://a.example/' }, content: media },
    ],
    [
      'a script as an embed',
      { type: 'embed', attrs: { provider: 'other', url: 'javascript:x' }, content: media },
    ],
    ['a script as a video', { type: 'video', attrs: { url: 'data:x', width: 1, height: 1 }, content: media }],
    [
      'a mail address as a file',
      { type: 'file', attrs: { url: 'mailto:a@b.example' }, content: [{ type: 'fileName' }] },
    ],
    ['an anchor with HTML', { type: 'heading', attrs: { id: '"><script>' } }],
    ['a level that pages do not have', { type: 'heading', attrs: { level: 1 } }],
    ['a quiz with HTML', { type: 'quiz', attrs: { quizId: '"><b>' } }],
    ['a key with HTML', { type: 'divider', attrs: { key: '"><b>' } }],
    ['a script in the HTML of an import', { type: 'html', attrs: { html: '<script>alert(1)</script>' } }],
    ['a handler in the HTML of an import', { type: 'html', attrs: { html: '<pre onclick="x">a</pre>' } }],
    ['a hidden handler', { type: 'html', attrs: { html: '<b title="">"onclick="x">a</b>' } }],
    ['a script as a link in it', { type: 'html', attrs: { html: '<a href="java&#x73;cript:x">a</a>' } }],
    ['an open tag at its end', { type: 'html', attrs: { html: '<pre>a</pre><img src="x" onerror="y"' } }],
  ])('is refused: %s [EDIT-01]', (_, block) => {
    expect(() => documentOf(block)).toThrow(RangeError);
  });

  it('is refused where its fields are no JSON object [EDIT-01]', () => {
    expect(() => storySchema.node('doc', { fields: [] }, documentOf().content)).toThrow(RangeError);
  });
});

describe('what is typed', () => {
  it('is text, never HTML [EDIT-01]', () => {
    const document = draftToDocument({
      title: '<b>a</b>',
      fields: {},
      body: [{ kind: 'image', imageId: 1, width: 'normal', alt: '"><script>', credit: '<i>' }],
    });
    expect(documentToDraft(document)).toEqual({
      title: '<b>a</b>',
      fields: {},
      body: [{ kind: 'image', imageId: 1, width: 'normal', alt: '"><script>', credit: '<i>' }],
    });
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: '<script>a</script>\u202e' }] };
    expect(documentToDraft(documentOf(paragraph)).body).toEqual([
      { kind: 'paragraph', html: '&lt;script>a&lt;/script>' },
    ]);
  });

  it('is published without what no provider’s rule knows [EDIT-01]', () => {
    const embed = (provider: string, url: string) => ({
      type: 'embed',
      attrs: { provider, url },
      content: media,
    });
    const document = documentOf(
      embed('map', 'https://gonosz.example/'),
      embed('x', 'https://youtu.be/abcdefghijk?si=x'),
      { type: 'html', attrs: { html: '<b>kívül</b><pre>benne</pre>' } },
    );
    expect(documentToDraft(document).body).toEqual([
      { kind: 'embed', provider: 'youtube', url: 'https://www.youtube.com/watch?v=abcdefghijk' },
      { kind: 'html', html: '<pre>benne</pre>' },
    ]);
  });
});
