import { expect, it } from 'vitest';
import { parseLivescoreId } from './livescore-id.ts';

it.each([
  ['football:2024002', { kind: 'match', id: 2024002 }],
  ['2024002', { kind: 'match', id: 2024002 }],
  [' 2024002 ', { kind: 'match', id: 2024002 }],
  ['football:4/2024', { kind: 'season', league: 4, season: 2024 }],
  ['formula-1:1917', { kind: 'race', id: 1917 }],
  ...[
    '',
    'football',
    'football:',
    'handball:7',
    '4/2024',
    'formula-1:4/2024',
    '-7',
    '7.5',
    '99999999999',
  ].map((text): [string, null] => [text, null]),
])('the livescoreId "%s" names %j [ART-14]', (text, subject) => {
  expect(parseLivescoreId(text)).toEqual(subject);
});
