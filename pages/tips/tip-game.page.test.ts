import { beforeAll, describe, expect, it } from 'vitest';
import { contentFolder } from '#sample/content-folder.ts';
import { readSample } from '#sample/load/read-sample.ts';
import { saveTickets } from '#sample/load/save-tickets.ts';
import { withServer } from '#tests/server.ts';

const server = withServer();

beforeAll(async () => {
  const { context } = server;
  const { tips } = await readSample(contentFolder, context.edition);
  await context.db.transaction().execute((trx) => saveTickets(context.tips, tips, trx));
  await server.settled();
});

describe('the tip game', () => {
  it('lists the games of the site with their states, and no trials [SITE-14] [S45]', async () => {
    const { status, text } = await server.telex('/melleklet/tippjatek');
    expect(status).toBe(200);
    for (const title of ['Eb 2024 – tippjáték', 'Foci-vb 2022 – tippjáték', 'Választás 2022 – tippjáték'])
      expect(text).toContain(title);
    expect(text).toContain('A játék véget ért, minden eredmény megvan.');
    expect(text).toContain('72 játékos');
    expect(text).not.toContain('próbajáték');
  });

  it('shows a finished game with its table and the results of the pages [SITE-14] [S45]', async () => {
    const { status, text } = await server.telex('/melleklet/tippjatek/eb-2024');
    expect(status).toBe(200);
    expect(text.match(/<tr/g)).toHaveLength(21);
    expect(text).toContain('Magyarország – Svájc');
    expect(text).toContain('1–3');
    expect(text).toContain('Németország, Svájc, Magyarország, Skócia');
    expect((await server.telex('/melleklet/tippjatek/eb-2024?oldal=4')).text.match(/<tr/g)).toHaveLength(13);
  });

  it('is in the sitemap with its games, without trials and tickets', async () => {
    const { text } = await server.telex('/sitemap/lapok.xml');
    const paths = [...text.matchAll(/<loc>https?:\/\/[^/]+(\/melleklet\/tippjatek[^<]*)<\/loc>/g)].map(
      ([, path]) => path,
    );
    expect(paths.toSorted()).toEqual([
      '/melleklet/tippjatek',
      ...['eb-2024', 'foci-vb-2022', 'valasztas-2022'].map((slug) => `/melleklet/tippjatek/${slug}`),
    ]);
  });

  it('has sample tickets with the same points at every load, and nobody can change them', async () => {
    const { tips } = server.context;
    const game = tips.gameOf('valasztas-2022');
    const table = game && (await tips.table(game, { limit: 3, offset: 0 }));
    expect(table?.players).toBe(60);
    expect(table?.rows.map(({ points }) => points).toSorted((a, b) => b - a)).toEqual(
      table?.rows.map(({ points }) => points),
    );
    expect(await tips.tokens.isIssued('sample Lestávolság')).toBe(false);
  });

  it('leads from the supplement of the election to its game [SUPP-06] [SUPP-15]', async () => {
    const { text } = await server.telex('/melleklet/valasztas-2022');
    expect(text).toContain('href="/melleklet/tippjatek/valasztas-2022"');
  });
});
