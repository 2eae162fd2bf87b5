import { describe, expect, it } from 'vitest';
import { mainSite } from '#features/sites/public.ts';
import { bearerWith, inventReader } from '../../../tests/accounts.ts';
import { validateHtml } from '../../../tests/golden/validate-html.ts';
import { cookieHeaderOf, mailsTo, postForm } from '../../../tests/mails.ts';
import { withServer } from '../../../tests/server.ts';

const server = withServer({ logLevel: 'info', proxies: [] });
const page = '/tamogatas/belepes';
let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `olvaso${addresses}+hirlevel@example.com`;
};
const post = (fields: Record<string, string>, headers: Record<string, string> = {}, path = page) =>
  postForm(server.telex, path, fields, headers);

async function requestMail(email: string, path = page) {
  const answer = await post({ email }, {}, path);
  const mails = await mailsTo(server.context.db, 'signIn', email.toLowerCase());
  const last = mails.at(-1) ?? {};
  const link = new URL(String(last.address));
  return { answer, code: String(last.code), link, browser: cookieHeaderOf(answer), mails: mails.length };
}

/** A request of a client with another network's address. */
function requestFrom(address: string, email: string) {
  return server.context.accounts.signInByMail.request({
    email,
    address,
    site: mainSite(server.edition),
    language: 'hu',
    returnPath: '/',
    linkAddress: 'http://localhost/tamogatas/belepes',
    identity: null,
  });
}

async function me(headers: Record<string, string>) {
  const answer = await server.telex('/api/me', { headers });
  return Object(answer.json());
}

