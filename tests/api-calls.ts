/** API calls for tests: successful responses are parsed; errors are checked for the fields that all of them have. */
import { expect } from 'vitest';
import { articleSchema } from '#features/content/public.server.ts';
import type { HttpResponse, RequestOptions } from './send-request.ts';
import type { TestServer } from './server.ts';

export function apiCallsOf(server: TestServer) {
  return {
    async article(path: string, headers: Record<string, string> = {}) {
      const answer = await server.telex(path, { headers });
      expect(answer.status, `${path}: ${answer.text.slice(0, 200)}`).toBe(200);
      return articleSchema.parse(answer.json());
    },

    async problem(
      path: string,
      question: RequestOptions = {},
    ): Promise<{ answer: HttpResponse; document: unknown }> {
      const answer = await server.telex(path, question);
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(answer.headers['cache-control']).toBe('no-store');
      const document = answer.json();
      expect(document).toMatchObject({ status: answer.status, requestId: answer.headers['x-request-id'] });
      return { answer, document };
    },
  };
}

/** Slugs of the test stories that calls use most. */
export const bridge = 'fabol-epitettek-rezgeserzekelot-a-hidra';
export const depot = 'villamosremiz-teto-koltozese-szeged';
export const onion = 'ermelleki-hagymasok-kozos-raktara';
