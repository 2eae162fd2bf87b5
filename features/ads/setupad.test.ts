import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServedSlot } from './browser/ad-server.ts';

const script = 'https://setupad.example/loader.js';
const setting = { script: '/gpt.js', targeting: {}, isPersonalised: false };

interface FakeScript {
  src: string;
  dataset: Record<string, string>;
  fail(): void;
  addEventListener(name: string, listener: () => void): void;
}

/** Answers each request with an empty slot, and refuses a second one for the same slot. */
class FakeGoogle {
  asked: string[] = [];
  private onRender: (ended: object) => void = () => undefined;
  cmd = { push: (command: () => void) => command() };
  setConfig(): void {}
  enableServices(): void {}
  display(): void {}
  destroySlots(): void {}
  defineSlot(_path: string, _sizes: object, id: string): object {
    const slot = { addService: () => slot, getSlotElementId: () => id };
    return slot;
  }
  pubads(): object {
    return {
      setPrivacySettings: () => undefined,
      addEventListener: (_name: string, listener: (ended: object) => void) => {
        this.onRender = listener;
      },
      removeEventListener: () => undefined,
      refresh: ([slot]: { getSlotElementId(): string }[]) => {
        const id = slot?.getSlotElementId() ?? '';
        if (this.asked.includes(id)) throw new Error(`${id} is requested twice.`);
        this.asked.push(id);
        this.onRender({ slot, isEmpty: true, size: null });
      },
    };
  }
}

describe('Setupad', () => {
  let google: FakeGoogle;
  let scripts: FakeScript[];
  let answers: [string, boolean][];
  let logged: string[];
  let visit: AbortController;

  beforeEach(() => {
    // The adapter remembers a failure for the rest of the document.
    vi.resetModules();
    vi.useFakeTimers();
    visit = new AbortController();
    [google, scripts, answers, logged] = [new FakeGoogle(), [], [], []];
    vi.stubGlobal('window', { googletag: google });
    vi.spyOn(console, 'info').mockImplementation((text) => logged.push(text));
    const createElement = (): FakeScript => {
      const listeners: (() => void)[] = [];
      return {
        src: '',
        dataset: {},
        addEventListener: (name, listener) => name === 'error' && listeners.push(listener),
        fail: () => {
          for (const listener of listeners) listener();
        },
      };
    };
    const append = (one: FakeScript): number => scripts.push(one);
    vi.stubGlobal('document', {
      scripts,
      createElement,
      head: { append },
      addEventListener: () => undefined,
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const slotNamed = (id: string): ServedSlot => ({
    id,
    path: '/1/a',
    sizes: ['300x250'],
    isSetupad: true,
    onAnswer: ({ isEmpty }) => answers.push([id, isEmpty]),
  });

  /** A page with slots that Setupad serves. */
  async function openPage(...ids: string[]): Promise<void> {
    const { openGoogle } = await import('./browser/google.ts');
    const { openSetupad } = await import('./browser/setupad.ts');
    const setupad = openSetupad({ script }, visit.signal);
    const server = openGoogle({ ...setting, demandFor: () => setupad });
    for (const slot of ids.map(slotNamed)) {
      server.define(slot);
      server.load(slot);
    }
  }

  /** Its script takes the commands that wait. */
  function arrive(): string[] {
    const units: string[] = [];
    const waiting = window.stpd?.que;
    const commands = Array.isArray(waiting) ? waiting : [];
    window.stpd = {
      que: { push: (command: () => void) => command() },
      initializeAdUnit: (id) => units.push(id),
    };
    for (const command of commands) command();
    return units;
  }
  const loader = (): FakeScript | undefined => scripts.find(({ src }) => src === script);

  it('asks the ad server itself: we do not, however long it takes [S51]', async () => {
    await openPage('slot-1', 'slot-2');
    expect(loader()).toMatchObject({ async: true });
    expect(arrive()).toEqual(['slot-1', 'slot-2']);
    vi.advanceTimersByTime(60_000);
    expect([google.asked, logged]).toEqual([[], []]);
  });

  it('that is blocked is logged once, and its slots get the answer of the ad server [S17] [ADS-01]', async () => {
    await openPage('slot-1', 'slot-2');
    loader()?.fail();
    vi.advanceTimersByTime(60_000);
    expect(google.asked).toEqual(['slot-1', 'slot-2']);
    expect(answers).toEqual([
      ['slot-1', true],
      ['slot-2', true],
    ]);
    expect(logged).toEqual([`${script} could not be loaded.`]);
  });

  it('that is silent is logged once, and a late script requests nothing again [S17]', async () => {
    await openPage('slot-1', 'slot-2');
    vi.advanceTimersByTime(2_999);
    expect(google.asked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(google.asked).toEqual(['slot-1', 'slot-2']);
    expect(arrive()).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(logged).toEqual([`${script} does not answer.`]);
  });

  it('is not waited for on the pages that follow its failure, and not logged again [S17]', async () => {
    await openPage('slot-1');
    loader()?.fail();
    await openPage('slot-3');
    expect(google.asked).toEqual(['slot-1', 'slot-3']);
    expect(logged).toHaveLength(1);
  });

  it('starts no auction after a withdrawal, when its script comes [S18]', async () => {
    await openPage('slot-1');
    visit.abort();
    expect(arrive()).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect([google.asked, logged]).toEqual([[], []]);
  });

  it('is given its whole time on the page that follows one that was left', async () => {
    await openPage('slot-1');
    vi.advanceTimersByTime(2_000);
    visit.abort();
    visit = new AbortController();
    await openPage('slot-1');
    vi.advanceTimersByTime(2_000);
    expect([google.asked, logged]).toEqual([[], []]);
    expect(arrive()).toEqual(['slot-1']);
  });
});
