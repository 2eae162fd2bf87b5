/** Money, days, references, states and statements, whatever people and banks write [S47]. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '#platform/time/day.ts';
import { hoursLeft } from './hours.ts';
import { hashOfForm, keyPattern, newKey, newReference, referencesIn } from './server/references.server.ts';
import { outcomeAddress, successPath, supportAddress } from './support-address.ts';
import { anchorMonthsAfter, dayOfMonth, lastDayOf, nextAnchorAfter } from './terms/charge-days.ts';
import {
  currencies,
  currencySign,
  isCurrency,
  isSameMoney,
  moneyOf,
  moneyText,
  parseAmount,
} from './terms/money.ts';
import { choicesOf, gatewaysOf } from './terms/offer.ts';
import {
  isDifference,
  isForward,
  isGatewayName,
  isInFlight,
  isOpen,
  type Order,
  type OrderState,
} from './terms/order.ts';
import { readStatement } from './transfers/statement.server.ts';
import { dayText, receiptText } from './words/written-values.ts';

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => daysAfter('2000-01-01', days));
const anchor = fc.integer({ min: 1, max: 31 });

describe('the day of a monthly charge', () => {
  it('is the next day with the number of the first one, or the last of a shorter month', () => {
    fc.assert(
      fc.property(anyDay, anchor, (day, anchorDay) => {
        const next = nextAnchorAfter(day, anchorDay);
        const last = dayOfMonth(lastDayOf(Number(next.slice(0, 4)), Number(next.slice(5, 7))));
        expect(next > day).toBe(true);
        expect(dayOfMonth(next)).toBe(Math.min(anchorDay, last));
        // Never further than to the end of the next month.
        expect(next <= anchorMonthsAfter(day, 1, 31)).toBe(true);
      }),
    );
  });

  it('comes twelve times in a year, once in each month', () => {
    fc.assert(
      fc.property(anyDay, anchor, (start, anchorDay) => {
        let day = start;
        const months = new Set<string>();
        for (let charge = 0; charge < 12; charge += 1) {
          day = nextAnchorAfter(day, anchorDay);
          months.add(day.slice(0, 7));
        }
        expect(months.size).toBe(12);
        expect(day <= anchorMonthsAfter(start, 12, 31)).toBe(true);
      }),
    );
  });

  it('knows leap years', () => {
    expect([2027, 2028, 2100, 2000].map((year) => lastDayOf(year, 2).slice(8))).toEqual([
      '28',
      '29',
      '28',
      '29',
    ]);
  });
});

describe('an amount', () => {
  it('is read back from the text that a reader sees, in both languages of numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), (units) => {
        const money = moneyOf(units, 'HUF');
        expect(parseAmount(moneyText(money), 'HUF')).toEqual(money);
      }),
    );
  });

  it('is whole hundredths, or none, whatever is typed', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.array(fc.constantFrom(...'0123456789., Ft€-')).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(typed, fc.constantFrom(...currencies), (text, currency) => {
        const money = parseAmount(text, currency);
        if (money === null) return;
        expect(Number.isSafeInteger(money.amount) && money.amount > 0).toBe(true);
        expect(money.amount).toBeLessThanOrEqual(1_000_000_000);
        if (currency === 'HUF') expect(money.amount % 100).toBe(0);
      }),
    );
  });

  it('of forints has no fraction, of euros has two digits at most', () => {
    const parsed = (text: string) => [parseAmount(text, 'HUF')?.amount, parseAmount(text, 'EUR')?.amount];
    expect(parsed('25,5')).toEqual([undefined, 2_550]);
    expect(parsed('25,00')).toEqual([2_500, 2_500]);
    expect(parsed('25,555')).toEqual([undefined, undefined]);
  });

  it('is no other amount in another currency', () => {
    expect(isSameMoney(moneyOf(5, 'EUR'), moneyOf(5, 'EUR'))).toBe(true);
    expect(isSameMoney(moneyOf(5, 'EUR'), moneyOf(5, 'HUF'))).toBe(false);
    expect(isSameMoney(moneyOf(5, 'EUR'), moneyOf(5.01, 'EUR'))).toBe(false);
    expect(moneyOf(0.29, 'EUR').amount).toBe(29);
  });

  it('is written in English with its code', () => {
    expect(moneyText(moneyOf(2_500, 'HUF'), 'en')).toBe('HUF\u00a02,500');
    expect(moneyText(moneyOf(7.5, 'EUR'), 'en')).toBe('EUR\u00a07.50');
    expect([currencySign('RON', 'hu'), currencySign('RON', 'en')]).toEqual(['lej', 'RON']);
    expect([isCurrency('EUR'), isCurrency('eur'), isCurrency('JPY')]).toEqual([true, false, false]);
  });
});

describe('the state of an order', () => {
  const states: OrderState[] = ['new', 'started', 'failed', 'cancelled', 'expired', 'paid', 'refunded'];

  it('moves in one direction: no order of notices leads back, and money that was taken counts', () => {
    for (const from of states)
      for (const to of states) {
        expect(isForward(from, to) && isForward(to, from)).toBe(false);
        if (isForward(from, 'paid'))
          expect(isOpen(from) || ['failed', 'cancelled', 'expired'].includes(from)).toBe(true);
      }
    expect(states.filter(isOpen)).toEqual(['new', 'started']);
    expect(states.every((state) => !isForward('refunded', state))).toBe(true);
  });

  it('waits for the answer to our own charge for half a minute', () => {
    const createdAt = new Date('2026-11-21T08:00:00Z');
    const order = { kind: 'repeat', state: 'new', createdAt } as Order;
    const at = (ms: number) => new Date(createdAt.getTime() + ms);
    expect(isInFlight(order, at(29_999))).toBe(true);
    expect(isInFlight(order, at(30_000))).toBe(false);
    expect(isInFlight({ ...order, state: 'paid' }, at(1))).toBe(false);
    expect(isInFlight({ ...order, kind: 'once' }, at(1))).toBe(false);
  });

  it('differs from what was ordered in what the gateway names, not in what an operator decides', () => {
    expect((['amount', 'currency', 'merchant', 'order'] as const).every(isDifference)).toBe(true);
    expect((['ended', 'twice', 'replaced', 'changed', 'disputed', null] as const).some(isDifference)).toBe(
      false,
    );
    expect([isGatewayName('barion'), isGatewayName('paypal'), isGatewayName('')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a reference', () => {
  const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

  /** References that the random generator could give. */
  const reference = fc
    .array(fc.integer({ min: 0, max: 30 }), { minLength: 9, maxLength: 9 })
    .map((bytes) => newReference(() => Buffer.from([...bytes, ...bytes])));

  it('with any single wrong sign is none, also one that looks like a letter', () => {
    const sign = fc.constantFrom(...alphabet, ...'ILO01');
    fc.assert(
      fc.property(reference, fc.integer({ min: 2, max: 11 }), sign, (ref, at, wrong) => {
        fc.pre(ref[at] !== wrong);
        expect(referencesIn(ref.slice(0, at) + wrong + ref.slice(at + 1))).not.toContain(ref);
        expect(referencesIn(ref.slice(0, at) + wrong + ref.slice(at + 1))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('with two neighbours exchanged is none', () => {
    fc.assert(
      fc.property(reference, fc.integer({ min: 2, max: 9 }), (ref, at) => {
        fc.pre(ref[at] !== ref[at + 1]);
        const exchanged = ref.slice(0, at) + ref[at + 1] + ref[at] + ref.slice(at + 2);
        expect(referencesIn(exchanged)).not.toContain(exchanged);
      }),
    );
  });

  it('is found between other letters, in any spelling, and each once', () => {
    const ref = newReference();
    const other = newReference();
    expect(referencesIn(`LZLZ ${ref} és ${other.toLowerCase()} ${ref}`)).toEqual([ref, other]);
    expect(referencesIn('LZ')).toEqual([]);
    expect(referencesIn('')).toEqual([]);
  });

  it('of an address is secret: 24 characters, never the same', () => {
    const keys = Array.from({ length: 50 }, newKey);
    expect(new Set(keys).size).toBe(50);
    expect(keys.every((key) => keyPattern.test(key))).toBe(true);
    expect(hashOfForm(['a', 'bc'])).not.toBe(hashOfForm(['ab', 'c']));
    expect(hashOfForm(['a'])).toBe(hashOfForm(['a']));
  });
});

describe('any statement', () => {
  it('counts each line as a row or as skipped, with ids of their own', () => {
    const cell = fc.oneof(
      fc.constantFrom('5000', '-5', '5 000,50', 'HUF', 'EUR', 'JPY', 'LZ', '"', ''),
      fc.string(),
    );
    const quoted = cell.map((text) => `"${text.replaceAll('"', '""')}"`);
    const line = fc.array(quoted, { minLength: 1, maxLength: 4 }).map((cells) => cells.join(';'));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (body) => {
        const reading = readStatement(['Összeg;Deviza;Közlemény;Azonosító', ...body].join('\n'));
        if (reading.kind === 'fault') throw new Error(reading.fault);
        expect(reading.rows.length + reading.skipped).toBe(body.length);
        for (const { money } of reading.rows) expect(money.amount).toBeGreaterThan(0);
      }),
    );
  });

  it('is read, or refused with a reason, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const reading = readStatement(`Összeg;Közlemény\n${text}`);
        if (reading.kind === 'fault') expect(reading.fault).not.toBe('');
      }),
    );
    expect(readStatement('Összeg;Közlemény\n5000;"nincs vége').kind).toBe('fault');
  });

  it('has the amounts of Hungarian and English banks, and quoted cells', () => {
    const amountOf = (text: string) => {
      const reading = readStatement(`amount\tremark\n${text}\t"a ""b"" \tc"`);
      return reading.kind === 'rows' ? reading.rows.map(({ money, remark }) => [money.amount, remark]) : [];
    };
    for (const text of ['1234,5', '1234.50', '1 234,50', '1.234,50', '1,234.50', '+1234,50'])
      expect(amountOf(text)).toEqual([[123_450, 'a "b" \tc']]);
    for (const text of ['12,34,56', '1234,567', '(1234)', '']) expect(amountOf(text)).toEqual([]);
  });
});

