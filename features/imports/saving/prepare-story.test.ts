import { expect, it } from 'vitest';
import type { ImportedStory } from '../imported.ts';
import { prepareStory } from './prepare-story.server.ts';

const story: ImportedStory = {
  kind: 'story',
  type: 'post',
  sourceKey: 'wxr:regi.example:1',
  title: 'Híd',
  subtitle: '',
  lead: '',
  html: '<a href="../masik/">a</a> <a href="//regi.example/b">b</a> <a href="?p=3">c</a>',
  dialect: 'wordpress',
  state: 'active',
  pubDate: null,
  updatedAt: null,
  version: 0,
  slug: 'hid',
  addresses: ['https://regi.example/2019/hid/', '/?p=1'],
  authors: [],
  categories: [],
  primaryCategory: '',
  tags: [],
  leadPicture: null,
  pictures: [],
  attached: [],
  language: '',
  rank: 0,
  isImportant: false,
  ogDescription: '',
  losses: {},
  lost: [],
};

function linksOf(one: ImportedStory, baseUrl: string): string[] {
  const { body } = prepareStory(one, 'hash', { baseUrl, ownPages: [], isOwnPage: () => false });
  return [...JSON.stringify(body).matchAll(/href=\\"([^\\]*)\\"/g)].map(([, href = '']) => href);
}

it('turns links to the old site into paths here, relative ones from the story’s own address', () => {
  expect(linksOf(story, 'https://www.regi.example')).toEqual(['/2019/masik/', '/b', '/?p=3']);
  expect(linksOf({ ...story, addresses: ['/?p=1'] }, 'https://regi.example')).toEqual([
    '/masik/',
    '/b',
    '/?p=3',
  ]);
});

it('does not change links when the old site is unknown', () => {
  expect(linksOf(story, '')[1]).toBe('https://regi.example/b');
});

it('gives a story without title the beginning of its text, and one without text a title in its language', () => {
  const titleOf = (one: Partial<ImportedStory>) =>
    prepareStory({ ...story, title: '', ...one }, 'hash', {
      baseUrl: '',
      ownPages: [],
      isOwnPage: () => false,
    }).title;
  expect(titleOf({ html: '<p>Megnyílt a híd.</p>' })).toBe('Megnyílt a híd.');
  expect(titleOf({ html: '' })).toBe('Cím nélkül');
  expect(titleOf({ html: '', language: 'en' })).toBe('Untitled');
});
