import { expect, it } from 'vitest';
import { fontSubsets, subsetOf } from './fonts.ts';
import { namesIn } from './rename-font.ts';

it('subsets do not have the name that the licence of the fonts reserves, and have the licence', async () => {
  for (const cut of fontSubsets) {
    const names = namesIn(await subsetOf(cut, 'truetype'));
    const name = (id: number) => names.find((one) => one.id === id)?.text;
    expect(name(1)?.replaceAll(' ', '')).toBe(cut.family.replaceAll(' ', ''));
    expect(name(0)).toContain('Reserved Font Name');
    expect(name(13)).toContain('SIL Open Font License');
    const others = names.filter(({ id }) => ![0, 7, 13, 14].includes(id));
    expect(others.filter(({ text }) => /source/i.test(text))).toEqual([]);
    expect(cut.name).not.toMatch(/source/);
  }
});
