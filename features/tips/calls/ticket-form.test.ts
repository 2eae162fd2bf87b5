/** Tickets as readers without JavaScript fill them in. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { HttpResponse } from '#tests/send-request.ts';
import { withServer } from '#tests/server.ts';
import { closing, withTestGames } from '#tests/tip-games.ts';

const games = withTestGames();
const server = withServer({ edition: games.edition });
const own = '/melleklet/tippjatek/proba/szelvenyem';

beforeEach(() => {
  games.record.setScore(null);
  server.setTime('2026-11-21T08:00:00+01:00');
});

interface Reader {
  cookie: string;
  save(fields: Record<string, string>, headers?: Record<string, string>): Promise<HttpResponse>;
  /** The page that the last answer leads to. */
  page(path?: string): Promise<HttpResponse>;
}

let networks = 0;

/** A browser on a network of its own. */
function newReader(): Reader {
  networks += 1;
  const from = { 'x-forwarded-for': `198.51.${Math.floor(networks / 250)}.${networks % 250}` };
  let location = own;
  const reader: Reader = {
    cookie: '',
    async save(fields, headers = {}) {
      const answer = await server.telex(own, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          ...from,
          cookie: reader.cookie,
          ...headers,
        },
        body: String(new URLSearchParams(fields)),
      });
      const [set = ''] = [answer.headers['set-cookie'] ?? ''].flat();
      if (set !== '') reader.cookie = set.split(';')[0] ?? '';
      location = answer.headers.location ?? location;
      return answer;
    },
    page: (path = location) => server.telex(path, { headers: { ...from, cookie: reader.cookie } }),
  };
  return reader;
}

const keyIn = (page: HttpResponse) =>
  /\/melleklet\/tippjatek\/proba\/([a-z2-7]{16})/.exec(page.text)?.[1] ?? '';
