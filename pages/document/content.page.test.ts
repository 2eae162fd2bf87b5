import { beforeAll, describe, expect, it } from 'vitest';
import type { Body } from '#features/content/public.ts';
import { all, readXml } from '#platform/feeds/read-xml.fixture.ts';
import { withServer } from '#tests/server.ts';
import { save, writeStories } from '#tests/stories.ts';

const server = withServer();

const body: Body = [
  { kind: 'paragraph', html: 'Az első szavak.' },
  { kind: 'heading', level: 2, id: 'tovabb', html: 'Tovább' },
  { kind: 'paragraph', html: 'A többi.' },
];

async function write(slug: string, title: string, site = 'telex'): Promise<void> {
  const updatedAt = new Date('2026-11-01T00:00:00+01:00');
  await server.context.content.writeDocument({ slug, site, language: 'hu', title, body, updatedAt });
  await server.settled();
}

beforeAll(async () => {
  await writeStories(server.context);
  await write('impresszum', 'Impresszum');
  await write('impresszum-erdely', 'Erdélyi impresszum', 'transtelex');
  await write('fiataloknak', 'Te jössz');
  await write('egyszazalek', 'Egy százalék');
});

describe('a document with an address of its own', () => {
  it('has the content of the document’s page and its canonical address [SITE-33] [S29]', async () => {
    const { status, text } = await server.telex('/impresszum');
    const address = `http://localhost:${server.port}/impresszum`;
    expect(status).toBe(200);
    expect(text).toContain('<title>Impresszum – Lapzárta</title>');
    expect(text).toContain('<meta name="description" content="Az első szavak. Tovább A többi.">');
    expect(text).toContain(`<link rel="canonical" href="${address}">`);
    expect(text).toContain(`{"@type":"ListItem","position":2,"name":"Impresszum","item":"${address}"}`);
    expect(text).toContain('data-route="imprint"');
    expect(text).toContain('<h2 id="tovabb"');
  });

  it('is reached from its /dokumentum address in one hop, as is an imported one [S04]', async () => {
    await server.database.db
      .insertInto('redirects')
      .values({ site: 'telex', path: '/rolunk', target: '/dokumentum/impresszum' })
      .execute();
    for (const path of ['/dokumentum/impresszum', '/rolunk/', '/Impresszum/']) {
      const { status, headers } = await server.telex(path);
      expect([status, headers.location], path).toEqual([301, '/impresszum']);
    }
  });

  it('is in the sitemap of its own domain alone, once, with that address [S06]', async () => {
    const pathsOf = async (send: typeof server.telex): Promise<string[]> => {
      const addresses = all(readXml((await send('/sitemap/lapok.xml')).text), 'loc');
      return addresses.map((node) => new URL(node.text).pathname);
    };
    const own = /^\/(dokumentum\/(?!adatkezeles)|impresszum|te$|egyszazalek)/;
    expect((await pathsOf(server.telex)).filter((path) => own.test(path)).toSorted()).toEqual([
      '/egyszazalek',
      '/impresszum',
      '/te',
    ]);
    expect((await pathsOf(server.transtelex)).filter((path) => own.test(path))).toEqual(['/impresszum']);
  });
});

describe('the imprint', () => {
  it('lists the staff by desk, with links from authors to their stories [SITE-33] [SITE-34]', async () => {
    const { text: before } = await server.telex('/impresszum');
    expect(before).toMatch(/Főszerkesztőség.*Rátkai Judit.*főszerkesztő.*Hírek.*Kormos Lilla.*Üzemeltetés/s);
    expect(before).toContain('href="mailto:ratkai-judit@lapzarta.example"');
    expect(before).not.toContain('/szerzo/');

    const people = await server.context.content.ensureAuthors([
      { slug: 'kormos-lilla', name: 'Kormos Lilla' },
      { slug: 'halmi-bence', name: 'Halmi Bence' },
    ]);
    const authorIds = [people.get('kormos-lilla') ?? 0];
    await save(server.context, { slug: 'jegyzokonyv', title: 'Jegyzőkönyv', authorIds });
    await server.settled();
    const { text } = await server.telex('/impresszum');
    expect(text.match(/href="\/szerzo\/[^"]+"/g)).toEqual(['href="/szerzo/kormos-lilla"']);
  });

  it('of the regional edition is separate [SITE-33] [X12]', async () => {
    const { status, text } = await server.transtelex('/impresszum');
    expect([status, text.includes('Erdélyi impresszum'), text.includes('Kelemen Boróka')]).toEqual([
      200,
      true,
      true,
    ]);
    expect(text).not.toContain('Rátkai Judit');
  });
});

describe('an academy', () => {
  it('exists if its document does, at the one address set in the edition [SITE-26]', async () => {
    expect((await server.telex('/lapzartaakademia')).status).toBe(404);
    await write('lapzartaakademia', 'Lapzárta Akadémia');
    const { status, text } = await server.telex('/lapzartaakademia');
    expect([status, text.includes('data-route="academy"')]).toEqual([200, true]);
    expect((await server.telex('/masikakademia')).status).toBe(404);
  });
});

describe('the youth page', () => {
  it('shows stories as soon as there is one, with a link to more [SITE-27]', async () => {
    const { text: before } = await server.telex('/te');
    expect(before).toContain('Te jössz');
    expect(before).not.toContain('/cimke/fiatalok');
    const tags = await server.context.content.ensureTags([{ slug: 'fiatalok', name: 'fiatalok' }]);
    const tagIds = [tags.get('fiatalok') ?? 0];
    const id = await save(server.context, { slug: 'diakok', title: 'Diákok a hídon', tagIds });
    await server.settled();
    const { text } = await server.telex('/te');
    expect(text).toMatch(/href="\/cimke\/fiatalok">Rólatok, nektek.*Diákok a\u00a0hídon.*A\u00a0többi\./s);
    await save(server.context, { id, slug: 'diakok', title: 'Diákok a hídon', tagIds, state: 'withdrawn' });
    await server.settled();
    expect((await server.telex('/te')).text).not.toContain('Diákok a\u00a0hídon');
  });
});

describe('the one-percent page', () => {
  it('shows the tax number, its owner and the deadline [SITE-36]', async () => {
    const { text } = await server.telex('/egyszazalek');
    expect(text).toMatch(
      /data-copy-text="00000000-0-00".*május 20\..*Lapzárta Alapítvány a Figyelmes Olvasásért/s,
    );
  });
});

describe('the web view for the app', () => {
  it('shows the newest stories without a shell, with absolute addresses [SITE-37]', async () => {
    const { status, text } = await server.telex('/app-web-widget');
    expect(status).toBe(200);
    expect(text).toContain('data-route="app_web_widget"');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toMatch(/<(header|nav|footer)\b/);
    const hrefs = [...text.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
    expect(hrefs).toContain(
      `http://localhost:${server.port}/tudomany/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra`,
    );
    for (const href of hrefs) expect(href).toMatch(/^http:\/\//);
    expect(hrefs.length).toBeLessThanOrEqual(10);
  });

  it('shows each edition’s own stories [SITE-37]', async () => {
    const { text } = await server.transtelex('/app-web-widget');
    expect(text).toContain('Közös raktárt építettek az érmelléki hagymások');
    expect(text).not.toContain('Fából építettek');
  });
});
