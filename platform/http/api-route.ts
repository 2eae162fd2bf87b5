/** Routes of calls for programs: failures are problem documents, whatever the request's content type. */
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    isOfCalls?: boolean;
  }
}

export function isApiRoute({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config?.isOfCalls === true;
}
