/**
 * The log of a whole round: somebody supports the paper, signs in, gets newsletters and notifications, and leaves; an
 * editor signs in. At the most talkative level it has no address, name, code, token, password or number of a card.
 */
import { expect, it } from 'vitest';
import { z } from 'zod';
import { supporterOf } from '#features/support/supporter.fixture.ts';
import { addApp, inventMember, memberPassword } from '../accounts.ts';
import { cookieHeaderOf, mailsTo, postForm } from '../mails.ts';
import { subscribeInSandbox } from '../push-sandbox.ts';
import type { HttpResponse } from '../send-request.ts';
import { testTime, withServer } from '../server.ts';

const server = withServer({ logLevel: 'trace', proxies: [] });
const supporter = supporterOf(server);
const email = 'titkos.tilda@example.hu';
const name = 'Titkos Tilda';
const secrets = new Set([email, encodeURIComponent(email), 'titkos.tilda', name, memberPassword]);

/** Everything of a cookie, a token or a signed link that could be used by whoever reads it. */
function learn(text: string): void {
  for (const [found] of text.matchAll(/[\w-]{20,}/g)) secrets.add(found);
}

function learnCookies({ headers }: HttpResponse): void {
  for (const line of headers['set-cookie'] ?? []) learn(decodeURIComponent(line.split(';', 1)[0] ?? ''));
}

/** Links and codes of all mails that wait. */
async function learnMails(): Promise<void> {
  for (const { props } of await supporter.mails()) {
    if (typeof props.code === 'string') secrets.add(props.code);
    for (const value of Object.values(props))
      if (typeof value === 'string' && value.startsWith('http')) {
        const { pathname, search } = new URL(value);
        learn(decodeURIComponent(pathname + search));
      }
  }
}

async function post(path: string, fields: Record<string, string>, ...before: HttpResponse[]) {
  const answer = await postForm(
    server.telex,
    path,
    fields,
    before.length > 0 ? cookieHeaderOf(...before) : {},
  );
  learnCookies(answer);
  await learnMails();
  return answer;
}

async function pathIn(mail: string, property: string, to = email): Promise<string> {
  const [last] = (await mailsTo(server.context.db, mail, to)).slice(-1);
  const { pathname, search } = new URL(String(last?.[property]));
  return pathname + search;
}

async function support(): Promise<void> {
  await supporter.pay({ email, frequency: 'havi', amount: '2500', fields: { nev: name } });
  const { key } = await supporter.lastOrder();
  secrets.add(key);
  await supporter.pay({ email, gateway: 'barion', fields: { nev: name } }, 'no-funds');
  await supporter.switchTo('simplepay', { mode: 'down' });
  await supporter.submit({ email, fields: { nev: name } });
  await supporter.switchTo('simplepay', { mode: 'normal', charge: 'no-funds' });
  server.setTime('2026-12-21T08:00:00+01:00');
  await server.context.support.chargeDue(new AbortController().signal);
  server.setTime(testTime);
  await learnMails();
  const manage = await pathIn('support-receipt', 'manage');
  await server.telex(manage);
  await post(manage, { muvelet: 'lemondas' });
}

async function account(): Promise<void> {
  const page = '/tamogatas/belepes';
  const asked = await post(page, { email });
  await post(page, { kod: '000000' }, asked);
  await server.telex(await pathIn('signIn', 'address'));
  const [mail] = await mailsTo(server.context.db, 'signIn', email);
  const signedIn = await post(page, { kod: String(mail?.code) }, asked);
  expect(signedIn.status).toBe(303);
  const profile = '/tamogatas/profil';
  for (const fields of [
    { muvelet: 'nev', nev: name },
    { muvelet: 'letoltes' },
    { muvelet: 'torles-megerositese' },
  ])
    await post(profile, fields, signedIn);
  const headers = cookieHeaderOf(signedIn);
  const download = await pathIn('dataDownload', 'address');
  await server.telex(download, { headers });
  const zip = await server.telex(`/fiok/adataim.zip${new URL(download, 'http://x').search}`, { headers });
  expect(zip.status).toBe(200);
  await post('/tamogatas/biztonsag', { muvelet: 'jelszo', 'uj-jelszo': memberPassword }, signedIn);
  learnCookies(await server.telex('/api/token/refresh', { method: 'POST', headers }));
  await post(profile, { muvelet: 'kilepes' }, signedIn);
}

