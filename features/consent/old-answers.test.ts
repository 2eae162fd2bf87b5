import { expect, it } from 'vitest';
import { hostsInOldList } from './old-answers.ts';

it.each([
  ['["www.youtube-nocookie.com","open.spotify.com"]', ['www.youtube-nocookie.com', 'open.spotify.com']],
  ['["", 7, "a b", "x&g=ads", null]', []],
  ['{"a":1}', []],
  ['not json', []],
  [null, []],
])('the old list of embeds %s has the hosts %j [S19]', (json, hosts) => {
  expect(hostsInOldList(json)).toEqual(hosts);
});
