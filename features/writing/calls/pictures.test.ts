/** Pictures of stories: added as files, and found again. */
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bearerWith, inventUsers } from '../../../tests/accounts.ts';
import { formWith } from '../../../tests/send-request.ts';
import { withServer } from '../../../tests/server.ts';
import { largestPicture } from '../picture-limits.ts';

const server = withServer();
let headers: Record<string, string> = {};
beforeAll(async () => {
  const users = await inventUsers(server.context);
  headers = bearerWith(users.editor.token);
});

const pictureSchema = z.looseObject({
  id: z.int(),
  width: z.int(),
  height: z.int(),
  url: z.string(),
  alt: z.string(),
  caption: z.string(),
  credit: z.string(),
});

async function add(picture: Uint8Array, who = headers) {
  const form = await formWith({ picture: new Uint8Array(picture) }, who);
  return server.telex('/api/newsroom/pictures', { method: 'POST', ...form });
}

function photo(background: string) {
  return sharp({ create: { width: 90, height: 60, channels: 3, background } });
}

function drawing(inside: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><rect width="90" height="60" fill="teal"/>${inside}</svg>`,
  );
}

describe('a picture of a story', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)(
    'is added as %s and shown by a derivative; the same file is the same picture [PIC-01]',
    async (format) => {
      const file = await photo('teal').toFormat(format).toBuffer();
      const added = await add(file);
      expect(added.status, added.text).toBe(200);
      const picture = pictureSchema.parse(added.json());
      expect(picture).toMatchObject({ width: 90, height: 60 });
      expect((await server.telex(picture.url)).status).toBe(200);
      expect((await add(file)).json()).toEqual(picture);
      const read = await server.telex(`/api/newsroom/pictures/${picture.id}`, { headers });
      expect(read.json()).toEqual(picture);
    },
  );

  it('may be a drawing of shapes alone, which readers get as pixels [PIC-01]', async () => {
    const added = await add(drawing(''));
    expect(added.status, added.text).toBe(200);
    const { url } = pictureSchema.parse(added.json());
    expect((await server.telex(url)).headers['content-type']).toBe('image/webp');
  });

  it('is refused with a sentence, whatever its name says [PIC-01]', async () => {
    const whole = await photo('red').jpeg().toBuffer();
    const refused: [Uint8Array, string, string][] = [
      [Buffer.from('%PDF-1.7'), 'unknown-format', 'nem kép'],
      [drawing('<script>alert(1)</script>'), 'untrusted-svg', 'SVG'],
      [drawing('<image href="https://kert.example/a.png"/>'), 'untrusted-svg', 'SVG'],
      [whole.subarray(0, whole.length - 200), 'damaged', 'sérült'],
    ];
    for (const [bytes, why, sentence] of refused) {
      const answer = await add(bytes);
      expect([answer.status, answer.json()]).toMatchObject([
        422,
        { fields: { [why]: expect.stringContaining(sentence) } },
      ]);
    }
    const long = await add(new Uint8Array(largestPicture + 1));
    expect([long.status, long.json()]).toMatchObject([413, { code: 'request-too-large' }]);
  });

  it('that does not exist is not found, and strangers add none', async () => {
    expect((await server.telex('/api/newsroom/pictures/999999', { headers })).status).toBe(404);
    expect((await add(await photo('red').png().toBuffer(), {})).status).toBe(401);
  });

  it('is described by the newsroom, and found by words, credit, day and rights', async () => {
    const written = { IFD0: { ImageDescription: 'Alkonyat a hidon', Artist: 'Hid Agi' } };
    const added = await add(await photo('purple').withExif(written).jpeg().toBuffer());
    const { id, caption, credit } = pictureSchema.parse(added.json());
    expect([caption, credit]).toEqual(['Alkonyat a hidon', 'Hid Agi']);
    const path = `/api/newsroom/pictures/${id}/details`;
    const change = async (given: object) => {
      const { version } = Object((await server.telex(path, { headers })).json()).details;
      return server.telex(path, {
        method: 'PATCH',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ ...given, version }),
      });
    };
    const rightsUntil = new Date(server.context.clock.now().getTime() + 86_400_000).toISOString();
    const details = { alt: 'Híd', licence: 'egy hónapra', sites: ['telex'], rightsUntil };
    expect((await change(details)).json()).toMatchObject({
      details: { ...details, credit: 'Hid Agi', rights: 'ending' },
    });
    expect((await server.telex(path, { headers })).json()).toMatchObject({ details });
    expect((await change({ insteadId: id })).json()).toMatchObject({
      fields: { insteadId: expect.any(String) },
    });
    const listSchema = z.object({ pictures: z.array(z.object({ picture: pictureSchema })) });
    const found = async (query: string) => {
      const answer = await server.telex(`/api/newsroom/pictures?${query}`, { headers });
      return listSchema.parse(answer.json()).pictures.map(({ picture }) => picture.id);
    };
    const day = server.context.clock.now().toISOString().slice(0, 10);
    for (const query of ['q=alkonyat+H%C3%8DD', 'credit=agi', 'rights=ending'])
      expect(await found(query)).toEqual([id]);
    expect(await found(`day=${day}`)).toContain(id);
    expect(await found('rights=ended')).toEqual([]);
    expect(await found('q=%25')).toEqual([]);
  });
});
