import { expect, it } from 'vitest';
import { plainPath } from './plain-path.ts';

it.each([
  ['/api/articles', '/api/articles'],
  ['/%61pi/%7e%2E', '/api/~.'],
  ['/%c3%a1rv%C3%ADz', '/%C3%A1rv%C3%ADz'],
  ['/a%2fb', '/a%2Fb'],
  ["/x'%20or%201=1", "/x'%20or%201=1"],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/%2561', '/%2561'],
])('%s is normalised to %s, and that is stable', (path, plain) => {
  expect(plainPath(path)).toBe(plain);
  expect(plainPath(plain)).toBe(plain);
});
