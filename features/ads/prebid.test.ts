import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServedSlot } from './browser/ad-server.ts';
import { openPrebid } from './browser/prebid.ts';

const slot: ServedSlot = {
  id: 'slot-1',
  path: '/1/a',
  sizes: ['300x250', 'fluid'],
  isSetupad: false,
  onAnswer: () => undefined,
};
const setting = { script: '/prebid.js', timeoutMs: 800, bids: [{ bidder: 'a', params: {} }], hasCmp: false };

/** Refuses what Prebid's rules forbid: a unit that is added twice, and bids for one that is not there. */
class FakePrebid {
  units = new Map<string, object>();
  calls: string[] = [];
  answer: () => void = () => undefined;
  que = { push: (command: () => void) => command() };
  addAdUnits(units: { code: string }[]): void {
    for (const unit of units) {
      if (this.units.has(unit.code)) throw new Error(`${unit.code} is added twice.`);
      this.units.set(unit.code, unit);
    }
  }
  removeAdUnit(code: string): void {
    this.units.delete(code);
  }
  setConfig(): void {
    this.calls.push('config');
  }
  requestBids({ adUnitCodes, bidsBackHandler }: { adUnitCodes: string[]; bidsBackHandler(): void }): void {
    for (const code of adUnitCodes) if (!this.units.has(code)) throw new Error(`${code} is not there.`);
    this.answer = bidsBackHandler;
  }
  setTargetingForGPTAsync(): void {
    this.calls.push('targeting');
  }
}

describe('Prebid before the ad server', () => {
  let fake: FakePrebid;
  let visit: AbortController;
  const open = (given = setting) => openPrebid(given, visit.signal);
  beforeEach(() => {
    visit = new AbortController();
    fake = new FakePrebid();
    vi.useFakeTimers();
    vi.stubGlobal('window', { pbjs: fake });
    const createElement = (): object => ({ dataset: {}, addEventListener: () => undefined });
    vi.stubGlobal('document', {
      scripts: [],
      createElement,
      head: { append: () => undefined },
      addEventListener: () => undefined,
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('asks the ad server once, after the bids are its targeting', () => {
    const prebid = open();
    prebid.define?.(slot);
    prebid.define?.(slot);
    expect(fake.units.get('slot-1')).toMatchObject({ mediaTypes: { banner: { sizes: [[300, 250]] } } });
    prebid.load(slot, () => fake.calls.push('ad server'));
    expect(fake.calls).toEqual([]);
    fake.answer();
    vi.advanceTimersByTime(10_000);
    expect(fake.calls).toEqual(['targeting', 'ad server']);
  });

  it('does not keep the ad server waiting for silent bidders, and late bids change nothing', () => {
    const prebid = open();
    prebid.define?.(slot);
    prebid.load(slot, () => fake.calls.push('ad server'));
    vi.advanceTimersByTime(1_599);
    expect(fake.calls).toEqual([]);
    vi.advanceTimersByTime(1);
    fake.answer();
    expect(fake.calls).toEqual(['ad server']);
  });

  it('gives bidders the consent string only where a CMP answers', () => {
    open();
    expect(fake.calls).toEqual([]);
    open({ ...setting, hasCmp: true });
    expect(fake.calls).toEqual(['config']);
  });

  it('asks no bidders after a withdrawal, whatever waits for its script [S18]', () => {
    const waiting: (() => void)[] = [];
    vi.stubGlobal('window', { pbjs: { que: waiting } });
    const prebid = open({ ...setting, hasCmp: true });
    prebid.define?.(slot);
    prebid.load(slot, () => undefined);
    visit.abort();
    window.pbjs = fake;
    const asked = vi.spyOn(fake, 'requestBids');
    for (const command of waiting) command();
    expect(asked).not.toHaveBeenCalled();
    expect([fake.units.size, fake.calls]).toEqual([0, []]);
  });

  it('has no targeting of bids that come after a withdrawal [S18]', () => {
    const prebid = open();
    prebid.define?.(slot);
    prebid.load(slot, () => undefined);
    visit.abort();
    fake.answer();
    expect(fake.calls).toEqual([]);
  });
});
