import { describe, expect, it } from 'vitest';
import { slotChanges } from './slot-changes.ts';

const plain = { loadCollapsed: false, fixed: false };
const filled = { isEmpty: false, isFluid: false };
const empty = { isEmpty: true, isFluid: false };
const onScreen = { top: 400, windowHeight: 800 };
const below = { top: 900, windowHeight: 800 };
const farBelow = { top: 1_700, windowHeight: 800 };

describe('a slot that the ad server has answered', () => {
  it('leaves the page when nothing came, but only far below the screen, and never when it is fixed [S51]', () => {
    const closes = (slot: typeof plain, place: typeof below) => slotChanges(slot, empty, place).closes;
    expect([onScreen, below, farBelow].map((place) => closes(plain, place))).toEqual([false, false, true]);
    expect([onScreen, below, farBelow].map((place) => closes({ ...plain, fixed: true }, place))).toEqual([
      false,
      false,
      false,
    ]);
    expect(slotChanges(plain, filled, farBelow).closes).toBe(false);
  });

  it('opens if it was loaded collapsed and is filled below the fold [S51]', () => {
    const collapsed = { ...plain, loadCollapsed: true };
    expect([onScreen, below, farBelow].map((place) => slotChanges(collapsed, filled, place).opens)).toEqual([
      false,
      true,
      true,
    ]);
    expect(slotChanges(collapsed, empty, farBelow).opens).toBe(false);
    expect(slotChanges(plain, filled, farBelow).opens).toBe(false);
  });

  it('takes the height of a fluid one only far below the screen', () => {
    const fluid = { isEmpty: false, isFluid: true };
    expect([onScreen, below, farBelow].map((place) => slotChanges(plain, fluid, place).isFluid)).toEqual([
      false,
      false,
      true,
    ]);
  });
});
