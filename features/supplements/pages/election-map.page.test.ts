import { describe, expect, it } from 'vitest';
import type { Edition } from '#features/sites/public.ts';
import { withServer } from '#tests/server.ts';
import { bordersPart, recordsPart } from '../edition-parts.ts';
import type { Election } from '../records/election.ts';

const server = withServer();
const map = '/valasztasi-terkep/hungary-2022';

function electionIn(edition: Edition): Election {
  const found = recordsPart.of(edition).find((record) => record.kind === 'election');
  if (found?.kind !== 'election') throw new Error('the edition has no election');
  return found;
}

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

/** The tile of a district: its link, its name, and its classes. */
function tileOf(html: string, name: string): { href: string; title: string; rect: string } {
  const [, href = '', title = '', rect = ''] =
    [...html.matchAll(/<a href="([^"]*)"><title>([^<]*)<\/title><rect class="([^"]*)"/g)].find(
      ([, , text = '']) => text.startsWith(`${name}:`),
    ) ?? [];
  return { href, title, rect };
}

describe('the election map', () => {
  it('has a tile and a row for each of the 106 districts, with a page of its own [SUPP-11]', async () => {
    const { status, text } = await server.telex(map);
    expect(status).toBe(200);
    expect(text.match(/<a href="\/valasztasi-terkep\/hungary-2022\/oevk\/[\d-]+"><title>/g)).toHaveLength(
      106,
    );
    expect(text.match(/<tr/g)).toHaveLength(107);
    const tile = tileOf(text, 'Budapest 14.');
    expect(tile.title).toBe('Budapest 14.: Dunai Mónika, Fidesz–KDNP, 44,7%');
    const district = await server.telex(tile.href);
    expect(district.status).toBe(200);
    expect(textOf(district.text)).toContain(
      'Dunai Mónika (Fidesz–KDNP) 381 szavazattal előzi meg a második jelöltet.',
    );
    expect(textOf(district.text)).toContain('Végleges eredmény');
  });

  it('shades the districts by the winner’s share', async () => {
    const { text } = await server.telex(map);
    const shade = (name: string) => /shade(\d)/.exec(tileOf(text, name).rect)?.[1];
    // 44.7%, 51%, 61.2%: the limits are 40, 50 and 60%.
    expect([shade('Budapest 14.'), shade('Budapest 5.'), shade('Budapest 7.')]).toEqual(['2', '3', '4']);
    expect(textOf(text)).toContain('40% alatt 40–50% 50–60% 60% vagy több');
  });

  it.each([
    ['ep-2024-areas', 'Baranya', '/valasztasi-terkep/ep-2024-areas/megye/02'],
    ['usa-2024-states', 'Kalifornia', null],
    ['ogy2022', 'Még nincs adat.', null],
  ])('shows every election of the edition: %s [SUPP-11]', async (name, said, below) => {
    const { status, text } = await server.telex(`/valasztasi-terkep/${name}`);
    expect(status).toBe(200);
    expect(text).toContain(said);
    if (below === null) return;
    expect(text).toContain(`href="${below}"`);
    expect((await server.telex(below)).status).toBe(200);
  });

  it('offers the other elections and the supplement, unless more is hidden [SUPP-11]', async () => {
    const { text } = await server.telex(map);
    expect(text).toContain('href="/valasztasi-terkep/usa-2024-states"');
    expect(text).toMatch(/href="http:\/\/localhost:\d+\/melleklet\/valasztas-2022\/adatok"/);
    const hidden = (await server.telex(`${map}?hideMore=1`)).text;
    expect(hidden).not.toContain('href="/valasztasi-terkep/usa-2024-states"');
    expect(hidden).not.toContain('/melleklet/');
    // The choice is kept from page to page.
    expect(hidden).toContain('href="/valasztasi-terkep/hungary-2022/oevk/01-01?hideMore=1"');
    const district = (await server.telex(`${map}/oevk/01-01?hideMore=1`)).text;
    expect(district).toContain('href="/valasztasi-terkep/hungary-2022?hideMore=1"');
    expect(district).toMatch(
      /href="http:\/\/localhost:\d+\/melleklet\/valasztas-2022\/adatok\/oevk\/01-01" target="_blank"[^>]*data-parent-route/,
    );
  });

  it('is on its own host, too', async () => {
    const own = { host: 'valasztas.localhost' };
    expect((await server.telex(`${map}?hideMore=1`, own)).status).toBe(200);
  });

  it('is framed from its own host by the supplement, whose policy allows it [SUPP-11]', async () => {
    const { headers, text } = await server.telex('/melleklet/valasztas-2022/adatok');
    const src = `http://valasztas.localhost:${server.port}`;
    expect(text).toMatch(/<iframe[^>]* title="Választási térkép: Országgyűlési választás, 2022"/);
    expect(text).toContain(`src="${src}/valasztasi-terkep/hungary-2022?hideMore=1"`);
    expect(String(headers['content-security-policy'])).toContain(src);
  });

  it.each([
    '/valasztasi-terkep/nincs',
    '/valasztasi-terkep/euro-2024',
    `${map}/oevk/99-01`,
    `${map}/megye/01-01`,
    `${map}/hatarok.svg`,
  ])('%s is a 404', async (path) => {
    expect((await server.telex(path)).status).toBe(404);
  });
});

