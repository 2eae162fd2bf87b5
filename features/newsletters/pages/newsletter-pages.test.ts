import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cookieHeaderOf, mailsTo, postForm } from '#tests/mails.ts';
import { withServer } from '#tests/server.ts';
import { writeStories } from '#tests/stories.ts';
import { newsletterOf } from '../newsletters-part.ts';

const server = withServer({ logLevel: 'trace' });
const log: string[] = [];

beforeAll(async () => {
  await writeStories(server.context);
  await server.settled();
});
beforeEach(async () => {
  log.push(...server.takeLog());
  await sql`truncate rate_limits`.execute(server.context.db);
});

const story = '/tudomany/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra';

async function pathInMail(email: string): Promise<string> {
  const mails = await mailsTo(server.context.db, 'confirm-newsletter', email);
  return new URL(String(mails.at(-1)?.address)).pathname;
}

async function subscribe(email: string, list = 'reggeli'): Promise<string> {
  await postForm(server.telex, '/hirlevel', { email, lista: list });
  const answer = await postForm(server.telex, await pathInMail(email), {});
  return /\/hirlevel\/beallitasok\/([\w-]+)/.exec(answer.text)?.[1] ?? '';
}

async function listsOf(email: string): Promise<string[]> {
  const all = await server.context.newsletters.subscriptionsOf(email);
  return all.flatMap(({ code, isSubscribed }) => (isSubscribed ? [code] : []));
}

describe('the page of all newsletters', () => {
  it('has those of its domain, none of them ticked, and its answer is stored by nobody', async () => {
    const { status, text: body, headers } = await server.telex('/hirlevel');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('value="g7-heti"');
    expect(body).not.toContain('value="erdely"');
    expect(body).not.toContain('value="tamogatoi"');
    expect(body).not.toMatch(/type="checkbox"[^>]*checked/);
    const regional = await server.transtelex('/hirlevel');
    expect(regional.text).toContain('value="erdely"');
    expect((await server.telex('/after/hirlevel')).status).toBe(404);
  });

  it('sends a mail and says the same whoever the address belongs to [S11]', async () => {
    const answer = await postForm(server.telex, '/hirlevel', { email: 'eva@example.hu', lista: 'reggeli' });
    expect(answer).toMatchObject({ status: 303, headers: { location: '/hirlevel?uzenet=elkuldve' } });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(cookieHeaderOf(answer).cookie).toMatch(/newsletter_hide_front=\d+; newsletter_hide_article=\d+/);
    const done = await server.telex('/hirlevel?uzenet=elkuldve');
    expect(done.text).toContain('Nézze meg a postaládáját');
    expect(done.text).toContain('role="status"');
  });

  it('shows faults beside their fields, with what was entered [S12]', async () => {
    const { status, text: body } = await postForm(server.telex, '/hirlevel', {
      email: '"><script>alert(1)</script>',
      keresztnev: 'A\r\nBcc: x@example.hu',
      vezeteknev: 'Kovács',
    });
    expect(status).toBe(422);
    expect(body).toContain('Írja be az e-mail-címét');
    expect(body).toContain('A névben csak betűk');
    expect(body).toContain('Válasszon legalább egy hírlevelet');
    expect(body).toContain('value="Kovács"');
    expect(body).toMatch(/id="email"[^>]*aria-invalid="true"[^>]*aria-describedby="email-error"/);
    expect(body).not.toContain('<script>alert');
  });

  it('is in English from the form to its outcome', async () => {
    const english = '/hirlevel?nyelv=en';
    const form = await server.telex(english);
    expect(form.text).toContain('<html lang="en"');
    expect(form.text).toContain('<title>Newsletters');
    expect(form.text.indexOf('value="english-weekly"')).toBeLessThan(form.text.indexOf('value="reggeli"'));
    const wrong = await postForm(server.telex, english, { email: 'nobody' });
    expect(wrong.text).toMatch(/<html lang="en".*Choose at least one newsletter.*Enter your e-mail address/s);
    const fields = { email: 'eve@example.com', lista: 'english-weekly' };
    const { headers } = await postForm(server.telex, english, fields);
    expect(headers.location).toBe('/hirlevel?uzenet=elkuldve&nyelv=en');
    expect((await server.telex('/hirlevel?uzenet=elkuldve&nyelv=en')).text).toContain('Check your mailbox');
    const asked = await server.telex(await pathInMail('eve@example.com'));
    expect(asked.text).toContain('Confirm your subscription');
  });

  it('takes no form of another site, and no list of another domain', async () => {
    const fields = { email: 'idegen@example.hu', lista: 'reggeli' };
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await postForm(server.telex, '/hirlevel', fields, headers)).status).toBe(400);
    expect((await postForm(server.telex, '/hirlevel', { ...fields, lista: 'erdely' })).status).toBe(422);
    expect((await postForm(server.telex, '/hirlevel', { ...fields, lista: 'tamogatoi' })).status).toBe(422);
  });

  it('says when a network has sent too many', async () => {
    let last = 0;
    for (let times = 0; times < 21; times += 1)
      last = (await postForm(server.telex, '/hirlevel', { email: `n${times}@example.hu`, lista: 'reggeli' }))
        .status;
    expect(last).toBe(429);
  });

  it('writes down on which page the form was', async () => {
    await postForm(server.telex, '/hirlevel', { email: 'hely@example.hu', lista: 'reggeli', hely: story });
    await postForm(server.telex, await pathInMail('hely@example.hu'), {});
    await postForm(server.telex, '/hirlevel', {
      email: 'hely2@example.hu',
      lista: 'reggeli',
      hely: '//evil.example',
    });
    await postForm(server.telex, await pathInMail('hely2@example.hu'), {});
    const { consents } = server.context;
    expect(await consents.ofSubject('hely@example.hu')).toMatchObject([{ place: story }]);
    expect(await consents.ofSubject('hely2@example.hu')).toMatchObject([{ place: '//evil.example' }]);
  });
});

