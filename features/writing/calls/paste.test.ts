/** Conversion of clipboard content of other programs. */

import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { RemoteServerError } from '#platform/http/outgoing/fetch-text.server.ts';
import { bearerWith, inventUsers } from '../../../tests/accounts.ts';
import { withServer } from '../../../tests/server.ts';
import { longestPastedHtml } from '../picture-limits.ts';
import { fetchPicture } from '../server/fetch-picture.server.ts';

const server = withServer();
let headers: Record<string, string> = {};
beforeAll(async () => {
  const { editor } = await inventUsers(server.context);
  headers = { ...bearerWith(editor.token), 'content-type': 'application/json' };
});

const post = (path: string, body: object) =>
  server.telex(path, { method: 'POST', headers, body: JSON.stringify(body) });
const photo = () =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();

describe('pasted HTML', () => {
  it('is answered as blocks; pictures of our own pages are known by their address', async () => {
    const stored = await server.context.media.storeImage({ bytes: await photo() });
    if (stored.kind === 'refused') throw new Error(stored.why);
    const html = `<p>Szöveg<p><img src="https://lap.example/kepek/${stored.image.token}/a-16x9-768.jpg"><img src="https://lap.example/b.jpg">`;
    const answer = await post('/api/newsroom/pasted', { html });
    expect(answer.json()).toMatchObject({
      parts: [
        { node: { type: 'paragraph' }, picture: null },
        { node: { type: 'image', attrs: { imageId: stored.image.id } }, picture: null },
        { node: { type: 'image' }, picture: 'https://lap.example/b.jpg' },
      ],
      losses: {},
    });
  });

  it('that is too long is refused', async () => {
    expect((await post('/api/newsroom/pasted', { html: 'x'.repeat(longestPastedHtml + 1) })).status).toBe(
      400,
    );
  });
});

describe('a picture of another site', () => {
  it('is fetched from the public internet only', async () => {
    for (const address of ['http://127.0.0.1/a.jpg', 'http://[::1]/a.jpg', 'http://169.254.169.254/latest'])
      expect((await post('/api/newsroom/pictures/fetched', { address })).status).toBe(404);
    expect((await post('/api/newsroom/pictures/fetched', { address: 'file:///etc/passwd' })).status).toBe(
      400,
    );
  });

  it('becomes one of the archive when it is one', async () => {
    const { media } = server.context;
    const bytes = await photo();
    const address = 'https://lap.example/a.jpg';
    const fetched = (answer: Buffer) =>
      fetchPicture({ media, fetch: async () => ({ bytes: answer, headers: {} }) }, address);
    expect(await fetched(bytes)).toMatchObject({ width: 90 });
    expect(await fetched(Buffer.from('<html>'))).toBeNull();
    const unreachable = async () => {
      throw new RemoteServerError('lap.example', 'answered 404');
    };
    expect(await fetchPicture({ media, fetch: unreachable }, address)).toBeNull();
  });
});
