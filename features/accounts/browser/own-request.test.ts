import { describe, expect, it } from 'vitest';
import { createOwnRequest, ForbiddenError } from './own-request.ts';

function problem(status: number, message?: string): Response {
  return Response.json(message === undefined ? {} : { message, detail: message }, { status });
}

/** Answers each request with the next response, and lists what was requested. */
function client(...responses: Response[]) {
  const requested: string[] = [];
  const ledTo: string[] = [];
  const state = { isMember: false, isPreview: false };
  const request = createOwnRequest({
    async fetch(path, { method = 'GET' } = {}) {
      requested.push(`${method} ${path}`);
      // A refused refresh deletes the marker cookie.
      if (path === '/api/token/refresh' && responses[0]?.status === 401) state.isMember = false;
      return responses.shift() ?? Response.json({ last: true });
    },
    exclusive: async (_name, act) => act(),
    isMember: () => state.isMember,
    isPreview: () => state.isPreview,
    goToSignIn: (path) => void ledTo.push(path),
  });
  return { request, requested, ledTo, state };
}

const expired = () => problem(401, 'Expired JWT Token');

describe('a request of the person who is signed in', () => {
  it('is sent once if it is answered', async () => {
    const { request, requested } = client(Response.json({ name: 'Olga' }));
    expect(await (await request('/api/me')).json()).toEqual({ name: 'Olga' });
    expect(requested).toEqual(['GET /api/me']);
  });

  it.each(['Expired JWT Token', 'Missing accessToken, use your refreshToken!'])(
    'is repeated once after a refresh: %s [AUTH-08]',
    async (text) => {
      const { request, requested } = client(problem(401, text), problem(401, text), Response.json({}));
      expect(await (await request('/api/me')).json()).toEqual({ last: true });
      expect(requested).toEqual(['GET /api/me', 'GET /api/me', 'POST /api/token/refresh', 'GET /api/me']);
    },
  );

  it('needs no refresh if another tab had refreshed meanwhile', async () => {
    const { request, requested } = client(expired(), Response.json({ name: 'Olga' }));
    expect((await request('/api/me')).ok).toBe(true);
    expect(requested).toEqual(['GET /api/me', 'GET /api/me']);
  });

  it.each([problem(401, 'Something else'), problem(401), new Response('<p>', { status: 401 })])(
    'is not repeated for any other refusal [AUTH-08]',
    async (refusal) => {
      const { request, requested } = client(refusal);
      expect((await request('/api/me')).status).toBe(refusal.status);
      expect(requested).toHaveLength(1);
    },
  );

  it('leaves a reader whose session has ended where they are [AUTH-09]', async () => {
    const refused = client(expired(), expired(), problem(401));
    expect((await refused.request('/api/me')).status).toBe(401);
    expect(refused.ledTo).toEqual([]);
  });

  it.each([
    [true, '/login'],
    [false, '/szerkesztoseg/belepes'],
  ])(
    'leads a member whose session has ended to the sign-in; in a preview (%s): %s [AUTH-09]',
    async (isPreview, path) => {
      const refused = client(expired(), expired(), problem(401));
      Object.assign(refused.state, { isMember: true, isPreview });
      await refused.request('/api/me');
      expect(refused.ledTo).toEqual([path]);
      // A refresh that only fails ends nothing.
      const failed = client(expired(), expired(), problem(503));
      Object.assign(failed.state, { isMember: true, isPreview });
      await failed.request('/api/me');
      expect(failed.ledTo).toEqual([]);
    },
  );

  it('that is forbidden is an error; in a preview it ends the session and leads to the sign-in [AUTH-10]', async () => {
    const published = client(problem(403, 'Expired JWT Token'));
    await expect(published.request('/api/me')).rejects.toThrow(ForbiddenError);
    expect([published.requested, published.ledTo]).toEqual([['GET /api/me'], []]);
    const preview = client(problem(403));
    preview.state.isPreview = true;
    await expect(preview.request('/api/me')).rejects.toThrow(ForbiddenError);
    expect(preview.requested).toEqual(['GET /api/me', 'GET /api/logout']);
    expect(preview.ledTo).toEqual(['/login']);
  });

  it('is not repeated a second time', async () => {
    const { request, requested } = client(expired(), expired(), Response.json({}), expired());
    expect((await request('/api/me')).status).toBe(401);
    expect(requested).toHaveLength(4);
  });
});
