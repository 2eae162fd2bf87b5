/** Which pages other sites may show in a frame, over the examples of all pages. */
import { beforeAll, describe, expect, it } from 'vitest';
import { writeEveryPage } from '#tests/budgets/every-page.ts';
import { examplesIn } from '#tests/budgets/examples.ts';
import { pageRoutes } from '#tests/edition.ts';
import { withServer } from '#tests/server.ts';

const server = withServer();
beforeAll(async () => writeEveryPage(server), 120_000);

const examples = pageRoutes.flatMap(({ isEmbeddable, examples: own }) =>
  examplesIn(own).map(({ name, path }) => ({ name, path, isEmbeddable: isEmbeddable === true })),
);

describe('a page', () => {
  it.each(examples)('names who may frame it: $name [EMB-01]', async ({ path, isEmbeddable }) => {
    const { headers, status } = await server.telex(path);
    // A page that is not there would have the policy of the error page.
    expect([200, 303]).toContain(status);
    const [ancestors] = /frame-ancestors [^;]*/.exec(String(headers['content-security-policy'])) ?? [];
    expect(ancestors).toBe(isEmbeddable ? 'frame-ancestors *' : "frame-ancestors 'self'");
  });

  it.each(examples)(
    'is on the host of the election map only if it may be framed: $name [SUPP-11]',
    async ({ path, isEmbeddable }) => {
      const { status } = await server.telex(path, { host: 'valasztas.localhost' });
      // 405 where a form of the same address remains.
      expect(isEmbeddable ? [200] : [404, 405]).toContain(status);
    },
  );

  it('may be framed by others in one place, the election map', () => {
    expect(pageRoutes.filter(({ isEmbeddable }) => isEmbeddable).map(({ route }) => route)).toEqual([
      'election_map',
    ]);
  });
});
