import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '#tests/server.ts';
import { save } from '#tests/stories.ts';

const server = withServer();

beforeAll(async () => {
  const { content } = server.context;
  const names = ['Eb 2024', 'Orosz-ukrán háború', 'elemzés', 'összefoglaló', 'EP 2024', 'műsor', 'USA 2024'];
  const slugs = ['eb-2024', 'orosz-ukran-haboru', 'elemzes', 'osszefoglalo', 'ep-2024', 'musor', 'usa-2024'];
  const tags = await content.ensureTags(slugs.map((slug, at) => ({ slug, name: names[at] ?? slug })));
  const idsOf = (...of: string[]) => of.flatMap((slug) => tags.get(slug) ?? []);
  const write = (slug: string, ...of: string[]) =>
    save(server.context, { slug, title: slug, tagIds: idsOf(...of) });
  for (let at = 1; at <= 12; at += 1) await write(`meccs-${at}`, 'eb-2024');
  await write('mi-tortent', 'orosz-ukran-haboru', 'osszefoglalo');
  await write('mit-jelent', 'orosz-ukran-haboru', 'elemzes');
  await write('ejszaka', 'ep-2024', 'musor');
  await write('allamok', 'usa-2024', 'elemzes');
  await server.settled();
});

async function textAt(path: string): Promise<string> {
  const { status, text } = await server.telex(path);
  expect(status, path).toBe(200);
  return text;
}

function h1(html: string): string {
  const [, inside = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return inside.replace(/<[^>]*>/g, '');
}

function canonicalIn(html: string): string {
  return /<link rel="canonical" href="http:\/\/localhost(?::\d+)?([^"]*)"/.exec(html)?.[1] ?? '';
}

function currentTab(html: string): string {
  return /<nav[^>]*data-tabs.*?aria-current="page">([^<]*)</s.exec(html)?.[1] ?? '';
}