const fieldIn = (page: HttpResponse, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(page.text)?.[1] ?? null;
const score = (id: string, home: string, away: string) => ({ [`${id}/1`]: home, [`${id}/2`]: away });

describe('a ticket', () => {
  it('is saved by a form, and kept for this browser by a cookie that scripts cannot read [S45] [SITE-14]', async () => {
    const reader = newReader();
    const empty = await reader.page();
    expect(empty.status).toBe(200);
    expect(empty.headers['cache-control']).toContain('no-store');
    const saved = await reader.save({ ...score('egy', '2', '1'), becenev: 'Első Olvasó' });
    expect([saved.status, saved.headers.location]).toEqual([303, `${own}?uzenet=mentve`]);
    expect(String(saved.headers['set-cookie'])).toMatch(/^tip_id=.*HttpOnly; SameSite=Lax/);
    const page = await reader.page();
    expect(page.text).toContain('Mentettük. 3 kérdésből 1 tippje van.');
    expect([fieldIn(page, 'egy/1'), fieldIn(page, 'egy/2')]).toEqual(['2', '1']);
    expect(fieldIn(await newReader().page(), 'egy/1')).toBe('');
  });

  it('can be changed until a question closes; empty fields change nothing [S45]', async () => {
    const reader = newReader();
    await reader.save({ ...score('egy', '2', '1'), ...score('ketto', '0', '0') });
    await reader.save({ ...score('egy', '1', '1'), 'ketto/1': '', 'ketto/2': '' });
    const page = await reader.page();
    expect([fieldIn(page, 'egy/1'), fieldIn(page, 'ketto/1')]).toEqual(['1', '0']);
  });

  it('loses an answer that is emptied in a form that showed it, and says so [S45]', async () => {
    const reader = newReader();
    await reader.save({ ...score('egy', '2', '1'), ...score('ketto', '0', '0') });
    expect((await reader.page()).text).toContain('name="volt" value="egy,ketto"');
    const emptied = { volt: 'egy,ketto', ...score('egy', '2', '1'), ...score('ketto', '', '') };
    const saved = await reader.save(emptied);
    expect(saved.headers.location).toBe(`${own}?uzenet=mentve&visszavont=1`);
    const page = await reader.page();
    expect(page.text).toContain('Mentettük. 3 kérdésből 1 tippje van.</strong> 1 tippjét visszavonta.');
    expect([fieldIn(page, 'egy/1'), fieldIn(page, 'ketto/1')]).toEqual(['2', '']);
  });

  it('keeps all other answers when one comes after the closing time of its question [S45]', async () => {
    const reader = newReader();
    await reader.save(score('egy', '2', '1'));
    server.setTime(closing);
    const saved = await reader.save({ ...score('egy', '5', '5'), ...score('ketto', '1', '0') });
    expect(saved.headers.location).toBe(`${own}?uzenet=mentve&kesett=egy`);
    const page = await reader.page();
    expect(page.text).toContain('Ezekre már nem lehetett tippelni:');
    expect(page.text).toMatch(/<dd[^>]*>2–1</);
    expect(fieldIn(page, 'ketto/1')).toBe('1');
  });

  it('says that nothing was saved when all questions have closed [S45]', async () => {
    const reader = newReader();
    server.setTime('2026-12-21T08:00:00+01:00');
    await reader.save(score('egy', '1', '0'));
    const page = await reader.page();
    expect(page.text).toContain('data-tip-notice');
    expect(page.text).toContain('Semmit sem mentettünk.');
    expect(page.text).toContain('Ezekre már nem lehetett tippelni:');
    expect(page.text).not.toMatch(/Nem volt mit menteni|Mentettük|Legyen ön az első/);
    const { text } = await server.telex('/melleklet/tippjatek/proba');
    expect(text).toContain('Tippelni már nem lehet, de még nincs meg minden eredmény.');
    expect(text).not.toContain('Legyen ön az első');
  });

  it('is not late with an answer that it has already [S45]', async () => {
    const reader = newReader();
    await reader.save(score('egy', '2', '1'));
    server.setTime(closing);
    const again = await reader.save({ ...score('egy', '2', '1'), ...score('ketto', '1', '0') });
    expect(again.headers.location).toBe(`${own}?uzenet=mentve`);
  });

  it('keeps all other answers when one is not valid, and says which [S45]', async () => {
    const reader = newReader();
    const order = { 'csoport/1': 'AAA', 'csoport/2': 'AAA', 'csoport/3': 'CCC', 'csoport/4': 'DDD' };
    const saved = await reader.save({ ...score('egy', '2', ''), ...score('ketto', '3', '0'), ...order });
    expect(saved.headers.location).toBe(`${own}?uzenet=mentve&hibas=egy%2Ccsoport`);
    const page = await reader.page();
    expect(page.text).toContain('Ezeket nem tudtuk menteni:');
    expect(fieldIn(page, 'ketto/1')).toBe('3');
  });

  it('is not made of nothing', async () => {
    const reader = newReader();
    const saved = await reader.save({ becenev: '', 'egy/1': '', 'egy/2': '' });
    expect(saved.headers['set-cookie']).toBeUndefined();
    expect((await reader.page()).text).toContain('Nem volt mit menteni');
  });

  it('keeps its answers when the nickname is refused [S45]', async () => {
    const reader = newReader();
    const saved = await reader.save({ ...score('egy', '2', '1'), becenev: 'Kurva jó' });
    expect(saved.headers.location).toBe(`${own}?uzenet=mentve&nev=NICKNAME_FORBIDDEN`);
    const page = await reader.page();
    expect(page.text).toContain('Ezt a becenevet nem fogadjuk el.');
    expect(fieldIn(page, 'egy/1')).toBe('2');
  });

  it('cannot take the nickname of another one, however it is spelt', async () => {
    await newReader().save({ becenev: 'Foglalt Név' });
    const saved = await newReader().save({ becenev: 'foglalt.nev', ...score('egy', '1', '0') });
    expect(saved.headers.location).toContain('nev=NICKNAME_TAKEN');
  });

  it('is deleted with its answers, and its nickname is free again', async () => {
    const reader = newReader();
    await reader.save({ becenev: 'Távozó', ...score('egy', '2', '1') });
    const key = keyIn(await reader.page());
    const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const gone = await server.telex(`${own}/torles`, {
      method: 'POST',
      headers: { ...form, cookie: reader.cookie },
      body: '',
    });
    expect([gone.status, gone.headers.location]).toEqual([303, `${own}?uzenet=torolve`]);
    await server.settled();
    expect((await server.telex(`/melleklet/tippjatek/proba/${key}`)).status).toBe(404);
    expect((await reader.page(`${own}?uzenet=torolve`)).text).toContain('A szelvényt töröltük.');
    expect((await newReader().save({ becenev: 'Távozó' })).headers.location).toBe(`${own}?uzenet=mentve`);
  });
});

describe('a shared ticket', () => {
  it('can be read by anybody with its address, and changed by nobody [S45] [SITE-14]', async () => {
    const reader = newReader();
    await reader.save({ becenev: 'Megosztó', ...score('egy', '2', '1') });
    const key = keyIn(await reader.page());
    const path = `/melleklet/tippjatek/proba/${key}`;
    const shared = await server.telex(path);
    expect(shared.status).toBe(200);
    expect(shared.text).toContain('Megosztó szelvénye');
    expect(shared.text).toMatch(/<dd[^>]*>2–1</);
    expect(shared.text).not.toMatch(/<form[^>]*szelvenyem|name="egy\/1"/);
    expect(shared.text).toContain('content="noindex"');
    expect((await server.telex(path, { method: 'POST' })).status).toBe(405);
  });

  it('is not changed by its key, in a cookie or in the path [S45]', async () => {
    const reader = newReader();
    await reader.save({ becenev: 'Kulcsos', ...score('egy', '2', '1') });
    const key = keyIn(await reader.page());
    const thief = newReader();
    for (const token of [key, key.padEnd(24, 'A')]) {
      thief.cookie = `tip_id=${encodeURIComponent(JSON.stringify(token))}`;
      await thief.save(score('egy', '9', '9'));
    }
    await server.settled();
    expect((await server.telex(`/melleklet/tippjatek/proba/${key}`)).text).toMatch(/<dd[^>]*>2–1</);
  });

  it('is found by no other key, and by none of another game [S45]', async () => {
    const reader = newReader();
    await reader.save(score('egy', '2', '1'));
    const key = keyIn(await reader.page());
    expect((await server.telex(`/melleklet/tippjatek/eb-2024/${key}`)).status).toBe(404);
    const other = `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`;
    for (const guess of ['a', 'a'.repeat(16), other, `${key}a`, '%00', 'szelveny'])
      expect((await server.telex(`/melleklet/tippjatek/proba/${guess}`)).status, guess).toBe(404);
  });

  it('follows a changed result on every page, with no other change [S45]', async () => {
    const reader = newReader();
    await reader.save({ becenev: 'Pontszerző', ...score('egy', '2', '1') });
    const path = `/melleklet/tippjatek/proba/${keyIn(await reader.page())}`;
    server.setTime('2026-11-21T11:00:00+01:00');
    const pointsOn = async () => {
      // A page is asked again after a minute; this is how a test does not wait for it.
      await server.context.tips.table(gameOf('proba'), { limit: 1, offset: 0 });
      await server.settled();
      const [shared, mine, table] = await Promise.all([
        server.telex(path),
        reader.page(own),
        server.telex('/api/tips/proba/table?perPage=100'),
      ]);
      const rows = (table.json() as { rows: { nickname: string; points: number }[] }).rows;
      return [
        /(\d+) pont<\/strong>/.exec(shared.text)?.[1],
        /(\d+) pont<\/strong>/.exec(mine.text)?.[1],
        rows.find(({ nickname }) => nickname === 'Pontszerző')?.points,
      ];
    };
    games.record.setScore([2, 1]);
    expect(await pointsOn()).toEqual(['3', '3', 3]);
    games.record.setScore([3, 1]);
    expect(await pointsOn()).toEqual(['1', '1', 1]);
    games.record.setScore([0, 1]);
    expect(await pointsOn()).toEqual(['0', '0', 0]);
  });
});

function gameOf(slug: string) {
  const game = server.context.tips.gameOf(slug);
  if (!game) throw new Error(`no game ${slug}`);
  return game;
}

describe('a form', () => {
  it.each([
    ['of another site', { 'sec-fetch-site': 'cross-site' }],
    ['of a sibling domain', { 'sec-fetch-site': 'same-site' }],
    ['of another origin', { 'sec-fetch-site': '', origin: 'https://gonosz.example' }],
  ])('%s is refused [S45]', async (_what, headers) => {
    const reader = newReader();
    const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
    const answer = await server.telex(own, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...sent },
      body: 'egy%2F1=2&egy%2F2=1',
    });
    expect(answer.status).toBe(400);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(reader.cookie).toBe('');
  });

  it('that is too large is refused, and one with senseless fields changes nothing', async () => {
    const reader = newReader();
    expect((await reader.save({ becenev: 'x'.repeat(70_000) })).status).toBe(413);
    const odd = {
      'egy/1': '9'.repeat(30_000),
      'egy/2': '1',
      nincs: '1',
      __proto__: 'x',
      'ketto/1': '\u0000',
    };
    expect((await reader.save(odd)).headers.location).toContain('uzenet=ures');
    expect(server.takeLog()).toEqual([]);
  });

  it('cannot bring HTML into a page [S45]', async () => {
    const reader = newReader();
    await reader.save({ becenev: '<script>alert(1)</script>', ...score('egy', '2', '1') });
    const page = await reader.page(`${own}?uzenet=mentve&hibas=%3Cscript%3E&nev=NICKNAME_INVALID`);
    expect(page.text).not.toContain('<script>alert');
    expect(page.text).not.toContain('&lt;script&gt;');
  });

  it('without a cookie is limited by network; an invented cookie is replaced', async () => {
    const reader = newReader();
    reader.cookie = `tip_id=${encodeURIComponent(JSON.stringify('A'.repeat(24)))}`;
    const saved = await reader.save(score('egy', '2', '1'));
    expect(String(saved.headers['set-cookie'])).toMatch(/tip_id=/);
    const statuses: number[] = [];
    for (let time = 0; time < 62; time += 1)
      statuses.push((await reader.save(score('egy', '2', '1'))).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  });
});

