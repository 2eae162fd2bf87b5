/** Mails of supporters, as readers get them. */
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { MailDefinition, MailFrame } from '#features/kit/public.ts';
import { textOfMail } from '#platform/mail/text-of-mail.ts';
import { declineReasons } from '../terms/order.ts';
import { declineTexts } from '../words/decline-words.ts';
import { SupportCardMail } from './monthly/SupportCardMail.tsx';
import { SupportChangedMail } from './monthly/SupportChangedMail.tsx';
import { SupportEndedMail } from './monthly/SupportEndedMail.tsx';
import { SupportReminderMail } from './monthly/SupportReminderMail.tsx';
import { SupportTransferMail } from './monthly/SupportTransferMail.tsx';
import { supportCardMail } from './monthly/support-card.mail.ts';
import { supportChangedMail } from './monthly/support-changed.mail.ts';
import { supportEndedMail } from './monthly/support-ended.mail.ts';
import { supportReminderMail } from './monthly/support-reminder.mail.ts';
import { supportTransferMail } from './monthly/support-transfer.mail.ts';
import { SupportDisputedMail } from './payments/SupportDisputedMail.tsx';
import { SupportFailedMail } from './payments/SupportFailedMail.tsx';
import { SupportGiftMail } from './payments/SupportGiftMail.tsx';
import { SupportReceiptMail } from './payments/SupportReceiptMail.tsx';
import { SupportRefundMail } from './payments/SupportRefundMail.tsx';
import { supportDisputedMail } from './payments/support-disputed.mail.ts';
import { supportFailedMail } from './payments/support-failed.mail.ts';
import { supportGiftMail } from './payments/support-gift.mail.ts';
import { supportReceiptMail } from './payments/support-receipt.mail.ts';
import { supportRefundMail } from './payments/support-refund.mail.ts';

const money = { amount: 250_000, currency: 'HUF' } as const;
const manage = 'https://lap.example/tamogatasom?kulcs=1.abc';

interface MailCase {
  name: string;
  render(language: 'hu' | 'en', change?: object): { subject: string; html: string; text: string };
}

function mailCase<Props extends object>(
  name: string,
  mail: MailDefinition<Props>,
  View: ComponentType<{ frame: MailFrame; props: Props }>,
  props: NoInfer<Props>,
): MailCase {
  return {
    name,
    render(language, change = {}) {
      const frame = frameIn(language);
      const read = mail.props.parse({ ...props, ...change });
      const html = renderToStaticMarkup(<View frame={frame} props={read} />);
      return { subject: mail.subject(read, frame), html, text: textOfMail(html) };
    },
  };
}

const cases = [
  mailCase('receipt', supportReceiptMail, SupportReceiptMail, {
    ...money,
    kind: 'first',
    frequency: 'monthly',
    gift: null,
    receipt: 12,
    ref: 'LZ7K3M9PQ2XD',
    day: '2026-11-21',
    gateway: 'barion',
    nextCharge: '2026-12-21',
    manage,
    payer: { name: 'Kiss Éva', email: 'eva@example.hu' },
  }),
  mailCase('failed charge', supportFailedMail, SupportFailedMail, {
    ...money,
    reason: 'no-funds',
    retryOn: '2026-12-24',
    mask: '**** 1111',
    manage,
  }),
  mailCase('card', supportCardMail, SupportCardMail, {
    ...money,
    storedUntil: '2028-11-30',
    mask: '**** 1111',
    manage,
  }),
  mailCase('reminder', supportReminderMail, SupportReminderMail, {
    ...money,
    day: '2027-11-21',
    how: 'card',
    mask: '**** 1111',
    transfer: null,
    manage,
  }),
  mailCase('end', supportEndedMail, SupportEndedMail, {
    ...money,
    why: 'reader',
    endedAt: '2026-11-21T07:00:00.000Z',
    support: 'https://lap.example/tamogatas',
    isByTransfer: false,
  }),
  mailCase('dispute', supportDisputedMail, SupportDisputedMail, {
    ...money,
    ref: 'LZ7K3M9PQ2XD',
    gateway: 'stripe',
    state: 'open',
    reason: 'fraudulent',
  }),
  mailCase('refund', supportRefundMail, SupportRefundMail, {
    ...money,
    receipt: 13,
    ref: 'LZ7K3M9PQ2XD',
    day: '2026-11-21',
  }),
  mailCase('transfer', supportTransferMail, SupportTransferMail, {
    ...money,
    ref: 'LZ7K3M9PQ2XD',
    name: 'Kiadó',
    iban: 'HU42 1177',
    bic: 'OTPVHUHB',
    bank: 'Minta',
    page: 'https://lapzarta.example/tamogatas/siker?rendeles=k',
  }),
  mailCase('change', supportChangedMail, SupportChangedMail, {
    ...money,
    what: 'pause',
    nextCharge: '2027-02-21',
    manage,
  }),
];

function frameIn(language: 'hu' | 'en'): MailFrame {
  return {
    siteName: 'Lapzárta',
    siteAddress: 'https://lap.example/',
    publisher: 'Lapzárta Kiadó',
    imprint: { address: 'Budapest, Minta utca 1.', taxNumber: '12345678-1-42' },
    wordmark: null,
    language,
    accent: '#0f5c8c',
  };
}