describe('the page', () => {
  it('is for everyone, never cached, and valid HTML [SITE-25]', async () => {
    const { status, headers, text } = await server.telex(page);
    expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([
      200,
      'no-store',
      'same-origin',
    ]);
    expect(await validateHtml(text)).toEqual([]);
    expect(text).toContain('name="robots" content="noindex"');
  });

  it('is loaded as a document: it has no payload, and the build says so [BUILD-02]', async () => {
    expect((await server.telex(`${page}/_payload.json`)).status).toBe(404);
  });

  it('is not on sub-sites and not in the regional edition [SITE-25]', async () => {
    expect((await server.telex(`/g7${page}`)).status).toBe(404);
    expect((await server.transtelex(page)).status).toBe(404);
  });

  it('refuses methods that it does not know, and names those that it does', async () => {
    const { status, headers } = await server.telex(page, { method: 'PUT' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  });
});

describe('a request for the mail', () => {
  it('floods no mailbox: five an hour from one network, thirty a day from all, whatever is added by + [S57]', async () => {
    const sent = async (addresses: string[]) => {
      const all = await Promise.all(addresses.map((one) => mailsTo(server.context.db, 'signIn', one)));
      return all.flat().length;
    };
    const tagged = (name: string) => Array.from({ length: 60 }, (_, at) => `${name}+${at + 1}@example.com`);
    const near = tagged('aldozat');
    for (const email of near) await requestFrom('192.0.2.77', email);
    expect(await sent(near)).toBe(5);
    const far = tagged('mas.aldozat');
    for (const [at, email] of far.entries()) {
      const answer = await requestFrom(`198.51.100.${at + 1}`, email);
      // The answer is the same when the limit is reached, so that it reveals nothing about the address.
      expect(answer).toHaveProperty('browserToken');
    }
    expect(await sent(far)).toBe(30);
  });

  it('is answered alike for known and unknown addresses, with the same number of queries [S11] [S36]', async () => {
    const known = newAddress();
    await inventReader(server.context, { name: 'Ismert Ida', email: known });
    const shapes: unknown[] = [];
    for (const email of [known, newAddress()]) {
      server.takeQueries();
      const { answer, mails } = await requestMail(email);
      shapes.push([answer.status, answer.headers.location, answer.text, mails, server.takeQueries().length]);
    }
    expect(shapes[0]).toEqual(shapes[1]);
    expect(shapes[0]).toEqual([303, expect.stringContaining('lepes=kod'), '', 1, expect.any(Number)]);
  });

  it('says in Hungarian what is wrong with an address, and keeps it in the field [S12]', async () => {
    for (const email of ['', 'nem cím', 'a@b', 'x@example.com\r\nBcc: y@example.com']) {
      const { status, text } = await post({ email });
      expect([status, text.includes('Ez nem e-mail-cím.')]).toEqual([422, true]);
      expect(await validateHtml(text)).toEqual([]);
    }
    expect((await post({ email: '"><script>' })).text).toContain('value="&quot;&gt;&lt;script&gt;"');
  });

  it('is not accepted from another site’s page', async () => {
    const email = newAddress();
    for (const strange of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://masutt.example' }])
      expect((await post({ email }, strange)).status).toBe(400);
    expect(await mailsTo(server.context.db, 'signIn', email)).toEqual([]);
  });

  it('sends at most five mails an hour to one address from one network, and lets its owner elsewhere in', async () => {
    const email = newAddress();
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const { status } = await post({ email }, { 'x-forwarded-for': '198.51.100.6' });
      statuses.push(status);
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
    expect(await mailsTo(server.context.db, 'signIn', email)).toHaveLength(5);
    expect(await requestFrom('198.51.100.7', email)).toHaveProperty('browserToken');
    expect(await mailsTo(server.context.db, 'signIn', email)).toHaveLength(6);
  });

  it('sends no more than thirty mails an hour to one address from anywhere, and answers alike', async () => {
    const email = newAddress();
    for (let at = 0; at < 33; at += 1) {
      expect(await requestFrom(`203.0.113.${at}`, email)).toHaveProperty('browserToken');
    }
    expect(await mailsTo(server.context.db, 'signIn', email)).toHaveLength(30);
  });

  it('puts no address, code or token into the log', async () => {
    server.takeLog();
    const email = newAddress();
    const { code, link, browser } = await requestMail(email);
    await post({ kod: code }, browser);
    await server.telex(`${link.pathname}${link.search}`);
    const log = server.takeLog().join('\n');
    expect(log).toContain(page);
    for (const secret of [email, code, link.searchParams.get('kulcs') ?? '-'])
      expect(log).not.toContain(secret);
  });
});

describe('the code', () => {
  it('signs in the browser that requested it, creates the account, and registers the consent', async () => {
    const email = newAddress();
    const { code, browser } = await requestMail(email, `${page}?tovabb=/mentett`);
    const answer = await post({ kod: ` ${code.slice(0, 3)} ${code.slice(3)} ` }, browser);
    expect([answer.status, answer.headers.location]).toEqual([303, '/mentett']);
    expect(await me(cookieHeaderOf(answer))).toMatchObject({ realm: 'supporter', email });
    const consents = await server.context.consents.ofSubject(email);
    expect(consents).toMatchObject([{ kind: 'account', isGiven: true, place: page }]);
  });

  it('is useless in another browser, and after its first use', async () => {
    const { code, browser } = await requestMail(newAddress());
    const other = await requestMail(newAddress());
    expect((await post({ kod: code })).status).toBe(422);
    expect((await post({ kod: code }, other.browser)).status).toBe(422);
    expect((await post({ kod: code }, browser)).status).toBe(303);
    expect((await post({ kod: code }, browser)).status).toBe(422);
  });

  it('can be guessed five times, then not even with the right one', async () => {
    const { code, browser } = await requestMail(newAddress());
    const wrong = code === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess += 1) expect((await post({ kod: wrong }, browser)).status).toBe(422);
    expect((await post({ kod: code }, browser)).status).toBe(422);
  });

  it('counts guesses that are sent at the same time', async () => {
    const { code, browser } = await requestMail(newAddress());
    const wrong = Array.from({ length: 12 }, (_, at) =>
      String((Number(code) + at + 1) % 1_000_000).padStart(6, '0'),
    );
    await Promise.all(wrong.map((guess) => post({ kod: guess }, browser)));
    expect((await post({ kod: code }, browser)).status).toBe(422);
  });
});

describe('the link', () => {
  it('only shows a button when it is opened, so that programs that scan mails use nothing up', async () => {
    const email = newAddress();
    const { link } = await requestMail(email);
    for (let visit = 0; visit < 3; visit += 1) {
      const opened = await server.telex(link.pathname + link.search);
      expect([opened.status, opened.headers['set-cookie']]).toEqual([200, undefined]);
    }
    expect(await server.context.accounts.readers.byEmail(email)).toBeNull();
    const answer = await post({ kulcs: link.searchParams.get('kulcs') ?? '' });
    expect(await me(cookieHeaderOf(answer))).toMatchObject({ email });
    const again = await server.telex(link.pathname + link.search);
    expect([again.status, again.text.includes('már nem használható')]).toEqual([410, true]);
  });

  it('is valid for half an hour, and contains no address', async () => {
    const email = newAddress();
    const { link } = await requestMail(email);
    expect(link.href).not.toContain('example.com');
    server.setTime('2026-11-21T08:30:01+01:00');
    expect((await post({ kulcs: link.searchParams.get('kulcs') ?? '' })).status).toBe(410);
    server.setTime('2026-11-21T08:00:00+01:00');
  });

  it('is none if it was invented', async () => {
    for (const kulcs of ['x', 'link.a.b', `link.${'a'.repeat(43)}.${'b'.repeat(22)}`])
      expect((await post({ kulcs })).status).toBe(410);
  });
});

describe('after sign-in', () => {
  it.each(['https://masutt.example/', '//masutt.example', '/\\masutt.example', 'javascript:alert(1)'])(
    'nobody is led to another site: %s',
    async (tovabb) => {
      const { code, browser } = await requestMail(newAddress(), `${page}?${new URLSearchParams({ tovabb })}`);
      expect((await post({ kod: code }, browser)).headers.location).toBe('/tamogatas/profil');
    },
  );

  it('the session that the browser had before has ended, so that a planted one is of no use', async () => {
    const planted = await inventReader(server.context, { name: 'Csali', email: newAddress() });
    const { code, browser } = await requestMail(newAddress());
    const cookie = `${browser.cookie}; access_token=${encodeURIComponent(JSON.stringify(planted.token))}`;
    const answer = await post({ kod: code }, { cookie });
    expect(answer.status).toBe(303);
    expect((await server.telex('/api/me', { headers: bearerWith(planted.token) })).status).toBe(401);
    expect(await server.context.accounts.sessions.refresh(planted.refresh)).toBeNull();
  });

  it('the page leads to the profile, also when only the refresh token is left', async () => {
    const { refresh } = await inventReader(server.context, { name: 'Olga', email: newAddress() });
    const cookie = `refresh_token=${encodeURIComponent(JSON.stringify(refresh))}`;
    const answer = await server.telex(page, { headers: { cookie } });
    expect([answer.status, answer.headers.location]).toEqual([302, '/tamogatas/profil']);
    expect(await me(cookieHeaderOf(answer))).toMatchObject({ realm: 'supporter' });
  });
});
