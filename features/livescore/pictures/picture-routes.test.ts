import { createServer, type Server } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withSettings } from '#tests/edition.ts';
import { withServer } from '../../../tests/server.ts';

const server = withServer();
const crest = '/livescore/kepek/football/teams/3.webp';

describe('a picture of the provider, from the sandbox', () => {
  it('is a WebP of our own host that may be stored for a week', async () => {
    const answer = await server.telex(crest);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(answer.headers['cache-control']).toBe(
      'public, max-age=604800, immutable, stale-while-revalidate=2592000',
    );
    expect(await sharp(answer.bytes).metadata()).toMatchObject({ width: 150, height: 150 });
    const again = await server.telex(crest, { headers: { 'if-none-match': String(answer.headers.etag) } });
    expect(again.status).toBe(304);
  });

  it('may be a flag, a generated crest or a number plate', async () => {
    const paths = ['football/flags/hu', 'football/teams/511', 'football/leagues/4', 'formula-1/drivers/18'];
    const answers = await Promise.all(paths.map((path) => server.telex(`/livescore/kepek/${path}.webp`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(4);
  });

  it('that does not exist is a neutral one for an hour, so that the layout stays', async () => {
    const missing = await server.telex('/livescore/kepek/football/teams/999999.webp');
    expect(missing.status).toBe(200);
    expect(missing.headers['cache-control']).toBe('public, max-age=3600');
    const other = await server.telex('/livescore/kepek/football/teams/999998.webp');
    expect(other.headers.etag).toBe(missing.headers.etag);
    const portrait = await server.telex('/livescore/kepek/football/players/1.webp');
    expect(portrait.headers.etag).not.toBe(missing.headers.etag);
  });

  it.each([
    'football/teams/a.webp',
    'football/drivers/1.webp',
    'tennis/teams/1.webp',
    'football/teams/3.png',
  ])('of no known kind is not found: %s', async (path) => {
    const answer = await server.telex(`/livescore/kepek/${path}`);
    expect([answer.status, answer.json()]).toMatchObject([404, { code: 'image-not-found' }]);
  });
});

describe('another source of pictures', () => {
  const asked: string[] = [];
  let origin: Server;
  const other = withServer({
    edition: (edition) =>
      withSettings(edition, {
        livescore: { sources: { football: 'sandbox' }, hosts: [], pictures: 'http://127.0.0.1:4149/p' },
      }),
  });
  beforeAll(async () => {
    origin = createServer((request, response) => {
      asked.push(request.url ?? '');
      if (request.url?.includes('/leagues/')) response.writeHead(500).end();
      else response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(2_000_000));
    });
    await new Promise<void>((done) => origin.listen(4149, '127.0.0.1', done));
  });
  afterAll(() => new Promise((done) => origin.close(done)));

  it('is asked once, and what is too large or fails becomes a neutral picture', async () => {
    const paths = [crest, crest, '/livescore/kepek/football/leagues/4.webp'];
    const answers = await Promise.all(paths.map((path) => other.telex(path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(
      Array(3).fill('public, max-age=60'),
    );
    expect(asked.toSorted()).toEqual(['/p/football/leagues/4.png', '/p/football/teams/3.png']);
    const refused = other.takeLog().filter((line) => line.includes('a picture of another service'));
    expect(refused).toHaveLength(2);
  });

  it('is not asked for a sport without a source', async () => {
    expect((await other.telex('/livescore/kepek/formula-1/drivers/18.webp')).status).toBe(200);
    expect(asked.some((path) => path.includes('formula-1'))).toBe(false);
  });
});
