/** The content security policy allows no inline script or style, so no page may have any. */
import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../server.ts';
import { pageNames, pathOf, writeEveryPage } from './every-page.ts';
import { expectNothingInline } from './expect-nothing-inline.ts';

const server = withServer();
beforeAll(() => writeEveryPage(server));

describe('a page', () => {
  it.each(pageNames)('%s has no inline script or style, and a policy that forbids them', async (name) => {
    const answer = await server.telex(pathOf(name));
    expect(answer.status).toBe(name === 'error' ? 404 : 200);
    expectNothingInline(answer);
  });
});
