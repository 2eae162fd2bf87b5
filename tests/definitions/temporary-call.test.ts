/** A call follows from its definition alone: the one of the guide, which no other file of the program imports. */
import { describe, expect, expectTypeOf, it } from 'vitest';
import { registerCall } from '#features/kit/call/register-call.ts';
import { withServer } from '../server.ts';
import { greetingCall } from './greeting.call.ts';

type GreetingRequest = Parameters<typeof greetingCall.handle>[0];

let handled: GreetingRequest[] = [];
const call = registerCall({
  ...greetingCall,
  handle(request, needs: Parameters<typeof greetingCall.handle>[1]) {
    handled.push(request);
    return greetingCall.handle(request, needs);
  },
});
const server = withServer({ calls: [call] });
const read = async (query: string, headers: Record<string, string> = {}) =>
  (await server.telex(`/api/greetings/anna${query}`, { headers })).json();

describe('a call that was defined', () => {
  it('has a route, with its parsed input and what it needs', async () => {
    const { status, headers, json: body } = await server.telex('/api/greetings/anna?times=2');
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(body()).toEqual({ text: 'Szia, Szia, anna! (2026)', site: 'telex' });
    expect(headers['surrogate-key']).toBe('greeting:anna');
  });

  it.each([
    ['/api/greetings/ANNA', 400, 'params/name must be small letters'],
    ['/api/greetings/anna?times=4', 400, 'querystring/times must be a whole number from 1 to 3'],
    ['/api/greetings/anna?times=1&times=2', 400, 'querystring/times must not come more than once'],
    ['/api/greetings/nobody', 404, 'Nobody is greeted.'],
  ])('refuses what it does not take: %s [S37]', async (path, status, detail) => {
    const answer = await server.telex(path);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.json()).toMatchObject({ status, detail });
  });

  it('cannot read a parameter that it does not declare, so none is in its key [S37]', async () => {
    expectTypeOf<keyof GreetingRequest['query']>().toEqualTypeOf<'times' | 'tone'>();
    expectTypeOf<keyof GreetingRequest>().toEqualTypeOf<
      'view' | 'path' | 'params' | 'query' | 'body' | 'viewer' | 'expectedVersion'
    >();
    handled = [];
    const first = await read('?times=3');
    for (const query of ['?times=3&volume=loud', '?utm_source=x&times=3', '?tone=warm&times=3'])
      expect(await read(query)).toEqual(first);
    await read('?times=3&tone=cool&volume=loud');
    expect(handled.map(({ query }) => query)).toEqual([
      { times: 3, tone: 'warm' },
      { times: 3, tone: 'cool' },
    ]);
  });

  it('has an answer for each site, and says so to shared caches [X12]', async () => {
    expect(await read('', { 'x-site': 'g7' })).toMatchObject({ site: 'g7' });
    expect(await read('')).toMatchObject({ site: 'telex' });
    const { headers } = await server.telex('/api/greetings/anna');
    expect(headers.vary).toBe('X-Site, Authorization, Accept-Encoding');
  });

  it('may be read by scripts of any origin, after a preflight or without one [S42]', async () => {
    const { headers } = await server.telex('/api/greetings/anna');
    expect(headers['access-control-allow-origin']).toBe('*');
    const preflight = await server.telex('/api/greetings/anna', { method: 'OPTIONS' });
    expect([preflight.status, preflight.headers['access-control-allow-methods']]).toEqual([204, 'GET, HEAD']);
  });

  it.each(['POST', 'PUT', 'DELETE'])('does not take %s', async (method) => {
    const { status, headers } = await server.telex('/api/greetings/anna', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('is in the OpenAPI document, with its parameters, its answer and its failures', async () => {
    const document: unknown = (await server.telex('/api/openapi.json')).json();
    expect(document).toMatchObject({
      paths: {
        '/api/greetings/{name}': {
          get: {
            operationId: 'greeting',
            tags: ['greetings'],
            summary: 'A greeting',
            parameters: expect.arrayContaining([
              expect.objectContaining({ name: 'name', in: 'path', required: true }),
              expect.objectContaining({
                name: 'times',
                in: 'query',
                description: 'How often.',
                schema: expect.objectContaining({ type: 'integer', minimum: 1, maximum: 3 }),
              }),
              expect.objectContaining({ name: 'x-site', in: 'header' }),
            ]),
            responses: { 200: { description: 'The greeting.' }, 400: {}, 404: {}, 405: {} },
          },
        },
      },
    });
  });
});