describe('a supplement', () => {
  it.each([
    ['tokio-2020', 'Éremtáblázat', 'Kuba', '[SUPP-01]'],
    ['foci-vb-2022', 'Csoportok', 'Argentína', '[SUPP-02]'],
    ['eb-2024', 'Góllövőlista', 'Mikautadze', '[SUPP-03]'],
    ['parizs-2024', 'Magyarok', 'Márton Viviana', '[SUPP-04]'],
    ['orosz-ukran-haboru', 'Összefoglalók', 'mi-tortent', '[SUPP-05]'],
    ['valasztas-2022', 'Nemzetiségi listák', 'Országos Szlovén Önkormányzat', '[SUPP-06]'],
    ['valasztas-2024', 'GYIK', 'Kiket választottak?', '[SUPP-07]'],
    ['ep-2024', 'EP-frakciók', 'Szuverén Nemzetek Európája', '[SUPP-08]'],
    ['usa-2024', 'Adatok', 'Észak-Karolina', '[SUPP-09]'],
  ])(
    '%s has tabs with addresses of their own, such as %s with %s [SITE-13] %s',
    async (path, title, said) => {
      const first = await textAt(`/melleklet/${path}`);
      expect(currentTab(first)).toBe('Cikkek');
      const href = new RegExp(`href="([^"]*)"[^>]*>${title}</a>`).exec(first)?.[1] ?? '';
      const tab = await textAt(href);
      expect(currentTab(tab)).toBe(title);
      expect(tab).toContain(said);
      expect(canonicalIn(tab)).toBe(href);
      expect(h1(tab)).toContain(title);
    },
  );

  it('answers at an alias, whose canonical address is the supplement’s own [SUPP-05]', async () => {
    for (const tab of ['', '/elemzesek'])
      for (const name of ['valsag', 'haboru']) {
        const html = await textAt(`/melleklet/orosz-ukran-${name}${tab}`);
        expect(canonicalIn(html)).toBe(`/melleklet/orosz-ukran-haboru${tab}`);
      }
  });

  it('lists its stories in pages, without a page that has none', async () => {
    const first = await textAt('/melleklet/eb-2024');
    expect(first.match(/<article/g)).toHaveLength(10);
    expect(first).toContain('href="/melleklet/eb-2024?oldal=2"');
    const second = await textAt('/melleklet/eb-2024?oldal=2');
    expect(second.match(/<article/g)).toHaveLength(2);
    expect(second).toContain('<title>Eb 2024 – 2. oldal – Lapzárta</title>');
    for (const path of ['/melleklet/eb-2024?oldal=3', '/melleklet/eb-2024/csoportok?oldal=2'])
      expect((await server.telex(path)).status, path).toBe(404);
  });

  it('changes when a story with its tag is published', async () => {
    expect(await textAt('/melleklet/usa-2024/elemzesek')).not.toContain('masodik-elemzes');
    const { content } = server.context;
    const tags = await content.ensureTags([
      { slug: 'usa-2024', name: 'USA 2024' },
      { slug: 'elemzes', name: 'elemzés' },
    ]);
    await save(server.context, {
      slug: 'masodik-elemzes',
      title: 'masodik-elemzes',
      tagIds: [...tags.values()],
    });
    await server.settled();
    expect(await textAt('/melleklet/usa-2024/elemzesek')).toContain('masodik-elemzes');
  });

  it('has a search of its own stories [SRCH-14]', async () => {
    const html = await textAt('/melleklet/eb-2024');
    expect(html).toMatch(/<h2[^>]*>Keresés a mellékletben<\/h2>/);
    expect(html).toContain('placeholder="Keresés a mellékletben"');
    const filters = /name="filters" value="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '';
    const found = await textAt(`/archivum?term=meccs&filters=${encodeURIComponent(filters)}`);
    expect(found).toContain('12 találat');
  });

  it('shows programmes and a campaign with its stories [SUPP-12]', async () => {
    expect(await textAt('/melleklet/ep-2024/musorok')).toContain('ejszaka');
    const campaign = (await textAt('/melleklet/usa-2024/adatok')).split('Így olvassa az adatokat')[1] ?? '';
    expect(campaign).toContain('allamok');
    expect(campaign).toContain('href="/melleklet/usa-2024/elemzesek"');
  });

  it('has promo boxes, and a graphic where the edition wants one [FRONT-21]', async () => {
    expect(await textAt('/melleklet/eb-2024')).toMatch(
      /<h3><a [^>]*href="\/melleklet\/eb-2024\/csoportok">Csoportok<\/a><\/h3>/,
    );
    const drawing = 'viewBox="0 0 240 70"';
    expect(await textAt('/melleklet/usa-2024')).toContain(drawing);
    expect(await textAt('/melleklet/ep-2024')).not.toContain(drawing);
  });

  it('says where there are no data yet', async () => {
    for (const path of ['eb-2024/sarga-lapok', 'valasztas-2024/adatok/megye/02'])
      expect(await textAt(`/melleklet/${path}`), path).toContain('Még nincs adat.');
  });

  it('says where there are no stories yet', async () => {
    expect(await textAt('/melleklet/valasztas-2024/musorok')).toContain('Még nincs cikk.');
  });

  it.each([
    '/melleklet/nincs-ilyen',
    '/melleklet/eb-2024/nincs-ilyen',
    '/melleklet/eb-2024/csoportok/a',
    '/melleklet/ep-2024/adatok/megye/99',
    '/melleklet/ep-2024/adatok/jaras/01',
  ])('%s is a 404', async (path) => {
    expect((await server.telex(path)).status).toBe(404);
  });

  it('is on its own site only', async () => {
    expect((await server.transtelex('/melleklet/eb-2024')).status).toBe(404);
    expect((await server.telex('/after/melleklet/eb-2024')).status).toBe(404);
  });

  it('is in the sitemap with its tabs and areas', async () => {
    const { text } = await server.telex('/sitemap/lapok.xml');
    for (const path of ['eb-2024', 'eb-2024/csoportok', 'ep-2024/adatok/oevk/01-01'])
      expect(text).toMatch(new RegExp(`/melleklet/${path}</loc>`));
    expect(text).not.toContain('valsag');
  });

  it.each([
    ['/rovat/valasztas', '/melleklet/valasztas-2022'],
    ['/rovat/valasztas-2024', '/melleklet/valasztas-2024'],
    ['/rovat/ep-valasztas', '/melleklet/ep-2024'],
    ['/rovat/amerikai-valasztas', '/melleklet/usa-2024'],
    ['/rovat/olimpia', '/melleklet/parizs-2024'],
    ['/rovat/tokio-2020', '/melleklet/tokio-2020'],
    ['/rovat/foci-vb', '/melleklet/foci-vb-2022'],
    ['/rovat/foci-eb', '/melleklet/eb-2024'],
    ['/rovat/haboru', '/melleklet/orosz-ukran-haboru'],
  ])('%s redirects to a page that answers: %s [REDIR-13]', async (old, now) => {
    const { status, headers } = await server.telex(old);
    expect([status, headers.location]).toEqual([301, now]);
    expect(h1(await textAt(now))).not.toBe('');
  });
});