describe('the API', () => {
  const post = (body: object) =>
    server.telex('/api/newsletter/subscribe', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('takes email, firstName, lastName and listCodes [NEWS-01]', async () => {
    const answer = await post({
      email: 'API@example.hu',
      firstName: 'Ági',
      lastName: 'Nagy',
      listCodes: ['erdely', 'reggeli'],
    });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toEqual({ status: 'confirmation-sent' });
    expect(await mailsTo(server.context.db, 'confirm-newsletter', 'api@example.hu')).toMatchObject([
      { firstName: 'Ági', newsletters: ['Erdélyi reggel', 'Reggeli lapzárta'] },
    ]);
  });

  it('names each wrong field in Hungarian [S12]', async () => {
    const { status, text: body } = await post({ listCodes: ['nincs'], firstName: 5 });
    expect(status).toBe(422);
    expect(JSON.parse(body)).toMatchObject({
      code: 'fields-invalid',
      fields: {
        email: expect.stringContaining('Írja be'),
        firstName: expect.stringContaining('A névben'),
        listCodes: expect.stringContaining('nem létezik'),
      },
    });
  });

  it.each(['null', '[]', '"x"', '{"email":', `{"email":"${'a'.repeat(9_000)}"}`])(
    'refuses the body %#',
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const { status } = await server.telex('/api/newsletter/subscribe', { method: 'POST', headers, body });
      expect([400, 413, 422]).toContain(status);
    },
  );
});

describe('the link of a mail', () => {
  it('subscribes nobody when it is opened, and its button does [S11]', async () => {
    await postForm(server.telex, '/hirlevel', { email: 'gomb@example.hu', lista: 'reggeli' });
    const path = await pathInMail('gomb@example.hu');
    for (const method of ['GET', 'HEAD', 'GET'])
      expect((await server.telex(path, { method })).status).toBe(200);
    expect(await listsOf('gomb@example.hu')).toEqual([]);
    const answer = await postForm(server.telex, path, {});
    expect(answer.text).toContain('Feliratkozott');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['referrer-policy']).toBe('same-origin');
    expect(await listsOf('gomb@example.hu')).toEqual(['reggeli']);
  });

  it('that nobody has signed leads nowhere', async () => {
    for (const path of [
      '/hirlevel/megerosites/1-x',
      '/hirlevel/beallitasok/1-x',
      '/hirlevel/leiratkozas/reggeli/1-x',
    ])
      expect((await server.telex(path)).status).toBe(404);
  });

  it('opens the own settings without a sign-in, and hides the address', async () => {
    const token = await subscribe('beallit@example.hu');
    const path = `/hirlevel/beallitasok/${token}`;
    const page = await server.telex(path);
    expect(page.text).toContain('b•••@example.hu');
    expect(page.text).not.toContain('beallit@example.hu');
    expect(page.text).toMatch(/value="reggeli"[^>]*checked|checked[^>]*value="reggeli"/);
    const saved = await postForm(server.telex, path, { lista: 'g7-heti' });
    expect(saved).toMatchObject({ status: 303, headers: { location: `${path}?uzenet=mentve` } });
    expect(await listsOf('beallit@example.hu')).toEqual(['g7-heti']);
    await postForm(server.telex, path, { le: 'mind' });
    expect(await listsOf('beallit@example.hu')).toEqual([]);
  });
});

