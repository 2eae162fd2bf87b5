import { describe, expect, it } from 'vitest';
import { savedStorySchema } from './saved-story.ts';

const story = {
  path: '/belfold/2026/11/elkelt-a-hid',
  title: 'Elkelt a híd',
  lead: '',
  image: '/kepek/hid.avif',
  language: 'hu',
};
const isAccepted = (change: object) => savedStorySchema.safeParse({ ...story, ...change }).success;

describe('a story that a device sends to the account', () => {
  it('is stored as it is, and nothing beside its fields', () => {
    expect(savedStorySchema.parse({ ...story, isAdmin: true })).toEqual(story);
    expect(isAccepted({ image: '' })).toBe(true);
    expect(isAccepted({ path: '/english/élet?oldal=2' })).toBe(true);
  });

  it.each([
    '',
    'belfold',
    'https://gonosz.example/',
    '//gonosz.example/',
    '/\\gonosz.example/',
    '\\\\gonosz.example',
    'javascript:alert(1)',
    ' /belfold',
    '/a\nb',
    '/a\u0000',
    '/a\u0085b',
    '/a\tb',
  ])('is never on another site: %j', (address) => {
    expect(isAccepted({ path: address })).toBe(false);
    if (address !== '') expect(isAccepted({ image: address })).toBe(false);
  });

  it.each([
    ['path', 500, '/'],
    ['image', 500, '/'],
    ['title', 500, ''],
    ['lead', 2_000, ''],
    ['language', 10, ''],
  ])('has a limit for %s', (field, longest, start) => {
    const text = start + 'a'.repeat(longest - start.length);
    expect(isAccepted({ [field]: text })).toBe(true);
    expect(isAccepted({ [field]: `${text}a` })).toBe(false);
  });

  it('has a title, and all of its fields are texts', () => {
    expect(isAccepted({ title: '' })).toBe(false);
    for (const field of ['path', 'title', 'lead', 'image', 'language'])
      for (const value of [undefined, null, 5, ['/a'], {}])
        expect(isAccepted({ [field]: value }), `${field} ${JSON.stringify(value)}`).toBe(false);
  });
});