describe('results', () => {
  it('have the headings of the stages at their places in the list of matches [SUPP-13]', async () => {
    const world = await textAt('/melleklet/foci-vb-2022/eredmenyek');
    expect([...world.matchAll(/<h3>([^<]*)<\/h3>/g)].map(([, title]) => title).slice(-2)).toEqual([
      'Bronzmérkőzés',
      'Döntő',
    ]);
  });

  it('order the medal table by gold, or by all medals at another address [SUPP-01] [SUPP-04]', async () => {
    const rowsOf = (html: string) =>
      [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
        [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell]) => cell).join(' '),
      );
    const byGold = rowsOf(await textAt('/melleklet/parizs-2024/eremtablazat'));
    expect(byGold).toContain('14. Magyarország 6 7 6 19');
    expect(byGold[1]).toBe('1. Egyesült Államok 40 44 42 126');
    const byTotal = rowsOf(await textAt('/melleklet/parizs-2024/eremtablazat?rendezes=osszes'));
    expect(byTotal.slice(1, 5).map((row) => row.split(' ').at(-1))).toEqual(['126', '91', '65', '64']);
    const tokyo = rowsOf(await textAt('/melleklet/tokio-2020/eremtablazat'));
    expect(tokyo.find((row) => row.includes('Magyarország'))).toContain('6 7 7 20');
  });

  it('show the finals of a day, the first one by default [SUPP-04]', async () => {
    const first = await textAt('/melleklet/parizs-2024/program');
    expect(first).toContain('2024. július 27., szombat');
    const other = await textAt('/melleklet/parizs-2024/program?nap=2024-08-11');
    expect(other).toContain('Michelle');
    expect(canonicalIn(other)).toBe('/melleklet/parizs-2024/program');
    for (const nap of ['2024-12-24', 'tegnap'])
      expect(await textAt(`/melleklet/parizs-2024/program?nap=${nap}`)).toContain(
        '2024. július 27., szombat',
      );
  });

  it('have all nineteen Hungarian medals of Paris [SUPP-04]', async () => {
    const html = await textAt('/melleklet/parizs-2024/magyarok');
    const medals = [...html.matchAll(/>(Arany|Ezüst|Bronz)<\/span>/g)].map(([, colour]) => colour);
    const count = (colour: string) => medals.filter((one) => one === colour).length;
    expect([count('Arany'), count('Ezüst'), count('Bronz')]).toEqual([6, 7, 6]);
  });

  it('show the data of a country, a county and a district, linked with each other [SUPP-10] [X24]', async () => {
    const tab = await textAt('/melleklet/ep-2024/adatok');
    expect(tab).toContain('href="/melleklet/ep-2024/adatok/megye/02"');
    const county = await textAt('/melleklet/ep-2024/adatok/megye/02');
    expect(h1(county)).toContain('Baranya');
    expect(county).toContain('href="/melleklet/ep-2024/adatok/oevk/02-01"');
    expect(county).toContain('href="/melleklet/ep-2024/adatok/orszag/hu"');
    const country = await textAt('/melleklet/ep-2024/adatok/orszag/hu');
    expect(country).toContain('1 990 350'.replaceAll(' ', '\u00a0'));
    expect(await textAt('/melleklet/valasztas-2024/adatok/orszag/hu')).toContain('Magyarország');
  });

  it('list the seats with the largest group first, although the chart goes from left to right [SUPP-08]', async () => {
    const html = await textAt('/melleklet/ep-2024/mandatumok');
    expect(html).toMatch(/aria-label="[^"]*: DK–MSZP–Párbeszéd: 2, Tisza: 7, Fidesz–KDNP: 11, Mi Hazánk: 1"/);
    const seats = [...html.matchAll(/<td[^>]*>(\d+)<\/td><td[^>]*>[\d,]+%<\/td>/g)].map(([, count]) => count);
    expect(seats).toEqual(['11', '7', '2', '1', '21']);
  });

  it('draw the seats with a description and a table, and show how they were allotted [SUPP-06]', async () => {
    const html = await textAt('/melleklet/valasztas-2022/mandatumok');
    expect(html).toMatch(/<h2[^>]*>Kétharmad: 135 mandátum<\/h2>/);
    expect(html).toMatch(/role="img" aria-label="Az új Országgyűlés: [^"]*Fidesz–KDNP: 135/);
    expect(html).toContain('A többséghez 100 mandátum kell.');
    expect(html).toContain('>92.<');
    expect(html).toContain('>Lista<');
    expect(await textAt('/melleklet/ep-2024/ep-frakciok')).toContain('A többséghez 361 mandátum kell.');
    expect(await textAt('/melleklet/ep-2024/mandatumok')).not.toContain('A többséghez');
  });

  it('have the turnout of the certified result, by district as well [S55]', async () => {
    const html = await textAt('/melleklet/valasztas-2022/reszvetel');
    expect(html).toContain('69,59%');
    expect(html).toMatch(/href="\/melleklet\/valasztas-2022\/adatok\/oevk\/20-03"/);
  });

  it('say that votes from abroad are missing, and that sums are not official [S46]', async () => {
    const unofficial = 'Nem hivatalos összesítés; a feldolgozottság és az időpont nem ismert';
    for (const path of ['ep-2024/adatok', 'ep-2024/adatok/megye/02', 'ep-2024/partlistak']) {
      const html = await textAt(`/melleklet/${path}`);
      expect(html.split('a levélszavazatok nélkül')).toHaveLength(2);
      expect(html).toContain(unofficial);
    }
    expect(await textAt('/melleklet/usa-2024/adatok')).toContain(unofficial);
  });
});