async function newsletters(): Promise<void> {
  await post('/hirlevel', { email, keresztnev: 'Tilda', vezeteknev: 'Titkos', lista: 'reggeli' });
  const confirmed = await post(await pathIn('confirm-newsletter', 'address'), {});
  const preferences = /\/hirlevel\/beallitasok\/[\w-]+/.exec(confirmed.text)?.[0] ?? '';
  expect(preferences).not.toBe('');
  learn(preferences);
  await server.telex(preferences);
  await post(preferences, { muvelet: 'leiratkozas' });
}

async function notifications(): Promise<void> {
  const subscription = await subscribeInSandbox(server.context);
  learn(JSON.stringify(subscription));
  const vapidKey = await server.context.push.publicKey();
  // Everybody may know this one.
  secrets.delete(vapidKey);
  const choice = { topics: [{ site: 'telex', topic: 'fontos' }], quiet: { from: 0, to: 0 } };
  const body = JSON.stringify({ act: 'choose', clientToken: null, subscription, vapidKey, choice });
  const headers = { 'content-type': 'application/json', 'user-agent': 'Mozilla Firefox/130 Linux' };
  const answer = await server.telex('/api/web-push', { method: 'POST', headers, body });
  const { clientToken } = z.object({ clientToken: z.string() }).parse(answer.json());
  secrets.add(clientToken);
  await server.telex(`/api/web-push?clientToken=${clientToken}`);
}

async function editor(): Promise<void> {
  const member = await inventMember(server.context, { email: 'titkos.szerkeszto@example.hu' });
  for (const secret of ['titkos.szerkeszto', member.name]) secrets.add(secret);
  const app = await addApp(server.context, { realm: 'newsroom', id: member.id });
  const page = '/szerkesztoseg/belepes';
  await post(page, { email: member.email, jelszo: 'nem ez a jelszavam' });
  const first = await post(page, { email: member.email, jelszo: memberPassword });
  const kod = app.generate({ timestamp: server.context.clock.now().getTime() });
  secrets.add(kod);
  const signedIn = await post(`${page}?lepes=masodik`, { kod }, first);
  expect(signedIn.headers['set-cookie']?.join()).toContain('access_token');
}

it('has no address, name, code, token, password or card', async () => {
  await support();
  await account();
  await newsletters();
  await notifications();
  await editor();
  const log = server.takeLog().join('\n');
  const lines = log.split('\n');
  for (const path of [
    '/tamogatas',
    '/tamogatas/profil',
    '/hirlevel',
    '/api/web-push',
    '/szerkesztoseg/belepes',
  ])
    expect(log).toContain(path);
  expect(lines.length).toBeGreaterThan(30);
  // The ids of requests and builds are random, too, but not secret: nobody was given them.
  const found = [...secrets].filter((secret) => secret.length > 5 && log.includes(secret));
  expect(found).toEqual([]);
  expect(log).not.toMatch(/[\w.+-]+(@|%40)[\w-]+\.(hu|com)/);
  expect(log).not.toMatch(/\b\d{4}[ -]?\d{4}[ -]?\d{4}[ -]?\d{4}\b/);
  // The control: what was collected would be found in the answers' and mails' own text.
  expect(secrets.size).toBeGreaterThan(30);
  const mails = JSON.stringify(await supporter.mails());
  expect([...secrets].filter((secret) => mails.includes(secret)).length).toBeGreaterThan(8);
});
