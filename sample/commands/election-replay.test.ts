import { afterEach, describe, expect, it } from 'vitest';
import { withServer } from '#tests/server.ts';
import { runReplay } from './election-replay.ts';

const server = withServer();
const mark = 'PRÓBA – nem valós részeredmény';
const pages = [
  '/melleklet/valasztas-proba',
  '/melleklet/valasztas-proba/adatok',
  '/melleklet/valasztas-proba/valasztokeruletek',
  '/melleklet/valasztas-proba/mandatumok',
  '/melleklet/valasztas-proba/adatok/oevk/01-14',
  '/valasztasi-terkep/valasztas-proba',
  '/valasztasi-terkep/valasztas-proba/oevk/01-14?hideMore=1',
];
let stop = new AbortController();
let reported: string[] = [];
afterEach(() => {
  stop.abort();
  stop = new AbortController();
  reported = [];
});

function run(): Promise<void> {
  return runReplay(server.context, {
    // The night in six seconds, and the last count before the final result for four more: a busy machine must not miss it.
    speed: 3600,
    holdMs: 4_000,
    pollMs: 50,
    stop: stop.signal,
    report: (what) => void reported.push(what),
  });
}

async function textAt(path: string): Promise<string> {
  const { status, text } = await server.telex(path);
  expect(status, path).toBe(200);
  return text;
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('a rehearsed election night', () => {
  it('goes from nothing to 98.97% and to the final result, and readers’ pages follow [S46]', async () => {
    expect(textOf(await textAt('/melleklet/valasztas-proba/valasztokeruletek'))).toContain('Még nincs adat.');
    const seen: string[] = [];
    const replay = run();
    const isOver = replay.then(() => true);
    while (
      !(await Promise.race([isOver, new Promise<false>((done) => setTimeout(() => done(false), 100))]))
    ) {
      const text = textOf(await textAt('/melleklet/valasztas-proba/valasztokeruletek'));
      seen.push(/Feldolgozva: ([\d,]+)%/.exec(text)?.[1] ?? 'nothing');
    }
    await server.settled();
    const percents = [...new Set(seen)];
    expect(percents.length).toBeGreaterThan(5);
    const numbers = percents.filter((one) => one !== 'nothing').map((one) => Number(one.replace(',', '.')));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(numbers).toContain(98.97);
    expect(textOf(await textAt('/melleklet/valasztas-proba/valasztokeruletek'))).toContain(
      '100%-os feldolgozottság, nem végleges',
    );
    expect(textOf(await textAt('/melleklet/valasztas-proba'))).toContain('FIDESZ-KDNP 135');
    expect(reported.at(-1)).toBe('ended');
  });

  it('opens its tip game, whose tickets have the points of what was counted in the end [S45]', async () => {
    const { tips } = server.context;
    const game = tips.gameOf('proba-valasztas');
    if (!game) throw new Error('there is no game');
    const page = '/melleklet/tippjatek/proba-valasztas';
    const replay = run();
    const isOpen = async () =>
      (await tips.load(game))?.questions.filter(({ state }) => state === 'open').length;
    await expect.poll(isOpen).toBe(6);
    const token = await tips.tokens.issue();
    const saved = await tips.save({
      game: game.slug,
      token,
      nickname: 'Próbázó',
      answers: new Map([
        ['oevk-01-14', 'Dunai Mónika'],
        ['oevk-01-13', 'Szatmáry Kristóf'],
        ['lista-mi-hazank', '5,88'],
      ]),
    });
    expect(saved).toMatchObject({ kind: 'saved', refused: { closed: [], invalid: [] } });
    // Szatmáry leads at 98.97%: nobody gets points for a result that is not there yet.
    await expect.poll(() => reported.some((line) => line.includes('counted: 98.97%'))).toBe(true);
    await server.settled();
    expect(textOf(await textAt(page))).toMatch(/Próbázó 0 /);
    await replay;
    await server.settled();
    // Two for a district, five for a share within half a percentage point.
    expect(textOf(await textAt(page))).toMatch(/Próbázó 7 /);
    expect((await tips.ownTicket(game.slug, token))?.points).toBe(7);
  });

  it('says on every page that it is none, and is in no search engine', async () => {
    for (const path of pages) {
      const html = await textAt(path);
      expect(html, path).toContain(mark);
      expect(html, path).toContain('<meta name="robots" content="noindex">');
    }
    const sitemap = await textAt('/sitemap/lapok.xml');
    expect(sitemap).toContain('/melleklet/valasztas-2022<');
    expect(sitemap).not.toContain('valasztas-proba');
    for (const feed of ['/rss', '/atom']) {
      expect(await textAt(feed), feed).not.toMatch(/valasztas-proba|PRÓBA/);
    }
  });

  it('is never in the real supplement, nor offered on other maps', async () => {
    for (const path of ['/melleklet/valasztas-2022/valasztokeruletek', '/valasztasi-terkep/hungary-2022']) {
      const html = await textAt(path);
      expect(html).not.toContain(mark);
      expect(html).not.toContain('valasztas-proba');
    }
    expect(textOf(await textAt('/melleklet/valasztas-2022/valasztokeruletek'))).toContain(
      'Végleges eredmény',
    );
  });

  it('compares each district with the real result, whose names the office writes in other letters', async () => {
    const text = textOf(await textAt('/melleklet/valasztas-proba/adatok/oevk/01-14'));
    expect(text).toContain('Összevetés: Országgyűlési választás, 2022');
    // The rehearsal ended with the final result, so that nothing differs.
    expect(text.match(/% 0,00 /g)?.length ?? 0).toBeGreaterThan(3);
  });

  it('runs once at a time, and stops when it is told to', async () => {
    const first = run();
    await expect.poll(() => reported.length).toBeGreaterThan(0);
    await expect(run()).rejects.toThrow('The rehearsal is running already');
    stop.abort();
    await first;
    expect(reported.at(-1)).toBe('stopped; what was counted stays');
  });
});
