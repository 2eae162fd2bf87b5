/** The page of campaigns: an ad operator adds, changes and ends one without script, and reads its report [S30]. */
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#features/sites/public.ts';
import { cookieWith, inventMember, memberPassword } from '../../../tests/accounts.ts';
import { writeSmallEdition } from '../../../tests/coupling/small-edition.ts';
import { cookieHeaderOf, postForm } from '../../../tests/mails.ts';
import type { HttpResponse } from '../../../tests/send-request.ts';
import { testTime, withServer } from '../../../tests/server.ts';
import { type CampaignValues, campaignInputs, pictureInputs } from './campaign-form.ts';

const server = withServer();
const page = '/szerkesztoseg/hirdetesek';
type Headers = Record<string, string>;
let headers: Headers;
let operator: { id: number; email: string };
let picture: Buffer;

const pictureOf = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer();

async function session(id: number): Promise<Headers> {
  const { accounts, db } = server.context;
  return cookieWith((await accounts.sessions.start(db, { realm: 'newsroom', id }, 'Firefox · Linux')).access);
}

beforeAll(async () => {
  await writeSmallEdition(server.context);
  picture = await pictureOf(600, 500);
});
beforeEach(async () => {
  server.setTime(testTime);
  operator ??= await inventMember(server.context, { email: 'hirdetes@example.com', roles: ['ad-operator'] });
  headers = await session(operator.id);
});

const typed: CampaignValues = {
  name: 'Kertvásár',
  slot: 'telex/front-1',
  firstDay: '2026-11-21',
  lastDay: '2026-11-30',
  link: 'https://kert.example/vasar',
  alt: 'Kertvásár',
  label: '',
  weight: '1',
  dailyCap: '0',
};

interface Sent {
  values?: Partial<CampaignValues>;
  files?: Record<string, Buffer>;
  fields?: Record<string, string>;
}

async function send(
  path: string,
  action: string,
  { values = {}, files = {}, fields = {} }: Sent,
  from = headers,
): Promise<HttpResponse> {
  const form = new FormData();
  for (const [input, value] of Object.entries({ ...typed, ...values }))
    form.set(campaignInputs[input as keyof CampaignValues], value);
  for (const [name, value] of Object.entries({ muvelet: action, ...fields })) form.set(name, value);
  for (const [name, bytes] of Object.entries(files))
    form.set(name, new File([new Uint8Array(bytes)], 'kep.png', { type: 'image/png' }));
  const request = new Request('http://x', { method: 'POST', body: form });
  return server.telex(path, {
    method: 'POST',
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      'sec-fetch-site': 'same-origin',
      ...from,
    },
    body: Buffer.from(await request.arrayBuffer()),
  });
}

const add = (sent: Sent, from = headers) => send(`${page}?kampany=uj`, 'felvesz', sent, from);

async function added(name: string): Promise<string> {
  const answer = await add({ values: { name, alt: name }, files: { [pictureInputs.mobile]: picture } });
  expect(answer.status, answer.text).toBe(303);
  return answer.headers.location?.replace(/&kesz=.*/, '') ?? '';
}

const get = (path: string, from = headers) => server.telex(path, { headers: from });
const later = () => server.setTime('2026-11-21T08:11:00+01:00');

