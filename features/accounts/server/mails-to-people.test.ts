/** Mails of the accounts feature before they are queued: to whom, in which language, with which address. */
import { describe, expect, it } from 'vitest';
import { mainSite, type Viewpoint } from '#features/sites/public.ts';
import { loadTestEdition } from '#tests/edition.ts';
import { securityChanges } from '../mails/security-notice.mail.ts';
import { createSendMemberLink, memberLinkAddress } from './members/send-to-member.ts';
import { createSecurityNotices, type NoticeAddressee, noticeAddressee } from './security-notices.ts';
import type { SendMail } from './send-mail.ts';

const edition = await loadTestEdition();
const main = mainSite(edition);
const view: Viewpoint = { edition, site: { ...main, domains: ['lap.example'] }, port: 3000 };

interface QueuedMail {
  mail: string;
  to: string;
  language: string;
  site: string;
  props: Record<string, unknown>;
}

/** Reads the properties by the mail's own schema, as the queue does, and lists the mails. */
function queue() {
  const mails: QueuedMail[] = [];
  const sendMail: SendMail = async (_work, { id, props: schema }, { to, site, language }, props) => {
    mails.push({ mail: id, to, language, site: site.slug, props: Object(schema.parse(props)) });
  };
  return { mails, sendMail };
}

/** No mail here reaches a database. */
const trx = null as never;
const reader: NoticeAddressee = {
  id: { realm: 'reader', id: 3 },
  email: 'olga@example.com',
  name: 'Olvasó Olga',
  language: 'hu',
};
const member = noticeAddressee({ id: 3, email: 'bea@example.com', name: 'Belépő Bea' });

async function noticeTo(person: NoticeAddressee, browser = 'Firefox · Linux'): Promise<QueuedMail> {
  const { mails, sendMail } = queue();
  await createSecurityNotices({ sendMail, canSend: true, view }).send(trx, person, 'password', browser);
  const [mail, ...more] = mails;
  if (!mail || more.length > 0) throw new Error(`${mails.length} mails were sent instead of one`);
  return mail;
}

describe('the notice of a change', () => {
  it('leads readers to their own page, and members to that of the newsroom', async () => {
    expect((await noticeTo(reader)).props).toMatchObject({
      realm: 'reader',
      address: 'https://lap.example/tamogatas/biztonsag',
    });
    expect((await noticeTo(member)).props).toMatchObject({
      realm: 'newsroom',
      address: 'https://lap.example/szerkesztoseg/biztonsag',
    });
  });

  it('is in the language of the reader, and so is the page to which it leads', async () => {
    const english = await noticeTo({ ...reader, language: 'en' });
    expect(english.language).toBe('en');
    expect(english.props.address).toBe('https://lap.example/tamogatas/biztonsag?nyelv=en');
    expect((await noticeTo(reader)).language).toBe('hu');
  });

  it('leads a member to the page in Hungarian whatever the language of the mail: it has no other', async () => {
    expect((await noticeTo(member)).language).toBe('hu');
    const english = await noticeTo({ ...member, language: 'en' });
    expect(english.props.address).toBe('https://lap.example/szerkesztoseg/biztonsag');
  });

  it('goes to the person alone, from the main site, with the browser as it is named', async () => {
    expect(await noticeTo(reader, 'Safari · iOS')).toMatchObject({
      mail: 'securityNotice',
      to: 'olga@example.com',
      site: main.slug,
      props: { name: 'Olvasó Olga', browser: 'Safari · iOS', change: 'password' },
    });
  });

  it('is possible for a reader without a name, and for a change from the command line, which has no browser', async () => {
    expect((await noticeTo({ ...reader, name: '' }, '')).props).toMatchObject({ name: '', browser: '' });
  });

  it('is sent once for each change that there is', async () => {
    const { mails, sendMail } = queue();
    const notices = createSecurityNotices({ sendMail, canSend: true, view });
    for (const change of securityChanges) await notices.send(trx, reader, change, '');
    expect(mails.map(({ props }) => props.change)).toEqual([...securityChanges]);
  });

  it('is not sent without a mail server, and does not fail', async () => {
    const { mails, sendMail } = queue();
    await createSecurityNotices({ sendMail, canSend: false, view }).send(trx, reader, 'password', '');
    expect(mails).toEqual([]);
  });

  it('that cannot be queued fails, so that the change itself is not stored', async () => {
    const sendMail: SendMail = () => Promise.reject(new Error('the queue is full'));
    const notices = createSecurityNotices({ sendMail, canSend: true, view });
    await expect(notices.send(trx, reader, 'password', '')).rejects.toThrow('the queue is full');
  });
});

describe('the link of a member', () => {
  const token = 'member.a-_b+c/d=&e?#f';

  it('leads to the page of its kind', () => {
    const pathOf = (kind: 'invitation' | 'reset') => new URL(memberLinkAddress(view, kind, 'x')).pathname;
    expect(pathOf('invitation')).toBe('/szerkesztoseg/meghivo');
    expect(pathOf('reset')).toBe('/szerkesztoseg/elfelejtett');
  });

  it('contains the whole token, whatever characters it has, and no fragment', () => {
    const address = new URL(memberLinkAddress(view, 'invitation', token));
    expect([...address.searchParams]).toEqual([['kulcs', token]]);
    expect([address.origin, address.hash]).toEqual(['https://lap.example', '']);
  });

  it('has the port of a local server only', () => {
    const local = { ...view, site: { ...main, domains: ['lap.localhost'] } };
    expect(new URL(memberLinkAddress(local, 'reset', 'x')).origin).toBe('http://lap.localhost:3000');
  });

  it('is mailed in Hungarian to the member', async () => {
    const { mails, sendMail } = queue();
    const send = createSendMemberLink({ sendMail, canSend: true, view });
    await send(trx, { email: 'bea@example.com', name: 'Belépő Bea' }, { kind: 'reset', token });
    expect(mails).toEqual([
      {
        mail: 'memberLink',
        to: 'bea@example.com',
        language: 'hu',
        site: main.slug,
        props: { kind: 'reset', name: 'Belépő Bea', address: memberLinkAddress(view, 'reset', token) },
      },
    ]);
  });

  it('is not mailed without a mail server: the command line prints it', async () => {
    const { mails, sendMail } = queue();
    const send = createSendMemberLink({ sendMail, canSend: false, view });
    await send(trx, { email: 'bea@example.com', name: 'Belépő Bea' }, { kind: 'invitation', token });
    expect(mails).toEqual([]);
  });
});
