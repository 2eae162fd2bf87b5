import { describe, expect, it } from 'vitest';
import type { Losses } from '#features/content/public.ts';
import { ninjsItem } from './ninjs-item.ts';
import { sectionsOf, tagsOf } from './ninjs-labels.ts';
import { type NinjsPeople, peopleOf } from './ninjs-people.ts';

function people(value: object): NinjsPeople & { losses: Losses } {
  const losses: Losses = {};
  const item = ninjsItem(value);
  if (item === null) throw new Error('no item');
  return { ...peopleOf(item, losses), losses };
}

const byline = (by: string, language = 'hu') =>
  people({ byline: by, language }).authors.map(({ name }) => name);

describe('the authors of an agency’s story', () => {
  it.each([
    ['Írta: Kis Anna és Nagy Béla', 'hu', ['Kis Anna', 'Nagy Béla']],
    ['By Ann Small and Bob Large', 'en', ['Ann Small', 'Bob Large']],
    ['Kis Anna; Nagy Béla | Tóth Éva/Vas Pál', 'hu', ['Kis Anna', 'Nagy Béla', 'Tóth Éva', 'Vas Pál']],
    ['Von Anna Klein und Bodo Groß', 'de', ['Anna Klein', 'Bodo Groß']],
    ['di Anna Piccola e Bruno Grande', 'it-IT', ['Anna Piccola', 'Bruno Grande']],
    ['Di Stefano Anna', 'hu', ['Di Stefano Anna']],
    ['Szabó E Péter', 'hu', ['Szabó E Péter']],
    ['', 'hu', []],
    [' , ; ', 'hu', []],
  ])('of the byline “%s” (%s) are %j', (by, language, names) => {
    expect(byline(by, language)).toEqual(names);
  });

  it('are the people with an author’s role, before the byline', () => {
    const read = people({
      byline: 'Szerkesztőség',
      person: [
        { name: 'Kis Anna', rel: 'byline' },
        { name: 'Fény Ferenc', rel: 'photographer' },
        { name: 'Polgár Mester', rel: 'mentions' },
        { name: 'Más Valaki', rel: 'sponsor' },
        { rel: 'author' },
      ],
    });
    expect(read.authors).toEqual([{ slug: 'kis-anna', name: 'Kis Anna', email: '', formerPaths: [] }]);
    expect(read.photographers).toEqual(['Fény Ferenc']);
    expect(read.about.map(({ name }) => name)).toEqual(['Polgár Mester']);
    expect(read.losses).toEqual({ person: 2 });
  });

  it('without a Latin letter are counted as lost, not imported without an address', () => {
    const read = people({ byline: 'Иван Петров, Kis Anna, …' });
    expect(read.authors.every(({ slug }) => /^[a-z0-9-]+$/.test(slug))).toBe(true);
    expect(read.authors.at(-1)?.name).toBe('Kis Anna');
    expect(read.authors.length + (read.losses.person ?? 0)).toBe(2);
  });
});

describe('the labels of an agency’s story', () => {
  function labels(value: object) {
    const losses: Losses = {};
    const item = ninjsItem(value);
    if (item === null) throw new Error('no item');
    return {
      tags: tagsOf(item, peopleOf(item, losses).about, losses),
      sections: sectionsOf(item, losses),
      losses,
    };
  }

  it('come from subjects, places, organisations, people and keywords, each once under its first name', () => {
    expect(
      labels({
        subject: [{ name: 'Időjárás' }],
        place: [{ name: 'Tata' }],
        organisation: [{ name: 'Vízügy' }],
        person: [{ name: 'Kis Anna', rel: 'about' }],
        keywords: ['időjárás', 'TATA', 'jég'],
      }).tags.map(({ name }) => name),
    ).toEqual(['Időjárás', 'Vízügy', 'Tata', 'Kis Anna', 'jég']);
  });

  it('without a name are counted, also genres', () => {
    const { tags, sections, losses } = labels({
      subject: [{ code: 'medtop:20000065' }, { name: '…', code: '??' }],
      genre: [{ name: 'Riport' }, { code: 'genre:1' }],
    });
    expect(tags).toEqual([]);
    expect(sections).toEqual([
      { slug: 'riport', name: 'Riport', parent: '', description: '', formerPath: '' },
    ]);
    expect(losses).toEqual({ subject: 2, genre: 1 });
  });
});
