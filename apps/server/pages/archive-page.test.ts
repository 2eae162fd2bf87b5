import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../../../tests/server.ts';
import { save, writeStories } from '../../../tests/stories.ts';

const server = withServer();
const numbered = 25;
beforeAll(async () => {
  await writeStories(server.house);
  for (let number = 1; number <= numbered; number += 1)
    await save(server.house, { slug: `korte-${number}`, title: `Körte szedés, ${number}. nap` });
  await save(server.house, { slug: 'korte-g7', title: 'Körte ára', site: 'g7' });
  await save(server.house, {
    slug: 'regi-korte',
    title: 'Körte régen',
    pubDate: new Date('2020-05-05T23:30:00+02:00'),
  });
  await server.settled();
});

const tagged = (filters: object): string => `filters=${encodeURIComponent(JSON.stringify(filters))}`;

function titlesIn(html: string): string[] {
  const cards = html.match(/<article[\s\S]*?<\/article>/g) ?? [];
  return cards.map((card) => /<h3[^>]*>([\s\S]*?)<\/h3>/.exec(card)?.[1]?.replace(/<[^>]+>/g, '') ?? '');
}

function robotsIn(html: string): string {
  return /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? '';
}

describe('the archive', () => {
  it('shows everything of the domain, newest first, page by page, and may be found [SITE-15] [LIST-06]', async () => {
    const { status, text } = await server.telex('/archivum');
    expect(status).toBe(200);
    expect(text).toContain('A teljes archívum, legújabb elöl');
    expect(titlesIn(text)).toHaveLength(10);
    expect(robotsIn(text)).toBe('');
    expect(text).toContain('<title>Archívum – Lapzárta</title>');
    const third = (await server.telex('/archivum?oldal=3')).text;
    expect(third).toContain('3. oldal, összesen');
    expect(third).toContain('rel="canonical" href="http://localhost');
    expect(third).toMatch(/rel="canonical" href="[^"]*\/archivum\?oldal=3"/);
  });

  it.each(['/after', '/g7', '/karakter'])(
    'is at %s/archivum too, for that site alone [SITE-15]',
    async (site) => {
      const { text } = await server.telex(`${site}/archivum?term=K%C3%B6rte`);
      expect(text).toContain(`action="${site}/archivum"`);
      if (site === '/g7') expect(titlesIn(text)).toEqual(['Körte ára']);
      else expect(text).toContain('Nincs találat');
      expect(text).toContain('href="/archivum?term=K%C3%B6rte"');
    },
  );

  it('finds what is looked for, marks it, and keeps it out of other searches [SRCH-01] [X08]', async () => {
    const { status, text } = await server.telex('/archivum?term=rezg%C3%A9s%C3%A9rz%C3%A9kel%C5%91t');
    expect(status).toBe(200);
    expect(titlesIn(text)[0]).toContain('rezgésérzékelőt');
    expect(text).toMatch(/<mark[^>]*>rezgésérzékelőt<\/mark>/);
    expect(text).toContain('1 találat');
    expect(robotsIn(text)).toBe('noindex, follow');
  });

  it('never shows one search in the place of another', async () => {
    const pear = await server.telex('/archivum?term=K%C3%B6rte');
    const bridge = await server.telex('/archivum?term=rezg%C3%A9s%C3%A9rz%C3%A9kel%C5%91t');
    const limited = await server.telex('/archivum?term=K%C3%B6rte&to=2020-12-31');
    const bySort = await server.telex('/archivum?term=K%C3%B6rte&sort=time');
    expect(new Set([pear, bridge, limited, bySort].map(({ text }) => text)).size).toBe(4);
  });

  it('narrows by tag, author and section, each named as the paper names it [SRCH-01]', async () => {
    const filters = { and_tags: ['hidak'], authors: ['szekely-anna'], superTags: ['tudomany'] };
    const { status, text } = await server.telex(`/archivum?${tagged(filters)}`);
    expect(status).toBe(200);
    expect(titlesIn(text)).toHaveLength(1);
    for (const name of ['hidak', 'Székely Anna', 'Tudomány'])
      expect(text).toContain(`aria-label="Szűrő elvétele: ${name}"`);
  });

  it('takes a section’s name with its count for the section [SRCH-10]', async () => {
    const { status, text } = await server.telex(`/archivum?${tagged({ superTags: ['Tudomány (12)'] })}`);
    expect(status).toBe(200);
    expect(text).toContain('aria-label="Szűrő elvétele: Tudomány"');
  });

  it('asks as a section asks where it is narrowed to that section [SRCH-14]', async () => {
    await server.house.content.ensureSuperTags([{ slug: 'velemeny', name: 'Vélemény', site: 'telex' }]);
    const section = await server.telex(`/archivum?${tagged({ superTags: ['velemeny'] })}`);
    expect(section.text).toContain('placeholder="Keresés a vélemények között"');
    for (const query of [
      '',
      tagged({ superTags: ['tudomany'] }),
      tagged({ superTags: ['velemeny', 'tudomany'] }),
    ])
      expect((await server.telex(`/archivum?${query}`)).text).toContain('placeholder="Keresés"');
  });

  it('narrows by days of the readers’ clock, both included [SITE-09]', async () => {
    const day = await server.telex('/archivum?term=K%C3%B6rte&from=2020-05-05&to=2020-05-05');
    expect(titlesIn(day.text)).toEqual(['Körte régen']);
    expect((await server.telex('/archivum?term=K%C3%B6rte&from=2020-05-06&to=2020-05-06')).status).toBe(404);
  });

  it('keeps the form where nothing is found, as a 404 that nobody lists [X08] [ERR-03]', async () => {
    const { status, text } = await server.telex('/archivum?term=xyzzyxyzzy');
    expect(status).toBe(404);
    expect(text).toContain('Nincs találat');
    expect(text).toContain('name="term" value="xyzzyxyzzy"');
    expect(text).not.toContain('A keresett oldal nem található');
    expect(robotsIn(text)).toBe('noindex, follow');
    expect(text).toContain('Friss hírek');
  });

  it.each(['😀', '!!', '""', 'x'.repeat(61), 'x'.repeat(201)])(
    'finds nothing by %s, of which nothing can be looked for, and not everything [X08]',
    async (term) => {
      const { status, text } = await server.telex(`/archivum?term=${encodeURIComponent(term)}`);
      expect(status).toBe(404);
      expect(text).toContain('Nincs találat');
      expect(robotsIn(text)).toBe('noindex, follow');
    },
  );

  it('keeps the form beyond the last page of a search, and shows the error page beyond the archive [S05]', async () => {
    const search = await server.telex('/archivum?term=K%C3%B6rte&oldal=99');
    expect([search.status, search.text.includes('nincs ennyi oldala')]).toEqual([404, true]);
    const whole = await server.telex('/archivum?oldal=9999');
    expect([whole.status, whole.text.includes('A keresett oldal nem található')]).toEqual([404, true]);
  });

  it.each([
    ['filters=%7Bnonsense', 'A szűrők egy részét nem értettük'],
    ['filters=%5B1%2C2%5D', 'A szűrők egy részét nem értettük'],
    [tagged({ and_tags: ['nincs-ilyen-tema'] }), 'Nincs ilyen téma: „nincs-ilyen-tema”'],
    [tagged({ authors: ['<img src=x>'] }), 'Nincs ilyen szerző: „&lt;img src=x&gt;”'],
    ['from=tegnap', 'Ilyen nap nincs: „tegnap”'],
    ['from=2026-12-01&to=2020-01-01', 'felcseréltük'],
  ])('reads %s without complaint, and says what it left out', async (query, sentence) => {
    const { status, text } = await server.telex(`/archivum?term=K%C3%B6rte&${query}`);
    expect(status).toBe(200);
    expect(text).toContain(sentence);
  });

  it('cuts a term that is too long, and says so', async () => {
    const { status, text } = await server.telex(`/archivum?term=${'k%C3%B6rte%20'.repeat(60)}`);
    expect([200, 404]).toContain(status);
    expect(text).toContain('túl hosszú volt');
  });

  it.each([
    'term=%00%01',
    'term=%22%22%22',
    "term='%3Bdrop%20table",
    'term=%3A*%26%7C!()',
    'oldal=-1',
    'perPage=x',
  ])('is never broken by %s', async (query) => {
    expect((await server.telex(`/archivum?${query}`)).status).toBeLessThan(500);
  });

  it('shows a new story as soon as it is published [SITE-15]', async () => {
    const path = '/archivum?term=k%C3%B6kr%C3%B6csinsziget';
    expect((await server.telex(path)).status).toBe(404);
    await save(server.house, { slug: 'kokrocsin', title: 'Kökröcsinsziget' });
    await server.settled();
    expect(titlesIn((await server.telex(path)).text)).toEqual(['Kökröcsinsziget']);
  });
});
