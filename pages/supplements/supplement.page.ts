/** `/melleklet/{fullPath...}`: a tab of a supplement, or the data of one area [SITE-13] [SUPP-10]. */
import { z } from 'zod';
import {
  definePage,
  headOfPage,
  type LoadRequest,
  type PageResult,
  pagedTitle,
} from '#features/kit/public.ts';
import {
  choiceField,
  type Edition,
  fullAddress,
  isPlainQuery,
  pageNumberField,
  type Site,
} from '#features/sites/public.ts';
import {
  addressOfArea,
  addressOfTab,
  isRehearsal,
  medalOrders,
  type SupplementPlace,
  supplementAt,
  tabsOfSite,
} from '#features/supplements/public.ts';
import { soonest } from '#platform/time/soonest.ts';
import { type ComponentsNeeds, loadComponents } from './load-components.server.ts';
import type { SupplementPageData } from './supplement-data.ts';
import { dataOfTab, tabsWithData, whenChanged } from './tabs-with-data.server.ts';

const fields = z.object({
  oldal: pageNumberField,
  rendezes: choiceField(medalOrders),
  nap: z.iso.date().nullable().default(null),
});

export const supplementPage = definePage({
  route: 'attachment_section',
  view: 'SupplementPage',
  at: [{ pattern: '/melleklet/{fullPath...}', sites: 'root', row: undefined, ownPath }],
  query: fields,
  mayBeMissing: true,
  audience: 'everyone',
  frame: 'site',
  async sitemap({ view, sites }, needs: ComponentsNeeds) {
    const { edition } = view;
    const listed = edition.sites.filter(({ slug }) => sites.includes(slug));
    const tabs = listed.flatMap((site) => tabsOfSite(edition, site).map((one) => ({ ...one, site })));
    const found = await Promise.all(tabs.map(({ tab }) => dataOfTab(tab, needs)));
    const entries = tabs
      .filter((_, at) => found[at]?.mayHave)
      .flatMap(({ site, paths }) => paths.map((path) => ({ address: fullAddress({ ...view, site }, path) })));
    return { entries, ...whenChanged(found) };
  },
  examples: [
    { name: 'supplement', path: '/melleklet/eb-2024' },
    { name: 'supplement groups', path: '/melleklet/eb-2024/csoportok' },
    { name: 'supplement medals', path: '/melleklet/parizs-2024/eremtablazat' },
    { name: 'supplement seats', path: '/melleklet/valasztas-2022/mandatumok' },
    { name: 'supplement data', path: '/melleklet/ep-2024/adatok/megye/02' },
  ],
  load,
});

/** An alias keeps its address; canonical is the one with the supplement's own path [SUPP-05]. */
function ownPath(edition: Edition, site: Site, { fullPath = '' }: Record<string, string>): string | null {
  return supplementAt(edition, site, fullPath) ? `/melleklet/${fullPath}` : null;
}

async function load(
  request: LoadRequest<undefined, z.output<typeof fields>>,
  needs: ComponentsNeeds,
): Promise<PageResult<SupplementPageData>> {
  const { query, site, view } = request;
  const place = supplementAt(view.edition, site, request.params.fullPath ?? '');
  if (!place) return { kind: 'nothing', code: 'page-not-found', dependencies: [] };
  const { supplement, tab, area } = place;
  const [loaded, shown] = await Promise.all([
    loadComponents(request, place, needs),
    tabsWithData(place, needs),
  ]);
  const { components, isCounting, scores } = loaded;
  const dependencies = [...loaded.dependencies, ...shown.dependencies];
  if (!loaded.exists) return { kind: 'nothing', code: 'page-not-found', dependencies };
  const { language, theme, title } = supplement;
  const address = canonicalOf(place);
  const data: SupplementPageData = {
    language,
    title,
    description: tab.path === '' ? supplement.description : '',
    home: addressOfTab(supplement, { path: '' }),
    colour: theme.colour,
    graphic: theme.graphic,
    tabs: shown.tabs.map((one) => {
      return { title: one.title, href: addressOfTab(supplement, one), current: one === tab };
    }),
    heading: area?.name ?? (tab.path === '' ? '' : tab.title),
    components,
    isCounting,
    scores,
    isRehearsal: isRehearsal(view.edition, supplement),
  };
  const headings = [area?.name ?? '', tab.path === '' ? '' : tab.title, title].filter(Boolean);
  const head = headOfPage(request, {
    title: pagedTitle(headings.join(' – '), query.oldal, language),
    description: area ? `${area.name}: ${supplement.description}` : tab.description || supplement.description,
    canonicalPath: query.oldal > 1 ? `${address}?oldal=${query.oldal}` : address,
    robots: data.isRehearsal ? 'noindex' : '',
  });
  return {
    kind: 'page',
    head,
    data,
    language,
    dependencies,
    freshForMs: soonest(loaded.freshForMs, shown.freshForMs),
    traits: {
      colorScheme: theme.colorScheme,
      parts: components.some(({ factory }) => factory === 'live-list') ? ['LiveListPart'] : [],
    },
    // Any date can be requested.
    store: isPlainQuery(fields, { ...query, oldal: 1 }) ? 'pages' : 'apart',
  };
}

function canonicalOf({ supplement, tab, area }: SupplementPlace): string {
  return area ? addressOfArea(supplement, area) : addressOfTab(supplement, tab);
}
