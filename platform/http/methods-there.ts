/** Which methods an address takes: what its routes say, not what somebody remembered of them. */
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';

interface Route {
  methods: string[];
  path: RegExp;
  /** Null for a route that is on every host. */
  host: RegExp | null;
}

/**
 * Call it before any route is added.
 * @returns The methods for which a route was made at the request's own address, in the order of their names; none where
 * there are only routes that take whatever else is below an address: their handlers know better.
 */
export function methodsThere(app: FastifyInstance): (request: FastifyRequest) => string[] {
  const routes: Route[] = [];
  app.addHook('onRoute', (route) => {
    if (!route.url.endsWith('*')) routes.push(readRoute(route));
  });
  return ({ url, headers }) => {
    const [path = ''] = url.split('?', 1);
    const there = routes.filter((one) => one.path.test(path) && (one.host?.test(headers.host ?? '') ?? true));
    return [...new Set(there.flatMap(({ methods }) => methods))].toSorted();
  };
}

function readRoute({ url, method, constraints }: RouteOptions): Route {
  const host: unknown = constraints?.host;
  return {
    methods: [method].flat(),
    path: new RegExp(`^${url.replace(/[.+?^$()|[\]\\{}]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`),
    host: host instanceof RegExp ? host : null,
  };
}