describe('the page of campaigns [S30] [S48]', () => {
  it('adds a campaign, which the front page shows at once, and logs it', async () => {
    expect((await get(page)).text).toContain('Még nincs kampány');
    const address = await added('Kertvásár');
    await server.settled();
    expect((await server.telex('/')).text).toContain('https://kert.example/vasar');
    expect((await get(`${address}&kesz=felveve`)).text).toContain('Felvette a kampányt.');
    expect((await get(page)).text).toMatch(/Kertvásár[\s\S]*fut[\s\S]*Címlap, 1. hely/);
    const [line] = await server.context.accounts.audit.read({ memberId: null, limit: 1 });
    expect(line).toMatchObject({ action: 'campaign-created', way: 'page' });
  });

  it('changes what the form says, and keeps the minutes of days that stay', async () => {
    const { ads, clock } = server.context;
    const created = await ads.create({
      name: 'Percre',
      site: 'telex',
      place: 'front-2',
      alt: 'Kert',
      label: '',
      weight: 1,
      dailyCap: 0,
      from: clock.now(),
      until: new Date('2026-12-24T18:00:00+01:00'),
      link: 'https://kert.example/',
      pictures: [{ platform: 'mobile', size: '300x250', bytes: picture }],
    });
    if (created.kind !== 'created') throw new Error(JSON.stringify(created.faults));
    const values = { name: 'Percre pontos', firstDay: '2026-11-21', lastDay: '2026-12-24', weight: '5' };
    const answer = await send(`${page}?kampany=${created.id}`, 'modosit', { values });
    expect(answer.headers.location).toBe(`${page}?kampany=${created.id}&kesz=modositva`);
    const changed = (await ads.list()).find(({ id }) => id === created.id);
    expect(changed).toMatchObject({
      name: 'Percre pontos',
      weight: 5,
      place: 'front-2',
      from: clock.now(),
      until: new Date('2026-12-24T18:00:00+01:00'),
    });
    await send(`${page}?kampany=${created.id}`, 'modosit', { values: { ...values, lastDay: '2026-12-25' } });
    const longer = (await ads.list()).find(({ id }) => id === created.id);
    expect(longer?.until).toEqual(new Date('2026-12-26T00:00:00+01:00'));
  });

  it('saves nothing over what somebody else saved meanwhile, and shows both; the next time it saves', async () => {
    const address = await added('Közös');
    const versionOf = (text: string) =>
      /name="valtozat"[^>]*value="(\d+)"|value="(\d+)"[^>]*name="valtozat"/.exec(text)?.slice(1).join('') ??
      '';
    const valtozat = versionOf((await get(address)).text);
    const first = { values: { name: 'Közös', weight: '7' }, fields: { valtozat } };
    expect((await send(address, 'modosit', first)).status).toBe(303);
    const mine = { values: { name: 'Az enyém' }, fields: { valtozat } };
    const refused = await send(address, 'modosit', mine);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Közben más is módosította a kampányt');
    expect(refused.text).toContain('value="Az enyém"');
    expect(refused.text).toContain('Most ez van elmentve: „7”.');
    const wrong = { values: { name: '' }, fields: { valtozat } };
    expect(versionOf((await send(address, 'modosit', wrong)).text), 'of an invalid form').toBe(valtozat);
    const again = { ...mine, fields: { valtozat: versionOf(refused.text) } };
    expect((await send(address, 'modosit', again)).status).toBe(303);
    expect((await get(address)).text).toContain('value="Az enyém"');
  });

  it('ends a campaign after a second question, without a new proof of identity', async () => {
    const address = await added('Rövid');
    later();
    expect((await get(`${address}&lezar=1`)).text).toContain('Lezárja a kampányt?');
    expect((await send(address, 'lezar', {})).status).toBe(303);
    await server.settled();
    const { text } = await get(address);
    expect(text).toContain('Most lezárva.');
    expect(text).not.toContain('Módosítás');
    expect((await server.telex('/')).text).not.toContain('alt="Rövid"');
  });

  it('prolongs a campaign that is over, and says what is wrong with its form', async () => {
    const { ads } = server.context;
    const created = await ads.create({
      name: 'Nyári',
      site: 'telex',
      place: 'front-2',
      alt: 'Nyár',
      label: '',
      weight: 1,
      dailyCap: 0,
      from: new Date('2026-07-01T00:00:00+02:00'),
      until: new Date('2026-08-01T00:00:00+02:00'),
      link: 'https://kert.example/nyar',
      pictures: [{ platform: 'mobile', size: '300x250', bytes: picture }],
    });
    if (created.kind !== 'created') throw new Error(JSON.stringify(created.faults));
    const address = `${page}?kampany=${created.id}`;
    expect((await get(address)).text).toContain('Most véget ért.');
    const wrong = await send(address, 'modosit', { values: { lastDay: '2020-01-01' } });
    expect([wrong.status, wrong.text.includes('Az utolsó nap nem lehet az első előtt.')]).toEqual([
      422,
      true,
    ]);
    expect((await send(address, 'modosit', { values: { name: 'Nyári' } })).status).toBe(303);
    expect((await get(address)).text).toContain('Most fut.');
  });

  it('has the report of the campaign by days', async () => {
    const address = await added('Látott');
    const id = Number(/kampany=(\d+)/.exec(address)?.[1]);
    const { ads } = server.context;
    for (const event of ['impression', 'impression', 'impression', 'click'] as const)
      ads.count(id, event, '192.0.2.7');
    await ads.flush();
    const { text } = await get(address);
    expect(text).toContain('Összesen 3 megjelenés, 1 kattintás (33,33%)');
    expect(text).toContain('/api/campaigns/report.csv?name=L%C3%A1tott');
  });

  it('shows the days of this line alone, of several with one name', async () => {
    const [first, second] = [await added('Közös'), await added('Közös')];
    const { ads } = server.context;
    ads.count(Number(/kampany=(\d+)/.exec(first)?.[1]), 'impression', '192.0.2.7');
    await ads.flush();
    expect((await get(first)).text).toContain('Összesen 1 megjelenés');
    expect((await get(second)).text).toContain('Még senki sem látta.');
  });

  it('says beside its field what is wrong, and keeps the rest', async () => {
    const wrong = { name: '', link: 'http://kert.example', lastDay: '2026-11-20', weight: '0', dailyCap: '' };
    const answer = await add({ values: { ...wrong, slot: 'telex/sehol', alt: 'Marad <b>' } });
    expect(answer.status).toBe(422);
    for (const fault of [
      'Adjon nevet',
      'Válasszon egy helyet',
      'Teljes, https-sel',
      'Az utolsó nap nem lehet az első előtt',
      '1 és 100 közötti',
      '0 és 1000 közötti',
    ])
      expect(answer.text).toContain(fault);
    expect(answer.text).toContain('value="Marad &lt;b&gt;"');
  });

  it.each([
    ['none at all', {}, 'Válasszon képet asztali gépre vagy mobilra'],
    ['other proportions', { [pictureInputs.mobile]: 'flat' }, 'Ez a kép 600 × 100 képpontos.'],
    ['a file that is none', { [pictureInputs.mobile]: 'text' }, 'Ez nem PNG, JPEG, WebP vagy AVIF kép.'],
    ['a program as SVG', { [pictureInputs.desktop]: 'svg' }, 'SVG-képet nem fogadunk el'],
  ])('refuses pictures: %s', async (_, named, fault) => {
    const bytes: Record<string, Buffer> = {
      flat: await pictureOf(600, 100),
      text: Buffer.from('nem kép'),
      svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    };
    const files = Object.fromEntries(
      Object.entries(named).map(([name, file]) => [name, bytes[file] ?? picture]),
    );
    const before = (await server.context.ads.list()).length;
    const answer = await add({ files });
    expect([answer.status, answer.text.includes(fault)], answer.text).toEqual([422, true]);
    expect(await server.context.ads.list()).toHaveLength(before);
  });

  it('asks for the password when the sign-in is ten minutes old, and keeps the fields', async () => {
    later();
    expect((await get(`${page}?kampany=uj`)).text).toContain('Az ön jelszava');
    const files = { [pictureInputs.mobile]: picture };
    const without = await add({ values: { name: 'Későn' }, files });
    expect([without.status, without.text.includes('Ez nem a jelszava.')]).toEqual([422, true]);
    expect(without.text).toContain('value="Későn"');
    const proved = await add({ values: { name: 'Későn' }, files, fields: { jelszo: memberPassword } });
    expect(proved.status).toBe(303);
    // The proof of identity holds for the next campaign, too.
    expect((await add({ values: { name: 'Utána' }, files })).status).toBe(303);
  });

  it('takes no files from anybody else, and refuses them before it reads their bytes', async () => {
    const others: [string, Headers][] = [['anonymous', {}]];
    for (const role of ['author', 'admin'] as Role[]) {
      const { id } = await inventMember(server.context, { email: `${role}@example.com`, roles: [role] });
      others.push([role, await session(id)]);
    }
    const before = (await server.context.ads.list()).length;
    for (const [name, from] of others) {
      const status = name === 'anonymous' ? 303 : 403;
      const answer = await add({ files: { [pictureInputs.mobile]: picture } }, from);
      expect(answer.status, name).toBe(status);
      // With the right to send files, the answer to these would be 413, once they are read.
      const large = await add({ files: { [pictureInputs.mobile]: Buffer.alloc(9_000_000) } }, from);
      expect(large.status, name).toBe(status);
    }
    const other = await send('/szerkesztoseg/biztonsag', 'x', { files: { kep: picture } });
    expect(other.status).toBe(400);
    expect(await server.context.ads.list()).toHaveLength(before);
  });

  it('leads an operator whose session has ended to the sign-in and back to the form, and saves nothing', async () => {
    const { accounts, ads, db } = server.context;
    const before = (await ads.list()).length;
    const sent = { values: { name: 'Félbemaradt' }, files: { [pictureInputs.mobile]: picture } };
    const ended = { ...headers };
    await accounts.sessions.endAll(db, { realm: 'newsroom', id: operator.id }, null);
    const answer = await add(sent, ended);
    const back = `${page}?kampany=uj`;
    const again = `/szerkesztoseg/belepes?${new URLSearchParams({ hiba: 'lejart', tovabb: back })}`;
    expect([answer.status, answer.headers.location]).toEqual([303, again]);
    // The cookies of the ended session are deleted.
    expect(answer.headers['set-cookie']).toHaveLength(3);
    expect(await ads.list()).toHaveLength(before);
    expect((await get(again, {})).text).toContain('amit elküldött, azt nem mentettük');
    const signedIn = await postForm(server.telex, again, { email: operator.email, jelszo: memberPassword });
    expect([signedIn.status, signedIn.headers.location]).toEqual([303, back]);
    // The control: with the session the same form is saved.
    expect((await add(sent, cookieHeaderOf(signedIn))).status).toBe(303);
    expect(await ads.list()).toHaveLength(before + 1);
  });

  it('refuses a form of another site, a broken one, and one that is too large', async () => {
    const broken = await server.telex(`${page}?kampany=uj`, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'multipart/form-data; boundary=x',
        'sec-fetch-site': 'same-origin',
      },
      body: 'nem űrlap',
    });
    expect(broken.status).toBe(400);
    const foreign = await add(
      {},
      { ...headers, 'sec-fetch-site': 'cross-site', origin: 'https://x.example' },
    );
    expect(foreign.status).toBe(400);
    const large = await add({ files: { [pictureInputs.mobile]: Buffer.alloc(9_000_000) } });
    expect(large.status).toBe(413);
  });

  it('of no campaign is missing', async () => {
    expect((await get(`${page}?kampany=2147483648`)).status).toBe(404);
    expect((await send(`${page}?kampany=x`, 'lezar', {})).status).toBe(404);
  });
});