describe('the states of a game', () => {
  it('say that a replay has not started, then that it is open, closed and scored [S45]', async () => {
    const path = '/melleklet/tippjatek/visszajatszas';
    const textOf = async () => (await server.telex(path)).text;
    expect(await textOf()).toContain('A játék még nem indult el.');
    expect(await textOf()).toContain('PRÓBA');
    expect(await textOf()).toContain('content="noindex"');
    expect((await server.telex('/melleklet/tippjatek')).text).not.toContain(path);
    const at = Date.parse('2026-11-21T08:00:00+01:00') / 1000;
    expect(await server.context.tips.start('visszajatszas', { at, speed: 60 })).toBe(true);
    await server.settled();
    const { tips } = server.context;
    const token = await tips.tokens.issue();
    const answers = new Map([
      ['korzet', 'Első Jelölt'],
      ['lista', '60'],
    ] as const);
    const saved = await tips.save({ game: 'visszajatszas', token, nickname: 'Néző', answers });
    expect(saved).toMatchObject({ kind: 'saved', refused: { closed: [], invalid: [] } });
    expect((await tips.ownTicket('visszajatszas', token))?.points).toBe(0);
    server.setTime('2026-11-21T08:00:30+01:00');
    const late = new Map([['lista', '10']]);
    expect(await tips.save({ game: 'visszajatszas', token, nickname: '', answers: late })).toMatchObject({
      refused: { closed: ['lista'] },
    });
    server.setTime('2026-11-21T08:05:00+01:00');
    await tips.table(gameOf('visszajatszas'), { limit: 1, offset: 0 });
    expect((await tips.ownTicket('visszajatszas', token))?.points).toBe(7);
    expect(await tips.start('visszajatszas', { at: at + 600, speed: 1 })).toBe(true);
    expect(await tips.ownTicket('visszajatszas', token)).toBeNull();
  });

  it('start no game whose times are fixed', async () => {
    expect(await server.context.tips.start('proba', { at: 0, speed: 1 })).toBe(false);
    expect(await server.context.tips.start('nincs', { at: 0, speed: 1 })).toBe(false);
  });

  it('are in the language of the game', async () => {
    const page = await server.telex('/melleklet/tippjatek/english/szelvenyem');
    expect(page.text).toContain('<html lang="en"');
    expect(page.text).toContain('Save my ticket');
    expect(page.text).not.toMatch(/Mérkőzések|Becenév|csoport</);
  });

  it('are missing on other sites and for unknown games', async () => {
    expect((await server.telex('/melleklet/tippjatek/nincs')).status).toBe(404);
    expect((await server.telex('/melleklet/tippjatek/nincs/szelvenyem')).status).toBe(404);
    expect((await server.transtelex('/melleklet/tippjatek/proba')).status).toBe(404);
  });
});
