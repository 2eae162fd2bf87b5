/** The addresses of the screens, below `/szerkesztoseg/`. Each screen's script is loaded when it is opened. */
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import { newsroomPath } from '#features/accounts/public.ts';
import type { Screen } from '#features/kit/public.newsroom.ts';
import { Frame } from './shell/Frame.tsx';
import { FailedScreen, MissingScreen } from './shell/OtherScreens.tsx';

export function routerOf(screens: readonly Screen[], history?: RouterHistory) {
  const root = createRootRoute({ component: Frame, notFoundComponent: MissingScreen });
  const routes = screens.map(({ path, load }) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: lazyRouteComponent(async () => ({ default: await load() })),
      errorComponent: FailedScreen,
    }),
  );
  return createRouter({
    routeTree: root.addChildren(routes),
    basepath: newsroomPath,
    // Plain texts: the router's own way writes them as JSON.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (values) => {
      const parameters = new URLSearchParams(
        Object.entries(values).map(([name, value]) => [name, String(value)]),
      );
      return parameters.size === 0 ? '' : `?${parameters}`;
    },
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    ...(history ? { history } : {}),
  });
}
