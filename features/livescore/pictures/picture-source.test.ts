/** Sources of pictures for the settings of an edition. */
import { expect, it } from 'vitest';
import { pictureSource } from './picture-source.ts';

const provider = 'https://media.api-sports.io';

it.each<[string, Parameters<typeof pictureSource>[0], [football: string | null, formula1: string | null]]>([
  ['nothing', null, [null, null]],
  ['no sport', { sources: {}, pictures: 'https://p.example' }, [null, null]],
  ['the sandbox', { sources: { football: 'sandbox', formula1: 'sandbox' } }, ['sandbox', 'sandbox']],
  ['one sport of the provider', { sources: { formula1: 'https://v1.example' } }, [null, provider]],
  ['both', { sources: { football: 'sandbox', formula1: 'https://v1.example' } }, ['sandbox', provider]],
  [
    'an own source of pictures',
    { sources: { football: 'sandbox' }, pictures: 'https://p.example' },
    ['https://p.example', null],
  ],
])('an edition with %s', (_, setting, sources) => {
  expect([pictureSource(setting, 'football'), pictureSource(setting, 'formula-1')]).toEqual(sources);
});
