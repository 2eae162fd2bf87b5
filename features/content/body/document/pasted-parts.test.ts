import { describe, expect, it } from 'vitest';
import { pastedParts } from './pasted-parts.server.ts';
import { storySchema } from './story-schema.ts';

const none = async () => undefined;

describe('what is pasted', () => {
  it('is blocks of the editor; pictures that are not stored yet have their address', async () => {
    const { parts, losses } = await pastedParts(
      '<p>Szöveg</p><figure><img src="https://example.com/a.jpg" alt="A"><figcaption>Aláírás</figcaption></figure><pre>egy\nkettő</pre>',
      none,
    );
    const nodes = parts.map(({ node }) => storySchema.nodeFromJSON(node));
    for (const node of nodes) node.check();
    expect(nodes.map((node) => `${node.type.name}: ${node.textContent}`)).toEqual([
      'paragraph: Szöveg',
      'image: AAláírás',
      'paragraph: egy',
      'paragraph: kettő',
    ]);
    expect(parts.map(({ picture }) => picture)).toEqual([null, 'https://example.com/a.jpg', null, null]);
    expect(losses).toEqual({ preformatted: 1 });
  });

  it('has the pictures of our own pages at once, and those of galleries and boxes beside these', async () => {
    const { parts } = await pastedParts(
      '<figure class="gallery"><figure><img src="/kepek/a"></figure><figure><img src="/b.jpg"></figure></figure><aside class="infobox"><h3>Doboz</h3><p>x</p><img src="/c.jpg"></aside>',
      async (address) => (address === '/kepek/a' ? 17 : undefined),
    );
    expect(parts.map(({ node, picture }) => [storySchema.nodeFromJSON(node).type.name, picture])).toEqual([
      ['image', null],
      ['image', '/b.jpg'],
      ['infoBox', null],
      ['image', '/c.jpg'],
    ]);
    expect(parts[0]?.node).toMatchObject({ attrs: { imageId: 17 } });
  });
});
