import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { pathPattern } from './path-of-route.ts';

/** A registered route, from which the allowed methods of a path are derived. */
interface Route {
  methods: string[];
  path: RegExp;
  /** Null for a route on all hosts. */
  host: RegExp | null;
}

/** Methods of the routes at the request's own address. */
export type AllowedMethods = (request: FastifyRequest) => string[];

/**
 * Must be called before any route is added.
 * @returns A function with the methods of the routes at the request's own address, in alphabetical order; wildcard
 * routes are ignored, because their handlers decide themselves.
 */
export function createAllowedMethods(app: FastifyInstance): AllowedMethods {
  const routes: Route[] = [];
  app.addHook('onRoute', (route) => {
    if (!route.url.endsWith('*')) routes.push(readRoute(route));
  });
  return ({ url, headers }) => {
    const [path = ''] = url.split('?', 1);
    const matching = routes.filter(
      (one) => one.path.test(path) && (one.host?.test(headers.host ?? '') ?? true),
    );
    return [...new Set(matching.flatMap(({ methods }) => methods))].toSorted();
  };
}

function readRoute({ url, method, constraints }: RouteOptions): Route {
  const host: unknown = constraints?.host;
  return {
    methods: [method].flat(),
    path: pathPattern(url),
    host: host instanceof RegExp ? host : null,
  };
}
