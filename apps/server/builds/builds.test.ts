import { describe, expect, it } from 'vitest';
import { withServer } from '../../../tests/server.ts';

const server = withServer();

describe('the build', () => {
  it('is public and never cached [BUILD-04]', async () => {
    const { status, headers, json } = await server.telex('/builds/latest.json?1795303392580');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(json()).toEqual({
      id: expect.stringMatching(/^\w{12}$/),
      timestamp: expect.any(Number),
      checkAfterSeconds: 60,
    });
  });

  it('is named in every page', async () => {
    const { id } = Object((await server.telex('/builds/latest.json')).json());
    expect((await server.telex('/empty')).text).toContain(`data-build="${id}"`);
  });

  it('has immutable route rules [BUILD-01]', async () => {
    const { id } = Object((await server.telex('/builds/latest.json')).json());
    const { headers, json } = await server.telex(`/builds/meta/${id}.json`);
    expect(headers['cache-control']).toContain('immutable');
    expect(json()).toMatchObject({
      id,
      matcher: {
        static: { '/robots.txt': { payload: false }, '/shop': { payload: false } },
        wildcard: { '/api': { payload: false }, '/rss': { payload: false } },
        dynamic: {},
      },
      prerendered: [],
    });
  });

  it('has no rules for another build’s id and returns a problem document', async () => {
    const { status, headers } = await server.telex('/builds/meta/masik.json');
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('application/problem+json');
  });
});
