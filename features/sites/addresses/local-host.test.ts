import { expect, it } from 'vitest';
import { siteSchema } from '../edition/site.ts';
import { isLocalHost, publicFirst } from './local-host.ts';
import { originOf } from './site-origin.ts';

it.each(['localhost', 'erdely.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('%s is local', (host) => {
  expect(isLocalHost(host)).toBe(true);
});

it.each(['lap.example', 'localhost.example', 'mylocalhost', '10.0.0.4'])('%s is not local', (host) => {
  expect(isLocalHost(host)).toBe(false);
});

it('puts public names first and keeps the order otherwise', () => {
  const domains = ['localhost', 'lap.example', '127.0.0.1', 'www.lap.example'];
  expect(publicFirst(domains)).toEqual(['lap.example', 'www.lap.example', 'localhost', '127.0.0.1']);
});

it('orders the names of a site file, so that the public one is in its addresses', () => {
  const domains = siteSchema.shape.domains.parse(['localhost', '127.0.0.1', 'lap.example']);
  expect(originOf({ domains }, 3000)).toBe('https://lap.example');
});

it('gives local addresses the port of the server, and public ones https', () => {
  expect(originOf({ domains: ['127.0.0.1'] }, 3000)).toBe('http://127.0.0.1:3000');
  expect(originOf({ domains: ['lap.example'] }, 3000)).toBe('https://lap.example');
});
