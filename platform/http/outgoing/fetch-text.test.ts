import dns from 'node:dns';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchFromOwnSetting, fetchText, type TextRequest } from './fetch-text.server.ts';

let requests: IncomingMessage[] = [];
const large = 'x'.repeat(5_000);
const another = createServer((request, response) => {
  requests.push(request);
  const [path, to] = (request.url ?? '').split('?to=', 2);
  if (path === '/good') response.end('igen');
  else if (path === '/large') response.end(large);
  else if (path === '/packed') response.setHeader('content-encoding', 'gzip').end(gzipSync('csomag'));
  else if (path === '/bomb') response.setHeader('content-encoding', 'br').end(brotliCompressSync(large));
  else if (path === '/torn')
    response.setHeader('content-encoding', 'gzip').end(gzipSync(large).subarray(0, 20));
  else if (path === '/missing') response.writeHead(404).end();
  else if (path === '/round') response.writeHead(302, { location: '/round' }).end();
  else if (path === '/nowhere') response.writeHead(302).end();
  else if (path === '/preserved') response.writeHead(307, { location: decodeURIComponent(to ?? '') }).end();
  else if (path === '/leads') response.writeHead(302, { location: decodeURIComponent(to ?? '') }).end();
});
let host = '';

beforeAll(async () => {
  await new Promise<void>((done) => another.listen(0, '127.0.0.1', done));
  host = `127.0.0.1:${(another.address() as AddressInfo).port}`;
});
beforeEach(() => {
  requests = [];
  vi.restoreAllMocks();
});
afterAll(() => {
  another.closeAllConnections();
  another.close();
});

const never = new AbortController().signal;
const fetchFrom = (path: string, given: Partial<TextRequest> = {}) =>
  fetchText({ url: `http://${host}${path}`, maxBytes: 1_000, signal: never, allowedHosts: [host], ...given });
const leadingTo = (url: string, path = '/leads') => `${path}?to=${encodeURIComponent(url)}`;

describe('a text', () => {
  it.each([
    ['/good', 'igen'],
    ['/packed', 'csomag'],
  ])('is returned decompressed: %s', async (path, text) => expect(await fetchFrom(path)).toBe(text));

  it.each([
    ['/large', 'answered with more than 1000 bytes'],
    ['/bomb', 'answered with more than 1000 bytes'],
    ['/missing', 'answered 404'],
    ['/nowhere', 'answered 302'],
    ['/torn', 'could not be reached'],
  ])('is not returned for %s: it %s', async (path, why) => {
    await expect(fetchFrom(path)).rejects.toThrow(`${host} ${why}`);
  });

  it('is limited by the caller’s time', async () => {
    await expect(fetchFrom('/never', { signal: AbortSignal.timeout(50) })).rejects.toThrow(/timeout/);
  });

  it('fails with the host’s name when the server is unreachable', async () => {
    const url = 'http://127.0.0.1:1/';
    await expect(fetchFromOwnSetting({ url, signal: never })).rejects.toThrow(
      '127.0.0.1:1 could not be reached',
    );
  });
});

describe('an untrusted address', () => {
  it.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '0'])(
    'is not requested where it is this machine: %s',
    async (name) => {
      const url = `http://${name}:${host.split(':')[1]}/good`;
      await expect(fetchFrom('', { url, allowedHosts: [] })).rejects.toThrow(
        /is not requested: \S+ is not a public address/,
      );
      expect(requests).toEqual([]);
    },
  );

  it.each(['file:///etc/passwd', 'ftp://example.com/', 'http://lap:titok@example.com/', 'nincs', 'data:,x'])(
    'is rejected where it is not a plain web address: %s',
    async (url) => {
      await expect(fetchFrom('', { url })).rejects.toThrow('The address is not http or https');
    },
  );

  it('is requested where its name or its range is allowed', async () => {
    const url = `http://localhost:${host.split(':')[1]}/good`;
    expect(await fetchFrom('', { url, allowedHosts: ['localhost'] })).toBe('igen');
    expect(await fetchFrom('', { url, allowedHosts: ['127.0.0.0/8', '::1'] })).toBe('igen');
  });

  it('is looked up once: the connection is made to the checked address', async () => {
    const answers = ['127.0.0.1', '10.0.0.1'];
    const lookup = vi
      .spyOn(dns, 'lookup')
      .mockImplementation(((
        _name: string,
        _options: object,
        found: (error: null, all: dns.LookupAddress[]) => void,
      ) => found(null, [{ address: answers.shift() ?? '', family: 4 }])) as typeof dns.lookup);
    const url = `http://turns.example:${host.split(':')[1]}/good`;
    expect(await fetchFrom('', { url, allowedHosts: ['127.0.0.1'] })).toBe('igen');
    expect(lookup).toHaveBeenCalledTimes(1);
    await expect(fetchFrom('', { url, allowedHosts: ['127.0.0.1'] })).rejects.toThrow(
      'is not requested: 10.0.0.1 is not',
    );
  });
});

describe('a redirect', () => {
  it('is followed, a limited number of times', async () => {
    expect(await fetchFrom(leadingTo(leadingTo('/good')))).toBe('igen');
    await expect(fetchFrom('/round')).rejects.toThrow('redirects more than 5 times');
    expect(requests.filter(({ url }) => url === '/round')).toHaveLength(6);
  });

  it.each([
    ['http://localhost:1/', 'is not requested'],
    ['http://169.254.169.254/latest/meta-data/', 'is not requested'],
    ['file:///etc/passwd', 'redirects to an address that is not http or https'],
  ])('is checked like the first address: to %s it %s', async (to, why) => {
    await expect(fetchFrom(leadingTo(to))).rejects.toThrow(why);
  });

  it('sends no credentials to another server, and a body only with status 307 or 308', async () => {
    const other = `http://localhost:${host.split(':')[1]}/good`;
    const headers = { authorization: 'Bearer titok', 'x-service-key': 'titok', 'content-type': 'text/plain' };
    const given = { method: 'POST', headers, body: 'x', allowedHosts: [host, 'localhost'] } as const;
    await fetchFrom(leadingTo(other), given);
    await fetchFrom(leadingTo(other, '/preserved'), given);
    const [, plain, , preserved] = requests;
    expect([plain?.method, preserved?.method]).toEqual(['GET', 'POST']);
    expect([plain?.headers.authorization, preserved?.headers.authorization]).toEqual([undefined, undefined]);
    expect(plain?.headers['x-service-key']).toBeUndefined();
    expect([plain?.headers['content-type'], preserved?.headers['content-type']]).toEqual([
      undefined,
      'text/plain',
    ]);
  });
});