describe('an offer', () => {
  const offer = {
    currency: 'HUF' as const,
    gateways: ['simplepay' as const, 'transfer' as const],
    once: { amounts: [1_000, 2_500], usual: 2_500, least: 500, most: 100_000 },
  };

  it('has amounts in hundredths, for what it offers only', () => {
    expect(choicesOf(offer, 'once')).toMatchObject({
      amounts: [{ amount: 100_000 }, { amount: 250_000 }],
      usual: { amount: 250_000 },
      least: { amount: 50_000 },
      most: { amount: 10_000_000 },
    });
    expect(choicesOf(offer, 'monthly')).toBeNull();
  });

  it('has the ways to pay that are possible, in its order', () => {
    const possible = gatewaysOf(offer, 'monthly', (gateway) => gateway !== 'transfer');
    expect(possible).toEqual(['simplepay']);
    expect(gatewaysOf(offer, 'once', () => true)).toEqual(['simplepay', 'transfer']);
  });
});

describe('what readers see', () => {
  it('has days and receipts in one form', () => {
    expect(dayText('2026-12-21', 'hu')).toMatch(/^2026\. december 21\./);
    expect(dayText('2026-01-01', 'en')).toContain('2026');
    expect([receiptText(123), receiptText(1_234_567)]).toEqual(['T-000123', 'T-1234567']);
  });

  it('has addresses with the choices that were made, and nothing else', () => {
    const choice = {
      frequency: 'monthly',
      currency: 'HUF',
      units: 2_500,
      gateway: 'barion',
      language: 'hu',
    } as const;
    expect(supportAddress(choice)).toBe('/tamogatas?gyakorisag=havi&penznem=HUF&osszeg=2500&mod=barion');
    const usual = { ...choice, frequency: 'once', units: null, gateway: null, language: 'en' } as const;
    expect(supportAddress(usual)).toMatch(/^\/tamogatas\?gyakorisag=egyszeri&penznem=HUF&\w+=en$/);
    expect(outcomeAddress(successPath, 'k')).toBe('/tamogatas/siker?rendeles=k');
  });

  it('has hours that fall with every supporter, to zero [WIDG-06] [WIDG-07]', () => {
    fc.assert(
      fc.property(fc.nat(50_000), fc.nat(50_000), (recurring, onetime) => {
        const left = hoursLeft({ recurring, onetime }, 300_000);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(hoursLeft({ recurring: recurring + 1, onetime }, 300_000)).toBe(Math.max(0, left - 10));
      }),
    );
  });
});