function render(name: string, language: 'hu' | 'en', change: object = {}) {
  const found = cases.find((one) => one.name === name);
  if (!found) throw new Error(`there is no mail ${name}`);
  return found.render(language, change);
}

describe('a mail to a supporter', () => {
  it('has each of its facts in a line of its own in the text part', () => {
    const { text } = render(cases.find(({ name }) => name.includes('transfer'))?.name ?? '', 'en');
    expect(text).toMatch(/^Remark: LZ\w+$/m);
    expect(text).toMatch(/^Amount: HUF\u00a02,500$/m);
  });

  it('with an account leads to the QR code, where there is one', () => {
    const name = cases.find((one) => one.name.includes('transfer'))?.name ?? '';
    expect(render(name, 'hu').html).toContain('href="https://lapzarta.example/tamogatas/siker?rendeles=k"');
    expect(render(name, 'hu', { page: null }).html).not.toContain('QR');
  });

  it.each(cases.flatMap(({ name }) => [[name, 'hu'] as const, [name, 'en'] as const]))(
    '(%s, %s) has a subject with the name of the site, its amount, and a text part of its own',
    (name, language) => {
      const { subject, html, text } = render(name, language);
      expect(subject).toMatch(/ – Lapzárta$/);
      expect(html).toContain(`lang="${language}"`);
      expect(text).toContain(language === 'hu' ? '2500\u00a0Ft' : 'HUF\u00a02,500');
      expect(text).not.toMatch(/[<>]|undefined|null/);
      expect(html.length).toBeLessThan(20_000);
    },
  );

  it.each(['receipt', 'failed charge', 'card', 'reminder', 'change'])(
    '(%s) has the way out that needs no password',
    (name) => {
      const { text } = render(name, 'hu');
      expect(text).toContain(manage);
      expect(text.replaceAll(/\s+/g, ' ')).toMatch(
        /jelszó nélkül, bármikor módosíthatja, szüneteltetheti vagy lemondhatja/,
      );
    },
  );

  it.each(declineReasons)('says why a charge failed in plain Hungarian: %s', (reason) => {
    const { text } = render('failed charge', 'hu', { reason, retryOn: null });
    const plain = text.replaceAll(/\s+/g, ' ');
    expect(plain).toContain(declineTexts.hu[reason]);
    expect(plain).toContain('pénzt nem vettünk le');
    expect(plain).toContain('Magunktól nem próbáljuk újra');
  });

  it('is a receipt with payer and issuer, also without what older messages lack', () => {
    const plain = (change?: object) => render('receipt', 'hu', change).text.replaceAll(/\s+/g, ' ');
    expect(plain()).toContain('Befizető: Kiss Éva, eva@example.hu');
    expect(plain()).toContain(
      'Kiállító: Lapzárta Kiadó, Budapest, Minta utca 1. A kiállító adószáma: 12345678-1-42',
    );
    expect(plain({ payer: undefined })).not.toContain('Befizető');
    expect(plain({ payer: { name: null, email: 'eva@example.hu' } })).toContain('Befizető: eva@example.hu');
  });

  it('of a yearly support reminds of the charge, of a card that ends before it, or of the transfer', () => {
    const plain = (change?: object) => render('reminder', 'hu', change).text.replaceAll(/\s+/g, ' ');
    expect(plain()).toContain('A terhelés napja: 2027. november 21.');
    expect(plain({ how: 'new-card' })).toContain('Új kártya megadása');
    const transfer = { ref: 'LZ7K3M9PQ2XD', name: 'Lapzárta Kiadó', iban: 'HU42 1177' };
    expect(plain({ how: 'transfer', mask: null, transfer })).toContain('Közlemény: LZ7K3M9PQ2XD');
  });

  it('brings a gift without its price, and gives its link to the giver as well', () => {
    const frame = frameIn('hu');
    const link = 'https://lap.example/ajandek?kod=1.abc';
    const props = { giver: 'Híd Ági', recipient: 'Kiss Pál', message: '', until: '2027-11-21', link };
    const text = textOfMail(renderToStaticMarkup(<SupportGiftMail frame={frame} props={props} />));
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Kedves Kiss Pál! Híd Ági egy évre szóló támogatást');
    expect(text).toContain(link);
    expect(supportGiftMail.subject(props, frame)).toBe('Híd Ági ajándékot küldött önnek – Lapzárta');
    expect(render('receipt', 'hu', { kind: 'once', gift: link }).text).toContain(link);
  });

  it('says of a single payment that it is not repeated', () => {
    const { text } = render('receipt', 'hu', { kind: 'once', nextCharge: null, manage: null });
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Egyszeri támogatás, nem ismétlődik');
    expect(text).not.toContain('Támogatásom kezelése');
  });

  it.each(['reader', 'unpaid', 'gateway', 'erased', 'disputed'])(
    'confirms the end and its time: %s',
    (why) => {
      const { text } = render('end', 'hu', { why });
      expect(text).toContain('2026. november 21., 8:00');
    },
  );
});
