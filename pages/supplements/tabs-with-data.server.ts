/** The tabs of a supplement without those that will never have data [S56]. */
import { type LivescoreFeature, mayHavePlayers } from '#features/livescore/public.server.ts';
import type { Supplement, SupplementComponent, SupplementPlace } from '#features/supplements/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { Clock } from '#platform/time/clock.ts';
import { soonest } from '#platform/time/soonest.ts';

interface TabsNeeds {
  livescore: LivescoreFeature;
  clock: Clock;
}

interface TabsWithData {
  tabs: Supplement['tabs'];
  dependencies: Dependency[];
  /** Null if only the dependencies limit it. */
  freshForMs: number | null;
}

/** The open tab is always shown, because its address was published. */
export async function tabsWithData(
  { supplement, tab }: SupplementPlace,
  needs: TabsNeeds,
): Promise<TabsWithData> {
  const checked = await Promise.all(supplement.tabs.map((one) => dataOfTab(one, needs)));
  return {
    tabs: supplement.tabs.filter((one, at) => one === tab || checked[at]?.mayHave),
    ...whenChanged(checked),
  };
}

/** Whether a tab may have data at some time. */
export async function dataOfTab(
  { components }: Pick<Supplement['tabs'][number], 'components'>,
  needs: TabsNeeds,
) {
  const found = await mayHaveData(components, needs);
  return {
    mayHave: found.some(({ mayHave }) => mayHave),
    ...whenChanged(found),
  };
}

/** The dependencies of all of them, and the shortest time of freshness. */
export function whenChanged(found: readonly Omit<TabsWithData, 'tabs'>[]): Omit<TabsWithData, 'tabs'> {
  return {
    dependencies: found.flatMap(({ dependencies }) => dependencies),
    freshForMs: found.reduce<number | null>((least, { freshForMs }) => soonest(least, freshForMs), null),
  };
}

/** Only lists of players can be missing for good; all other data are in the edition. */
function mayHaveData(components: readonly SupplementComponent[], needs: TabsNeeds) {
  return Promise.all(
    components.map(async (component) => {
      switch (component.factory) {
        case 'top-scorers':
        case 'top-yellow-cards':
        case 'top-red-cards':
          return mayHavePlayers(component.factory, component.props, needs);
        default:
          return { mayHave: true, dependencies: [], freshForMs: null };
      }
    }),
  );
}
