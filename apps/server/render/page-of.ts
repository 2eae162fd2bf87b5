/** Puts a page's result into its surroundings: the site, the shell, and the traits of the document. */

import type { Page } from '#apps/web/page.ts';
import { adsOf } from '#features/ads/public.server.ts';
import { consentSetting } from '#features/consent/public.ts';
import { boardIn, type HeaderFigures, headerFigures } from '#features/figures/public.ts';
import type { PageRequest, PageResult } from '#features/kit/public.ts';
import { pageMeasurement } from '#features/measurement/public.server.ts';
import type { PageTraits, Site } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { dayAt } from '#platform/time/day.ts';
import type { AppContext } from '../compose.ts';
import { asksForSupport, pageShell } from './page-shell.ts';

interface LoadedPage {
  traits: PageTraits;
  /** Name of the route, as styles and analytics know it. */
  route: string;
  result: Extract<PageResult<unknown>, { kind: 'page' }>;
}

export async function pageOf(
  context: AppContext,
  request: PageRequest,
  { traits, route, result }: LoadedPage,
): Promise<{ page: Page; dependencies: Dependency[] }> {
  const { site, path, isInApp } = request;
  const { data, head, language = 'hu', status = 200, view = traits.view } = result;
  const { edition, clock, supportSwitch } = context;
  const header = traits.showsFigures ? await loadFigures(context, site) : null;
  const asksSupport = asksForSupport(context, site);
  const hidesSupport = asksSupport && (await supportSwitch.isHidden());
  const page: Page = {
    status,
    head,
    data,
    view,
    frame: traits.frame,
    traits: { route, ...result.traits },
    surroundings: {
      site,
      language,
      path,
      today: dayAt(clock.now(), site.timeZone),
      app: isInApp ? edition.app.bridge : '',
      wordmarks: edition.wordmarks,
    },
    consent: consentSetting.of(edition),
    pixelHosts: adsOf(edition, site)?.pixelHosts ?? [],
    // A preview has no readers.
    measurement: context.preview ? null : pageMeasurement(edition, site, traits),
    shell: pageShell(context, request, { language, hidesSupport, figures: header?.figures }),
  };
  const ofShell = [...(header?.dependencies ?? []), ...(asksSupport ? supportSwitch.dependencies : [])];
  return { page, dependencies: [...result.dependencies, ...ofShell] };
}

/** The day's figures of the header; null where the site's header has none (decision 15). */
async function loadFigures(
  { figures: feature }: AppContext,
  site: Site,
): Promise<{ figures: HeaderFigures | null; dependencies: Dependency[] } | null> {
  const { setting } = feature;
  if (!setting?.header.some((one) => one.site === site.slug)) return null;
  const figures = headerFigures(setting, site, boardIn(await feature.board(), site.currency));
  const shown = [
    ...(figures?.rates.length ? ['figures:rates'] : []),
    ...(figures?.place ? ['figures:weather'] : []),
    ...(figures?.station ? ['figures:water'] : []),
  ];
  return { figures, dependencies: shown.map((key) => ({ key })) };
}