describe('one changed vote', () => {
  const changed = withServer({
    edition(edition) {
      const district = electionIn(edition).districts.find(({ code }) => code === '01-14');
      const second = district?.candidates.find(([name]) => name === 'Szilágyi György');
      // 381 behind: with 382 more votes the other list wins.
      if (second) second[2] += 382;
      return edition;
    },
  });
  const readers = { real: server, changed };

  it.each(['real', 'changed'] as const)(
    'is on the map, in tables, on the district’s page and in the embed: %s',
    async (which) => {
      const from = readers[which];
      const [winner, list, lead] =
        which === 'real'
          ? ['Dunai Mónika', 'Fidesz–KDNP', '381']
          : ['Szilágyi György', 'DK–Jobbik–Momentum–MSZP–LMP–Párbeszéd', '1'];
      const embed = (await from.telex(`${map}?hideMore=1`)).text;
      expect(tileOf(embed, 'Budapest 14.').title).toContain(`${winner}, ${list}`);
      const table = (await from.telex('/melleklet/valasztas-2022/valasztokeruletek')).text;
      expect(tileOf(table, 'Budapest 14.').title).toContain(`${winner}, ${list}`);
      expect(textOf(table)).toMatch(new RegExp(`Budapest 14\\. ${winner} ${list} [\\d,]+% ${lead} `));
      expect(textOf(table)).toContain(which === 'real' ? 'Fidesz–KDNP: 87' : 'Fidesz–KDNP: 86');
      const page = (await from.telex('/melleklet/valasztas-2022/adatok/oevk/01-14')).text;
      expect(textOf(page)).toContain(`${winner} (${list}) ${lead} szavazattal előzi meg a második jelöltet.`);
      const close = (await from.telex('/melleklet/valasztas-2022/adatok')).text;
      expect(textOf(close)).toMatch(
        new RegExp(`Ahol a legszorosabb volt .*?Budapest 14\\. 0,[\\d]+% ${winner}`),
      );
    },
  );
});

describe('the borders of districts', () => {
  const bordered = withServer({
    edition: (edition) => ({
      ...edition,
      parts: [
        ...edition.parts,
        bordersPart.schema.parse({
          map: 'oevk-2022',
          source: 'kitalált határok',
          polygons: [
            { maz: '01', evk: '01', poligon: '47.0 19.0,47.0 20.0,48.0 20.0,48.0 19.0' },
            { maz: '1', evk: '14', poligon: '47.0 18.0, 47.0 19.0, 48.0 18.5' },
          ],
        }),
      ],
    }),
  });

  it('are a picture of their own where a file with them is configured, latitude first', async () => {
    const { text } = await bordered.telex(map);
    expect(text).toContain('src="/valasztasi-terkep/hungary-2022/hatarok.svg"');
    expect(text).toContain('kitalált határok');
    expect(text).toContain('alt="Országgyűlési választás, 2022: a választókerületek határai');
    const { headers, status, text: svg } = await bordered.telex(`${map}/hatarok.svg`);
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(String(headers['content-security-policy'])).toContain("default-src 'none'");
    // Two degrees wide: the square is the right half, and what is north is above.
    expect(svg).toContain('d="M2000 2960l2000 0 0-2960-2000 0z"');
    expect(svg).toMatch(/class="c0 s2" d="M2000/);
    expect(svg).toMatch(/class="c1 s2" d="M0 2960/);
  });

  it('are not loaded where there is none', async () => {
    expect((await server.telex(map)).text).not.toContain('hatarok.svg');
  });
});
