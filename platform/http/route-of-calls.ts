/** Routes that programs ask: their failures are documents, whatever a request says of its contents. */
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    isOfCalls?: boolean;
  }
}

/** `app.post(path, { ...ofCalls, bodyLimit }, answer)` */
export const ofCalls = { config: { isOfCalls: true } };

export function isOnRouteOfCalls({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config?.isOfCalls === true;
}
