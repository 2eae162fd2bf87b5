import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSetupad } from './browser/setupad.ts';
import { settled } from './settled.ts';

const plain = { loadCollapsed: false, fixed: false };
const filled = { isEmpty: false, isFluid: false };
const empty = { isEmpty: true, isFluid: false };
const onScreen = { top: 400, windowHeight: 800 };
const below = { top: 900, windowHeight: 800 };
const farBelow = { top: 1_700, windowHeight: 800 };

describe('a slot that the ad server has answered', () => {
  it('leaves the page when nothing came, but only far below the screen, and never when it is fixed [S51]', () => {
    const closes = (slot: typeof plain, place: typeof below) => settled(slot, empty, place).closes;
    expect([onScreen, below, farBelow].map((place) => closes(plain, place))).toEqual([false, false, true]);
    expect([onScreen, below, farBelow].map((place) => closes({ ...plain, fixed: true }, place))).toEqual([
      ...[false, false, false],
    ]);
    expect(settled(plain, filled, farBelow).closes).toBe(false);
  });

  it('opens if it was loaded collapsed and is filled below the fold [S51]', () => {
    const collapsed = { ...plain, loadCollapsed: true };
    expect([onScreen, below, farBelow].map((place) => settled(collapsed, filled, place).opens)).toEqual([
      ...[false, true, true],
    ]);
    expect(settled(collapsed, empty, farBelow).opens).toBe(false);
    expect(settled(plain, filled, farBelow).opens).toBe(false);
  });

  it('takes the height of a fluid one only far below the screen', () => {
    const fluid = { isEmpty: false, isFluid: true };
    expect([onScreen, below, farBelow].map((place) => settled(plain, fluid, place).isFluid)).toEqual([
      ...[false, false, true],
    ]);
  });
});

describe('Setupad', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('fills the slot itself, and the ad server is not asked beside it [S51]', () => {
    const que: (() => void)[] = [];
    const initializeAdUnit = vi.fn();
    const append = vi.fn();
    vi.stubGlobal('window', { stpd: { que, initializeAdUnit } });
    vi.stubGlobal('document', {
      scripts: [],
      head: { append },
      createElement: () => ({ dataset: {}, addEventListener: vi.fn() }),
    });
    const refresh = vi.fn();
    const served = { id: 'slot-1', path: '/1/a', sizes: [], isSetupad: true, onAnswer: vi.fn() };
    openSetupad({ script: 'https://stpd.example/loader.js' }).load(served, refresh);
    for (const command of que) command();
    expect(append.mock.calls[0]?.[0]).toMatchObject({ src: 'https://stpd.example/loader.js', async: true });
    expect(initializeAdUnit.mock.calls).toEqual([['slot-1']]);
    expect(refresh).not.toHaveBeenCalled();
  });
});
