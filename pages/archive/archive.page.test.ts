import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '#tests/server.ts';
import { save, writeStories } from '#tests/stories.ts';

const server = withServer();
const numbered = 25;
beforeAll(async () => {
  await writeStories(server.context);
  for (let number = 1; number <= numbered; number += 1)
    await save(server.context, { slug: `korte-${number}`, title: `Körte szedés, ${number}. nap` });
  await save(server.context, { slug: 'korte-g7', title: 'Körte ára', site: 'g7' });
  await save(server.context, {
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
  it('lists the whole domain, newest first, page by page, and is indexed [SITE-15] [LIST-06]', async () => {
    const { status, text } = await server.telex('/archivum');
    expect(status).toBe(200);
    expect(text).toContain('A teljes archívum, legújabb elöl');
    expect(titlesIn(text)).toHaveLength(10);
    expect(robotsIn(text)).toBe('');
    expect(text).toContain('<title>Archívum – Lapzárta</title>');
    const third = (await server.telex('/archivum?oldal=3')).text;
    expect(third).toContain('3. oldal a ');
    expect(third).toContain('rel="canonical" href="http://localhost');
    expect(third).toMatch(/rel="canonical" href="[^"]*\/archivum\?oldal=3"/);
  });

  it.each(['/after', '/g7', '/karakter'])(
    'is also at %s/archivum, for that site alone [SITE-15]',
    async (site) => {
      const { text } = await server.telex(`${site}/archivum?term=K%C3%B6rte`);
      expect(text).toContain(`action="${site}/archivum"`);
      if (site === '/g7') expect(titlesIn(text)).toEqual(['Körte ára']);
      else expect(text).toContain('Nincs találat');
      expect(text).toContain('href="/archivum?term=K%C3%B6rte"');
    },
  );

  it('finds and marks the term, with noindex [SRCH-01] [X08]', async () => {
    const { status, text } = await server.telex('/archivum?term=rezg%C3%A9s%C3%A9rz%C3%A9kel%C5%91t');
    expect(status).toBe(200);
    expect(titlesIn(text)[0]).toContain('rezgésérzékelőt');
    expect(text).toMatch(/<mark[^>]*>rezgésérzékelőt<\/mark>/);
    expect(text).toContain('1 találat');
    expect(robotsIn(text)).toBe('noindex, follow');
  });

  it('never serves one search for another', async () => {
    const pear = await server.telex('/archivum?term=K%C3%B6rte');
    const bridge = await server.telex('/archivum?term=rezg%C3%A9s%C3%A9rz%C3%A9kel%C5%91t');
    const limited = await server.telex('/archivum?term=K%C3%B6rte&to=2020-12-31');
    const bySort = await server.telex('/archivum?term=K%C3%B6rte&sort=time');
    expect(new Set([pear, bridge, limited, bySort].map(({ text }) => text)).size).toBe(4);
  });

  it('filters by tag, author and section, shown by their names [SRCH-01]', async () => {
    const filters = { and_tags: ['hidak'], authors: ['szekely-anna'], superTags: ['tudomany'] };
    const { status, text } = await server.telex(`/archivum?${tagged(filters)}`);
    expect(status).toBe(200);
    expect(titlesIn(text)).toHaveLength(1);
    for (const name of ['hidak', 'Székely Anna', 'Tudomány'])
      expect(text).toContain(`aria-label="Szűrő elvétele: ${name}"`);
  });

  it('accepts a section’s name with its count [SRCH-10]', async () => {
    const { status, text } = await server.telex(`/archivum?${tagged({ superTags: ['Tudomány (12)'] })}`);
    expect(status).toBe(200);
    expect(text).toContain('aria-label="Szűrő elvétele: Tudomány"');
  });

  it('uses the section’s placeholder when filtered by that section [SRCH-14]', async () => {
    await server.context.content.ensureSuperTags([{ slug: 'velemeny', name: 'Vélemény', site: 'telex' }]);
    const section = await server.telex(`/archivum?${tagged({ superTags: ['velemeny'] })}`);
    expect(section.text).toContain('placeholder="Vélemények keresése"');
    for (const query of [
      '',
      tagged({ superTags: ['tudomany'] }),
      tagged({ superTags: ['velemeny', 'tudomany'] }),
    ])
      expect((await server.telex(`/archivum?${query}`)).text).toContain('placeholder="Keresés"');
  });

  it('filters by days in the site’s time zone, inclusive [SITE-09]', async () => {
    const day = await server.telex('/archivum?term=K%C3%B6rte&from=2020-05-05&to=2020-05-05');
    expect(titlesIn(day.text)).toEqual(['Körte régen']);
    expect((await server.telex('/archivum?term=K%C3%B6rte&from=2020-05-06&to=2020-05-06')).status).toBe(404);
  });

  it('keeps the form if nothing is found, as a 404 with noindex [X08] [ERR-03]', async () => {
    const { status, text } = await server.telex('/archivum?term=xyzzyxyzzy');
    expect(status).toBe(404);
    expect(text).toContain('Nincs találat');
    expect(text).toContain('name="term" value="xyzzyxyzzy"');
    expect(text).not.toContain('A keresett oldal nem található');
    expect(robotsIn(text)).toBe('noindex, follow');
    expect(text).toContain('Friss hírek');
  });

  it.each(['😀', '!!', '""', 'x'.repeat(61), 'x'.repeat(201)])(
    'finds nothing, rather than everything, by %s, which has no searchable term [X08]',
    async (term) => {
      const { status, text } = await server.telex(`/archivum?term=${encodeURIComponent(term)}`);
      expect(status).toBe(404);
      expect(text).toContain('Nincs találat');
      expect(robotsIn(text)).toBe('noindex, follow');
    },
  );

  it('keeps the form after the last page of a search, and shows the error page after the archive’s [S05]', async () => {
    const search = await server.telex('/archivum?term=K%C3%B6rte&oldal=99');
    expect([search.status, search.text.includes('nincs ennyi oldala')]).toEqual([404, true]);
    const whole = await server.telex('/archivum?oldal=9999');
    expect([whole.status, whole.text.includes('A keresett oldal nem található')]).toEqual([404, true]);
  });

  it.each([
    ['filters=%7Bnonsense', 'A szűrők egy részét nem értettük'],
    ['filters=%5B1%2C2%5D', 'A szűrők egy részét nem értettük'],
    ['from=tegnap', 'Ilyen nap nincs: „tegnap”'],
    ['from=2026-12-01&to=2020-01-01', 'felcseréltük'],
  ])('accepts %s and says what it left out', async (query, sentence) => {
    const { status, text } = await server.telex(`/archivum?term=K%C3%B6rte&${query}`);
    expect(status).toBe(200);
    expect(text).toContain(sentence);
  });

  it.each([
    [{ and_tags: ['nincs-ilyen-tema'] }, 'Nincs ilyen téma: „nincs-ilyen-tema”.'],
    [{ superTags: ['Nincs Rovat'] }, 'Nincs ilyen rovat: „Nincs Rovat”.'],
    [{ authors: ['<img src=x>'] }, 'Nincs ilyen szerző: „&lt;img src=x&gt;”.'],
    [{ and_tags: ['!!!'] }, 'Nincs ilyen téma: „!!!”.'],
  ])(
    'finds nothing by the unknown filter %j, as the call does, and offers the search without it [X08]',
    async (filters, sentence) => {
      const query = `term=K%C3%B6rte&${tagged(filters)}`;
      const { status, text } = await server.telex(`/archivum?${query}`);
      expect(status).toBe(404);
      for (const part of [
        sentence,
        'Nincs találat',
        'Keresés e szűrő nélkül',
        'aria-label="Szűrő elvétele: ',
      ])
        expect(text.includes(part), part).toBe(true);
      expect(titlesIn(text.slice(0, text.indexOf('Friss hírek')))).toEqual([]);
      const [, without = ''] = /<a href="([^"]+)">Keresés e szűrő nélkül/.exec(text) ?? [];
      expect((await server.telex(without.replaceAll('&amp;', '&'))).status).toBe(200);
      expect((await server.telex(`/api/search?${query}`)).json()).toMatchObject({ items: [], totalItems: 0 });
    },
  );

  it('truncates a term that is too long, with a notice', async () => {
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
  ])('withstands %s', async (query) => {
    expect((await server.telex(`/archivum?${query}`)).status).toBeLessThan(500);
  });

  it('shows a new story as soon as it is published [SITE-15]', async () => {
    const path = '/archivum?term=k%C3%B6kr%C3%B6csinsziget';
    expect((await server.telex(path)).status).toBe(404);
    await save(server.context, { slug: 'kokrocsin', title: 'Kökröcsinsziget' });
    await server.settled();
    expect(titlesIn((await server.telex(path)).text)).toEqual(['Kökröcsinsziget']);
  });
});

it('stores no page of the archive among the others for parameters that mean nothing [S37]', async () => {
  const stored = async () =>
    Number(/^lapzarta_cache_entries\{[^}]*pages[^}]*\} (\d+)/m.exec(await server.metrics())?.[1]);
  await server.telex('/archivum');
  const before = await stored();
  for (const query of ['from=a1', 'to=a2', 'filters=zz1', 'term=%20%20'])
    expect((await server.telex(`/archivum?${query}`)).status).toBe(200);
  expect(await stored()).toBe(before);
});
