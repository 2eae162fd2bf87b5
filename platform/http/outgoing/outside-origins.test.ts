import { expect, it } from 'vitest';
import { joinOrigins, originsOf, originsOfHosts } from './outside-origins.ts';

it('an address has one origin, a path of our own none', () => {
  expect(originsOf('https://meres.example/a.js?b=1')).toEqual(['https://meres.example']);
  expect([...originsOf('/__beam'), ...originsOf(undefined)]).toEqual([]);
});

it('several services have each origin once', () => {
  const [one = '', other = ''] = originsOfHosts(['a.example', 'b.example']);
  expect(joinOrigins([{ scripts: [one] }, {}, { scripts: [other, one], frames: [other] }])).toEqual({
    scripts: ['https://a.example', 'https://b.example'],
    images: [],
    frames: ['https://b.example'],
    connections: [],
  });
});
