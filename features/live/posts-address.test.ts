import { expect, it } from 'vitest';
import { addressOfPost, onlyKeyEvents } from './posts-address.ts';

it('a post has a permanent address, which names the post and its place on the page', () => {
  expect(addressOfPost('/remiz', 'a-teto')).toBe('/remiz?poszt=a-teto#poszt-a-teto');
  expect(onlyKeyEvents).toBe('szuro=fontos');
});
