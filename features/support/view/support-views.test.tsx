/** A reader's support on the profile: nothing, what runs, what ended, receipts. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { OwnCommitment, OwnPayment } from '../own-support.ts';
import { OwnSupportSection } from './OwnSupportSection.tsx';

const commitment: OwnCommitment = {
  id: 1,
  state: 'active',
  frequency: 'monthly',
  takesNewCard: true,
  amount: 250_000,
  currency: 'HUF',
  nextChargeOn: '2026-12-21',
  failReason: null,
  site: 'telex',
  gateway: 'simplepay',
  mask: '**** 1234',
  storedUntil: null,
  beganAt: '2026-11-21',
  endedAt: null,
  manage: '/tamogatasom?kulcs=1.abc',
};
const payment: OwnPayment = {
  receipt: 7,
  kind: 'payment',
  amount: 250_000,
  currency: 'HUF',
  at: '2026-11-21T08:00:00Z',
  orderKind: 'first',
  frequency: 'monthly',
  gateway: 'simplepay',
  ref: 'LZ1',
  site: 'telex',
  commitmentId: 1,
};

function section(
  commitments: OwnCommitment[],
  payments: OwnPayment[] = [],
  { language = 'hu' as 'hu' | 'en', sitePath = '' } = {},
): string {
  const support = { commitments, gifts: [], payments };
  const html = renderToStaticMarkup(
    <OwnSupportSection support={support} sitePath={sitePath} language={language} />,
  );
  return html.replaceAll('\u00a0', ' ');
}

describe('the support of a reader', () => {
  it('says that there is none, and leads to the form', () => {
    const text = section([]);
    expect(text).toContain('Még nem támogatta a lapot');
    expect(text).toMatch(/href="\/tamogatas"[^>]*>Támogatom a lapot/);
    expect(text).not.toContain('Bizonylatok');
  });

  it('has the amount, the next charge, the card, and a way out without a password', () => {
    const text = section([commitment], [payment]);
    expect(text).toContain('havi 2500 Ft');
    expect(text).toContain('aktív · következő terhelés: 2026. december 21.');
    expect(text).toMatch(/· \S{4} 1234/);
    expect(text).toContain('href="/tamogatasom?kulcs=1.abc&amp;lepes=lemondas"');
    expect(text).toContain('Új támogatás');
  });

  it('is of a year, where it is paid every year', () => {
    expect(section([{ ...commitment, frequency: 'yearly' }])).toContain('évi 2500 Ft');
    expect(section([], [{ ...payment, frequency: 'yearly' }])).toContain('éves · Bankkártya');
  });

  it('that ended cannot be changed any more', () => {
    const text = section([{ ...commitment, state: 'ended', nextChargeOn: null, mask: null }]);
    expect(text).toContain('megszűnt');
    expect(text).not.toContain('Lemondás');
    expect(text).not.toContain('következő terhelés');
  });

  it('is below the prefix of its site, and in English where the page is', () => {
    const text = section([{ ...commitment, state: 'past-due' }], [], { language: 'en', sitePath: '/after' });
    expect(text).toContain('HUF 2,500 every month');
    expect(text).toContain('the last charge failed');
    expect(text).toContain('href="/after/tamogatasom?kulcs=1.abc"');
    expect(text).toMatch(/href="\/after\/tamogatas\?\w+=en"/);
  });
});

describe('receipts', () => {
  it('have a number, a day, a kind and a sign', () => {
    const refund: OwnPayment = { ...payment, receipt: 8, kind: 'refund', at: '2026-11-21T23:30:00Z' };
    const once: OwnPayment = {
      ...payment,
      receipt: 9,
      orderKind: 'once',
      frequency: 'once',
      amount: 750,
      currency: 'EUR',
    };
    const items = section([], [refund, payment, once]).match(/<li.*?<\/li>/g) ?? [];
    expect(items).toHaveLength(3);
    expect(items[0]).toMatch(/−2500 Ft.*2026\. november 22\..*visszautalás · .*bizonylat: T-000008/);
    expect(items[1]).toMatch(/>2500 Ft.*havi · Bankkártya \(SimplePay\) · bizonylat: T-000007 · LZ1/);
    expect(items[2]).toMatch(/7,50 euró.*egyszeri/);
  });
});
