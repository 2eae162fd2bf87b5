/** Reports of mail servers, sign-ups, schedules and lists, whatever they contain. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Edition } from '#features/sites/public.ts';
import { loadTestEdition } from '#tests/edition.ts';
import { readReport } from './bounces/read-report.server.ts';
import { type IssueContent, withFullAddresses } from './issues/issue-content.ts';
import { lastSlot } from './issues/last-slot.ts';
import { type Newsletter, newsletterSchema, weekdays } from './newsletter.ts';
import { newsletterFaults } from './newsletter-faults.ts';
import { promotedNewsletter } from './newsletters-part.ts';
import { isPromoHidden, promoCookie } from './subscribers/promo-cookie.ts';
import {
  placeField,
  readSignUp,
  signUpField,
  signUpFields,
  signUpForm,
  wantedNewsletters,
} from './subscribers/sign-up.ts';
import { signUpFaultWords } from './subscribers/sign-up-fault-words.ts';

let edition: Edition;
beforeAll(async () => {
  edition = await loadTestEdition();
});

const list: Newsletter = newsletterSchema.parse({
  code: 'reggeli',
  site: 'telex',
  name: 'Reggeli',
  description: 'Minden reggel.',
  rhythm: 'Reggel',
  schedule: { every: 'day', at: '06:30' },
  parts: [{ from: 'latest', title: 'Friss', count: 5 }],
});

describe('a report of a mail server', () => {
  const token = `81.${'a'.repeat(32)}`;
  const report = (fields: string, type = 'delivery-status'): string =>
    `Content-Type: multipart/report; report-type=${type}; boundary="b"\r\n\r\n--b\r\nContent-Type: message/${type}\r\n\r\n${fields}\r\n--b--\r\n`;

  it('without a status is about the sender, and blocks nobody', async () => {
    expect((await readReport(report('Action: failed'))).report).toEqual({ kind: 'soft', status: '5.0.0' });
    expect((await readReport(report('Action: failed\r\nStatus: 9.1.1'))).report).toMatchObject({
      kind: 'soft',
    });
  });

  it('that nothing is wrong is none', async () => {
    for (const action of ['delayed', 'delivered', 'relayed', 'expanded', ''])
      expect((await readReport(report(`Action: ${action}\r\nStatus: 5.1.1`))).report).toBeNull();
    expect((await readReport(report('Feedback-Type: not-spam', 'feedback-report'))).report).toBeNull();
  });

  it('of a reader who called it spam is a complaint, in any case of letters', async () => {
    const { report: found } = await readReport(report('FEEDBACK-TYPE: Abuse', 'Feedback-Report'));
    expect(found).toEqual({ kind: 'complaint', status: '' });
  });

  it('names each of our addresses once, and not more than twenty', async () => {
    const addresses = Array.from({ length: 30 }, (_, id) => `bounce+${id}.${'b'.repeat(32)}@lap.example`);
    const text = [`bounce+${token}@lap.example`, `BOUNCE+${token}@lap.example`, ...addresses].join('\r\n');
    const { senders } = await readReport(text);
    expect(senders).toHaveLength(20);
    expect(senders.filter((one) => one === token)).toHaveLength(1);
  });

  it('is read or is none, whatever a forged one contains', async () => {
    const piece = fc.constantFrom(
      'Content-Type: ',
      'multipart/report',
      'report-type=',
      'Action: failed',
      '\r\n',
      '--b',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(piece, fc.string()), { maxLength: 12 }), async (pieces) => {
        const { senders } = await readReport(pieces.join(''));
        expect(senders.length).toBeLessThanOrEqual(20);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a sign-up', () => {
  const codes = ['reggeli', 'hetvegi'];
  const field = fc.oneof(
    fc.string(),
    fc.constantFrom('a@example.hu', 'Éva', 'reggeli', 'A@B.hu\r\nBcc: x@y.hu'),
  );

  it('that is accepted has one address without line breaks, and lists that exist, each once [NEWS-01]', () => {
    const someLists = fc.array(fc.constantFrom(...codes), { minLength: 1, maxLength: 4 });
    const given = fc.record({
      email: fc.oneof(fc.constant('a@example.hu'), field),
      firstName: fc.oneof(fc.constant(''), field),
      lastName: fc.oneof(fc.constant(''), field),
      listCodes: fc.oneof({ weight: 4, arbitrary: someLists }, fc.array(field)),
    });
    fc.assert(
      fc.property(given, (form) => {
        const reading = readSignUp(form, codes);
        if (reading.kind === 'invalid') {
          expect(Object.keys(reading.errors).length).toBeGreaterThan(0);
          return;
        }
        const { email, firstName, lastName, listCodes } = reading.signUp;
        expect(email).toMatch(/^[^\s@<>,]+@[^\s@<>,]+$/);
        expect(email).toBe(email.toLowerCase());
        for (const name of [firstName, lastName]) expect(name).not.toMatch(/[\r\n<>:/@]/);
        expect(listCodes.every((code) => codes.includes(code))).toBe(true);
        expect(new Set(listCodes).size).toBe(listCodes.length);
      }),
    );
  });

  it('comes from a form with the same fields', () => {
    const form = new URLSearchParams([
      [signUpFields.email, 'a@example.hu'],
      [signUpFields.firstName, 'Éva'],
      [signUpFields.listCodes, 'reggeli'],
      [signUpFields.listCodes, 'hetvegi'],
      [placeField, '/lablec'],
    ]);
    const value = { email: 'a@example.hu', firstName: 'Éva', lastName: '', listCodes: codes };
    expect(signUpForm(codes).read(form)).toEqual({
      kind: 'valid',
      value: { ...value, place: '/lablec', trap: '' },
    });
    expect(wantedNewsletters(form)).toEqual(codes);
    form.set(placeField, 'https://example.com/');
    expect(signUpForm(codes).read(form)).toMatchObject({ value: { ...value, place: undefined } });
  });

  it('is refused in the language of the page, with what was typed [S12]', () => {
    const form = new URLSearchParams([
      [signUpFields.email, ' nobody '],
      [signUpFields.firstName, '<b>'],
    ]);
    expect(signUpForm(codes).read(form, signUpFaultWords.en)).toEqual({
      kind: 'faulty',
      typed: expect.objectContaining({ email: 'nobody', firstName: '<b>', lastName: '' }),
      faults: {
        email: 'Enter your e-mail address, for example: name@example.com.',
        firstName: 'A name may have letters, spaces, dots, hyphens and apostrophes only.',
        listCodes: 'Choose at least one newsletter.',
      },
    });
  });

  it('has the same rules in the browser', () => {
    expect(signUpField('email')).toEqual({ name: 'email', type: 'email', required: true, maxLength: 254 });
    expect(signUpField('firstName')).toEqual({ name: 'keresztnev', maxLength: 60 });
  });

  it.each(['O’Connor', "D'Artagnan", 'Kiss-Nagy Éva', 'dr. Kovács', 'Jr. Ő'])(
    'may have the name %s',
    (firstName) => {
      const given = { email: 'a@example.hu', firstName, listCodes: ['reggeli'] };
      expect(readSignUp(given, codes)).toMatchObject({ kind: 'valid', signUp: { firstName } });
    },
  );

  it.each(['nyertel.example', 'kattints.ide', 'http://x', 'a:b', '[x](y)'])(
    'may not have the name %s',
    (firstName) => {
      const given = { email: 'a@example.hu', firstName, listCodes: ['reggeli'] };
      expect(readSignUp(given, codes).kind).toBe('invalid');
    },
  );
});

describe('the schedule of a list', () => {
  const times = fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) });
  const now = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });

  it('is met at most a week ago, never in the future, at the hour of the site', () => {
    const every = fc.constantFrom(
      { every: 'day' },
      { every: 'workday' },
      ...weekdays.map((on) => ({ every: 'week', on })),
    );
    fc.assert(
      fc.property(every, times, now, (kind, { hour, minute }, at) => {
        const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
        // Hours that the clocks skip or repeat have tests of their own.
        fc.pre(hour !== 1 && hour !== 2 && hour !== 3);
        const schedule = newsletterSchema.shape.schedule.parse({ ...kind, at: time });
        const slot = lastSlot(schedule, 'Europe/Budapest', at);
        if (slot === null) throw new Error('there is one in each week');
        expect(slot <= at).toBe(true);
        expect(at.getTime() - slot.getTime()).toBeLessThanOrEqual(7 * 25 * 3_600_000);
        const shown = slot.toLocaleTimeString('hu', {
          timeZone: 'Europe/Budapest',
          hour: '2-digit',
          minute: '2-digit',
        });
        expect(shown).toBe(time);
      }),
      { numRuns: 60 },
    );
  });

  it.each(['24:00', '6:30', '06:60', '', 'reggel'])('has no time %j', (at) => {
    expect(newsletterSchema.safeParse({ ...list, schedule: { every: 'day', at } }).success).toBe(false);
  });
});

describe('lists of an edition', () => {
  it('have codes of their own, on sites that exist, one promoted on each in a language', () => {
    const faults = (...all: Partial<Newsletter>[]) =>
      newsletterFaults(
        edition,
        all.map((one) => ({ ...list, ...one })),
      );
    expect(faults({})).toEqual([]);
    expect(faults({}, {})).toEqual(["newsletters: two of them have the code 'reggeli'"]);
    expect(faults({ site: 'nincs' })).toEqual(["newsletter 'reggeli': no site has the slug 'nincs'"]);
    expect(faults({ code: 'leiratkozas' })).toEqual([
      "newsletter 'leiratkozas': this code is part of other addresses",
    ]);
    expect(faults({ isPromoted: true }, { code: 'b', isPromoted: true })).toHaveLength(1);
    expect(faults({ isPromoted: true }, { code: 'b', isPromoted: true, language: 'en' })).toEqual([]);
    expect(faults({ isPromoted: true, visibleTo: 'invited' })).toHaveLength(1);
  });

  it('offer the Hungarian one where there is none in the language of the page', () => {
    expect(promotedNewsletter(edition, { slug: 'telex' }, 'hu')?.language).toBe('hu');
    expect(promotedNewsletter(edition, { slug: 'nincs' }, 'hu')).toBeNull();
    const withOne: Edition = { ...edition, parts: [] };
    expect(promotedNewsletter(withOne, { slug: 'telex' }, 'en')).toBeNull();
  });
});

describe('the content of an issue', () => {
  it('has full addresses in mails, of pictures too, and is otherwise the same', () => {
    const story = { id: 1, title: 'Cím', lead: '', url: '/a', section: '', authors: [], picture: null };
    const picture = { src: '/kep.jpg', alt: '', width: 1, height: 1 };
    const content: IssueContent = {
      words: ['Szó'],
      parts: [{ title: 'Friss', stories: [story, { ...story, id: 2, picture }] }],
    };
    const full = withFullAddresses(content, (address) => `https://lap.example${address}`);
    expect(full.parts[0]?.stories.map(({ url }) => url)).toEqual([
      'https://lap.example/a',
      'https://lap.example/a',
    ]);
    expect(full.parts[0]?.stories[1]?.picture?.src).toBe('https://lap.example/kep.jpg');
    expect(full.parts[0]?.stories[0]?.picture).toBeNull();
    expect(content.parts[0]?.stories[0]?.url).toBe('/a');
  });
});

describe('the cookie that hides a promotion', () => {
  it('hides it until its time, and not a second longer [NEWS-02] [NEWS-04]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), fc.boolean(), (now, isPermanent) => {
        const cookie = promoCookie('', 'article', isPermanent, now, false) ?? '';
        const pair = cookie.split(';')[0] ?? '';
        const seconds = (isPermanent ? 730 : 2) * 86_400;
        expect(isPromoHidden(pair, 'article', now + seconds - 1)).toBe(true);
        expect(isPromoHidden(pair, 'article', now + seconds)).toBe(false);
        expect(isPromoHidden(pair, 'front', now)).toBe(false);
      }),
    );
  });
});