describe('one-click unsubscription [RFC 8058]', () => {
  const oneClick = 'List-Unsubscribe=One-Click';
  const multipart = `--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n`;

  it.each([
    ['application/x-www-form-urlencoded', oneClick],
    ['multipart/form-data; boundary=b', multipart],
    ['text/plain', ''],
  ])('works by a post of %s without cookies, from anywhere', async (type, body) => {
    const email = `egy-${type.length}@example.hu`;
    const token = await subscribe(email);
    const path = `/hirlevel/leiratkozas/reggeli/${token}`;
    expect((await server.telex(path)).status).toBe(200);
    expect(await listsOf(email)).toEqual(['reggeli']);
    const headers = { 'content-type': type, 'sec-fetch-site': 'cross-site', origin: 'https://mail.example' };
    const answer = await server.telex(path, { method: 'POST', headers, body });
    // A redirect would not be followed.
    expect(answer.status).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await listsOf(email)).toEqual([]);
    expect((await server.telex(path)).text).toContain('Leiratkozott');
  });

  it('of a forged link ends no subscription', async () => {
    const token = await subscribe('hamis@example.hu');
    const forged = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const other = token.replace(/^\d+/, (id) => String(Number(id) + 1));
    for (const wrong of [forged, other, 'x'])
      expect((await server.telex(`/hirlevel/leiratkozas/reggeli/${wrong}`, { method: 'POST' })).status).toBe(
        404,
      );
    expect(await listsOf('hamis@example.hu')).toEqual(['reggeli']);
  });

  it('in a browser is a button on the page that the link opens', async () => {
    const token = await subscribe('bongeszo@example.hu');
    const page = await server.telex(`/hirlevel/leiratkozas/reggeli/${token}`);
    expect(page.text).toContain(`action="/hirlevel/beallitasok/${token}"`);
    const answer = await postForm(server.telex, `/hirlevel/beallitasok/${token}`, { le: 'reggeli' });
    expect(answer.headers.location).toBe(`/hirlevel/leiratkozas/reggeli/${token}`);
    expect(await listsOf('bongeszo@example.hu')).toEqual([]);
  });
});

describe('forms on other pages', () => {
  it('are the same for everybody, so that these pages stay cached', async () => {
    for (const path of ['/', story, '/hirlevel/reggeli']) {
      const first = await server.telex(path);
      const again = await server.telex(path, {
        headers: { cookie: `newsletter_hide_article=9999999999; newsletter_hide_front=9999999999` },
      });
      expect(again.text).toBe(first.text);
      expect(first.headers['cache-control']).toMatch(/^public/);
      expect(first.text).toContain('action="/hirlevel"');
    }
    const { text: body } = await server.telex(story);
    expect(body).toContain('data-newsletter-promo="article"');
    expect(body).toContain(`name="hely" value="${story}"`);
  });

  it('are in no view of the app', async () => {
    expect((await server.telex(`${story}?isMobileApp=true`)).text).not.toContain('data-newsletter-promo');
  });
});

describe('the archive', () => {
  it('shows an issue to everybody as soon as it is made, and never a link of a recipient [S49]', async () => {
    const { newsletters, edition } = server.context;
    expect((await server.telex('/hirlevel/reggeli/2026-11-21')).status).toBe(404);
    expect((await server.telex('/hirlevel/reggeli')).text).toContain('Még nem küldtünk');
    await newsletters.saveDraft('reggeli', { subject: 'Jó reggelt!', words: '<b>Szavak</b>', articles: [] });
    const list = newsletterOf(edition, 'reggeli');
    if (!list) throw new Error('no list');
    await newsletters.makeIssue(list, async () => '<p></p>');
    await server.settled();
    const { status, text: body, headers } = await server.telex('/hirlevel/reggeli/2026-11-21');
    expect(status).toBe(200);
    expect(headers['cache-control']).toMatch(/^public/);
    expect(body).toContain('Jó reggelt!');
    expect(body).toContain('&lt;b&gt;Szavak');
    expect(body).not.toMatch(/leiratkozas|beallitasok/);
    expect((await server.telex('/hirlevel/reggeli')).text).toContain('/hirlevel/reggeli/2026-11-21');
  });
});

it('no address, name or token of a person reaches the log', async () => {
  log.push(...server.takeLog());
  const text = log.join('\n');
  expect(text).toContain('/hirlevel');
  expect(text).toContain('/hirlevel/beallitasok/…');
  expect(text).not.toMatch(/@example\.hu|%40example|Kovács/);
  expect(text).not.toMatch(/\/\d+-[\w-]{22}\b/);
});
