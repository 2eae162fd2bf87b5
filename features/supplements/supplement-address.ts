/**
 * Addresses of supplements: `/melleklet/{path}`, its tabs below it, and the data of one area at
 * `/melleklet/{path}/adatok/{kind}/{code}` [X24].
 */
import type { Edition, Site } from '#features/sites/public.ts';
import { dataTabPath } from './data-tab.ts';
import { supplementsPart } from './edition-parts.ts';
import { areasOfRecord } from './elections/areas-of-record.ts';
import { isRehearsal } from './elections/is-rehearsal.ts';
import type { Area } from './records/election.ts';
import type { Supplement, SupplementTab } from './supplement.ts';

export interface SupplementPlace {
  supplement: Supplement;
  tab: SupplementTab;
  /** The area whose data are shown; null on a tab itself. */
  area: Area | null;
}

/** The tab or area at a path below `/melleklet/` on a site; null if there is none. */
export function supplementAt(edition: Edition, site: Site, fullPath: string): SupplementPlace | null {
  const [name = '', ...rest] = fullPath.split('/');
  const supplement = supplementsPart
    .of(edition)
    .find((one) => one.site === site.slug && (one.path === name || one.aliases.includes(name)));
  if (!supplement) return null;
  const [path = '', kind, code, ...more] = rest;
  const tab = supplement.tabs.find((one) => one.path === path);
  if (!tab || more.length > 0) return null;
  if (kind === undefined) return { supplement, tab, area: null };
  const area = areasOf(edition, tab).find((one) => one.kind === kind && one.code === code);
  return area ? { supplement, tab, area } : null;
}

export function addressOfTab(supplement: Supplement, tab: Pick<SupplementTab, 'path'>): string {
  return ['/melleklet', supplement.path, tab.path].filter(Boolean).join('/');
}

export function addressOfArea(supplement: Supplement, { kind, code }: Pick<Area, 'kind' | 'code'>): string {
  return `/melleklet/${supplement.path}/${dataTabPath}/${kind}/${code}`;
}

/** The tabs of all supplements on a site, without rehearsals, each with the canonical paths of its pages. */
export function tabsOfSite(edition: Edition, site: Site): { tab: SupplementTab; paths: string[] }[] {
  return supplementsPart
    .of(edition)
    .filter((supplement) => supplement.site === site.slug && !isRehearsal(edition, supplement))
    .flatMap((supplement) =>
      supplement.tabs.map((tab) => ({
        tab,
        paths: [
          addressOfTab(supplement, tab),
          ...areasOf(edition, tab).map((area) => addressOfArea(supplement, area)),
        ],
      })),
    );
}

/** Areas with a page below this tab. */
function areasOf(edition: Edition, { components }: SupplementTab): readonly Area[] {
  return components.flatMap((component) => {
    if (component.factory === 'areas') return areasOfRecord(edition, component.props.record);
    return component.factory === 'election-map' ? areasOfRecord(edition, component.props.record) : [];
  });
}
