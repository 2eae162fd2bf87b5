import { beforeAll, describe, expect, it } from 'vitest';
import { type Edition, mainSite, siteBySlug } from '#features/sites/public.ts';
import { loadTestEdition } from '#tests/edition.ts';
import { supplementAt, tabsOfSite } from './supplement-address.ts';

let edition: Edition;
beforeAll(async () => {
  edition = await loadTestEdition();
});

function placeOf(fullPath: string): string {
  const place = supplementAt(edition, mainSite(edition), fullPath);
  return place
    ? [place.supplement.path, place.tab.title, place.area?.name].filter(Boolean).join(' / ')
    : 'nothing';
}

describe('an address of a supplement', () => {
  it.each([
    ['eb-2024', 'eb-2024 / Cikkek'],
    ['eb-2024/csoportok', 'eb-2024 / Csoportok'],
    ['orosz-ukran-valsag', 'orosz-ukran-haboru / Cikkek'],
    ['orosz-ukran-valsag/elemzesek', 'orosz-ukran-haboru / Elemzések'],
    ['ep-2024/adatok', 'ep-2024 / Adatok'],
    ['ep-2024/adatok/orszag/hu', 'ep-2024 / Adatok / Magyarország'],
    ['ep-2024/adatok/megye/02', 'ep-2024 / Adatok / Baranya'],
    ['ep-2024/adatok/oevk/01-01', 'ep-2024 / Adatok / Budapest 1.'],
    ['valasztas-2024/adatok/megye/20', 'valasztas-2024 / Adatok / Zala'],
    ['eb-2023', 'nothing'],
    ['eb-2024/tabella', 'nothing'],
    ['eb-2024/csoportok/a', 'nothing'],
    ['eb-2024/adatok/megye/02', 'nothing'],
    ['ep-2024/adatok/megye', 'nothing'],
    ['ep-2024/adatok/megye/21', 'nothing'],
    ['ep-2024/adatok/jaras/02', 'nothing'],
    ['ep-2024/adatok/megye/02/a', 'nothing'],
    ['ep-2024/gyik/megye/02', 'nothing'],
  ])('%s is %s [X24]', (path, expected) => {
    expect(placeOf(path)).toBe(expected);
  });

  it('belongs to the supplement’s own site', () => {
    expect(supplementAt(edition, siteBySlug(edition, 'transtelex'), 'eb-2024')).toBeNull();
    expect(tabsOfSite(edition, siteBySlug(edition, 'transtelex'))).toEqual([]);
  });

  it('is listed once for every tab and area, without aliases', () => {
    const all = tabsOfSite(edition, mainSite(edition)).flatMap(({ paths }) => paths);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toContain('/melleklet/orosz-ukran-haboru/elemzesek');
    expect(all).toContain('/melleklet/ep-2024/adatok/oevk/20-03');
    expect(all.join(' ')).not.toContain('valsag');
  });
});
