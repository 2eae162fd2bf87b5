import { expect, it } from 'vitest';
import { parsePictureAddress, pictureAddress, providerPath } from './picture-address.ts';

it.each([
  ['https://media.api-sports.io/football/teams/769.png', '/livescore/kepek/football/teams/769.webp'],
  ['https://media.api-sports.io/football/coachs/18.png', '/livescore/kepek/football/coachs/18.webp'],
  ['https://media.api-sports.io/formula-1/circuits/9.png', '/livescore/kepek/formula-1/circuits/9.webp'],
  ['https://media.api-sports.io/flags/gb-eng.svg', '/livescore/kepek/football/flags/gb-eng.webp'],
  ['http://127.0.0.1:3999/pictures/football/leagues/4.png', '/livescore/kepek/football/leagues/4.webp'],
])('%s is served from our own host', (url, address) => {
  expect(pictureAddress(url)).toBe(address);
});

it.each([
  null,
  '',
  'teams/769.png',
  'https://media.api-sports.io/football/teams/0.png',
  'https://media.api-sports.io/football/teams/769.png/..',
  'https://media.api-sports.io/football/teams/hu.png',
  'https://media.api-sports.io/football/drivers/1.png',
  'https://media.api-sports.io/formula-1/players/1.png',
  'https://media.api-sports.io/handball/teams/1.png',
  'https://media.api-sports.io/football/teams/1.gif',
])('%s is none of the provider’s pictures', (url) => {
  expect(pictureAddress(url)).toBeNull();
});

it('an address leads back to the picture at the provider', () => {
  const back = (url: string): string | null => {
    const name = parsePictureAddress(pictureAddress(url) ?? '');
    return name && providerPath(name);
  };
  expect(back('https://media.api-sports.io/formula-1/drivers/25.png')).toBe('/formula-1/drivers/25.png');
  expect(back('https://media.api-sports.io/flags/hu.svg')).toBe('/flags/hu.svg');
  expect(parsePictureAddress('/livescore/kepek/football/teams/769.png')).toBeNull();
  expect(parsePictureAddress('/livescore/kepek/football/teams/../769.webp')).toBeNull();
});
