import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProviderClient, type ProviderAnswer } from './provider-client.server.ts';

let requests: IncomingMessage[] = [];
let respond: (response: ServerResponse) => void;
const provider = createServer((request, response) => {
  requests.push(request);
  respond(response);
});
let address = '';

beforeAll(async () => {
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/football/`;
});
beforeEach(() => {
  requests = [];
});
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});

const never = new AbortController().signal;
const quotaHeaders = { 'x-ratelimit-requests-limit': '100', 'x-ratelimit-requests-remaining': '42' };

function ask(
  key: string | null = 'kulcs-0123456789',
  { signal = never, timeoutMs = 15_000 } = {},
): Promise<ProviderAnswer> {
  const client = createProviderClient({ addressOf: async () => address, key, timeoutMs });
  return client.ask({ sport: 'football', path: '/fixtures', query: { date: '2024-06-15' } }, signal);
}

function answerWith(body: string | object, status = 200): void {
  respond = (response) =>
    response.writeHead(status, quotaHeaders).end(typeof body === 'string' ? body : JSON.stringify(body));
}

it('asks below the address, with the key as the only credential', async () => {
  answerWith({ errors: [], response: [] });
  await ask();
  const [request] = requests;
  expect(request?.method).toBe('GET');
  expect(request?.url).toBe('/football/fixtures?date=2024-06-15');
  expect(request?.headers['x-apisports-key']).toBe('kulcs-0123456789');
  await ask(null);
  expect(requests[1]?.headers).not.toHaveProperty('x-apisports-key');
});

it('returns what an answer holds, and the quota from its headers', async () => {
  // The provider escapes slashes and everything beyond ASCII.
  answerWith('{"errors":[],"response":[{"name":"\\u00dajpest","logo":"https:\\/\\/x"}]}');
  expect(await ask()).toEqual({
    kind: 'answer',
    response: [{ name: 'Újpest', logo: 'https://x' }],
    quota: { limit: 100, remaining: 42, remainingOfMinute: null },
  });
});

it.each([{}, { errors: null }, { errors: '' }, { errors: {} }, { errors: [], results: '0', paging: null }])(
  'an answer without errors may say so in several ways: %j',
  async (envelope) => {
    answerWith({ ...envelope, response: [] });
    expect(await ask()).toMatchObject({ kind: 'answer', response: [] });
  },
);

describe('an answer with status 200 and errors is a failure', () => {
  it.each([
    ['requests', 'You have reached the request limit for the day', 'day-limit'],
    ['rateLimit', 'Too many requests.', 'minute-limit'],
    ['token', 'Error/Missing application key.', 'key'],
    ['plan', 'Free plans do not have access to this season.', 'plan'],
    ['required', 'At least one parameter is required.', 'refused'],
    ['bug', { seen: 'something else than a text' }, 'refused'],
  ])('%s', async (name, text, reason) => {
    answerWith({ errors: { [name]: text }, results: 0, response: [] });
    const answer = await ask();
    expect(answer).toMatchObject({ kind: 'failure', reason, quota: { remaining: 42 } });
    expect(answer).toHaveProperty('message', expect.stringMatching(new RegExp(`^${name}: `)));
  });

  it('with errors as a list, too', async () => {
    answerWith({ errors: ['Something went wrong'], response: [] });
    expect(await ask()).toMatchObject({ kind: 'failure', reason: 'refused' });
  });
});

describe('a failure without an answer', () => {
  it.each([
    [429, 'minute-limit'],
    [499, 'unreachable'],
    [500, 'unreachable'],
  ])('is status %d', async (status, reason) => {
    answerWith({ message: 'Something went wrong while fetching details.' }, status);
    const answer = await ask();
    expect(answer).toMatchObject({ kind: 'failure', reason });
    expect(answer).toHaveProperty('message', expect.stringContaining(`answered ${status}`));
  });

  it.each(['', '<html>', '[]', '{"errors":[]}', '{"errors":[],"response":"semmi"}'])(
    'is an unreadable body: %s',
    async (body) => {
      answerWith(body);
      expect(await ask()).toMatchObject({ kind: 'failure', reason: 'unreadable' });
    },
  );

  it('is silence until the time is over', async () => {
    respond = () => undefined;
    expect(await ask(null, { timeoutMs: 300 })).toMatchObject({ kind: 'failure', reason: 'unreachable' });
  });

  it('is a connection that ends in the middle', async () => {
    respond = (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"errors":[');
      response.destroy();
    };
    expect(await ask()).toMatchObject({ kind: 'failure', reason: 'unreachable' });
  });
});

it('ends with the abort of its caller', async () => {
  const stopping = new AbortController();
  respond = () => stopping.abort(new Error('the server stops'));
  await expect(ask(null, { signal: stopping.signal })).rejects.toThrow('the server stops');
});
