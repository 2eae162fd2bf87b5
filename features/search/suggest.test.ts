import { beforeAll, describe, expect, it } from 'vitest';
import { withTestApp } from '../../tests/test-app.ts';
import { type StoryFixture, writeStory } from './search.fixture.ts';
import { noFilters } from './search-request.ts';

const testApp = withTestApp();
const write = (given: StoryFixture) => writeStory(testApp, given);

describe('typeahead', () => {
  beforeAll(async () => {
    for (let at = 1; at <= 7; at += 1)
      await write({ slug: `vizi-${at}`, title: `Vízilabda, ${at}. forduló`, day: 80 + at });
    await write({ slug: 'vizi-erdely', title: 'Vízilabda', day: 99, site: 'transtelex' });
  });
  const slugs = async (term: string, limit = 5) =>
    (await testApp.context.search.typeahead(testApp.view('telex'), term, limit)).articles.map(
      (story) => story.slug,
    );

  it('returns the newest stories whose titles have words beginning so [SRCH-04]', async () => {
    expect(await slugs('viz')).toEqual(['vizi-7', 'vizi-6', 'vizi-5', 'vizi-4', 'vizi-3']);
    expect(await slugs('Vízil', 2)).toEqual(['vizi-7', 'vizi-6']);
    expect(await slugs('vizilabda ford', 1)).toEqual(['vizi-7']);
    expect(await slugs('vízilabdával', 1)).toEqual(['vizi-7']);
    expect(await slugs('labda')).toEqual([]);
    expect(await slugs('')).toEqual([]);
  });
});

describe('autocomplete', () => {
  beforeAll(async () => {
    for (let at = 1; at <= 14; at += 1)
      await write({
        slug: `quokka-${at}`,
        title: at % 2 === 0 ? `Quokka, ${at}. rész` : 'Quokka percről percre',
        day: 110 + at,
        section: at < 4 ? 'quokkák' : 'állatkert',
        tags: [`quokka ${at}`, 'kis quokkák'],
        authors: at < 3 ? ['Quokka Quirin'] : ['Kis Quentin'],
      });
    await write({
      slug: 'quokka-e',
      title: 'Quokka',
      day: 130,
      site: 'transtelex',
      tags: ['quokka erdélyben'],
    });
  });
  const items = async (term: string, filters = {}) =>
    (await testApp.context.search.autocomplete(testApp.view('telex'), term, { ...noFilters, ...filters }))
      .items;

  it('offers tags, authors, titles and sections with their numbers of stories [SRCH-05]', async () => {
    const found = await items('quokka');
    expect(found).toContainEqual({ text: 'kis quokkák', type: 'tags', slug: 'kis-quokkak', count: 14 });
    expect(found).toContainEqual({ text: 'Quokka Quirin', type: 'authors', slug: 'quokka-quirin', count: 2 });
    expect(found).toContainEqual({ text: 'quokkák', type: 'superTags', slug: 'quokkak', count: 3 });
    expect(found).toContainEqual(expect.objectContaining({ text: 'Quokka percről percre', type: 'title' }));
    expect(new Set(found.map((one) => one.text)).size).toBe(found.length);
  });

  it('offers ten of a kind and 25 in all, the most frequent first [S08]', async () => {
    const found = await items('q');
    expect(found.length).toBeLessThanOrEqual(25);
    expect(found.filter((one) => one.type === 'tags')).toHaveLength(10);
    expect(found[0]?.text).toBe('kis quokkák');
  });

  it('needs one letter, and matches the beginnings of all words [SRCH-06]', async () => {
    expect(await items('')).toEqual([]);
    expect(await items('  ,')).toEqual([]);
    expect((await items('kis quok')).map((one) => one.text)).toEqual(['kis quokkák']);
    expect((await items('quirin q')).map((one) => one.text)).toEqual(['Quokka Quirin']);
  });

  it('offers nothing of another domain, nor what is already chosen [X11]', async () => {
    expect((await items('quokka e')).map((one) => one.text)).toEqual([]);
    expect((await items('kis', { and_tags: ['kis-quokkak'] })).map((one) => one.type)).not.toContain('tags');
  });

  it('counts withdrawn stories down', async () => {
    const { id = 0 } = (await testApp.context.content.versionOf('quokka-1')) ?? {};
    await testApp.context.content.withdraw(id);
    expect(await items('Quirin')).toEqual([
      { text: 'Quokka Quirin', type: 'authors', slug: 'quokka-quirin', count: 1 },
    ]);
    await testApp.context.content.publish(id);
    expect((await items('Quirin'))[0]?.count).toBe(2);
  });

  it('offers the new name of an author once a story of theirs is edited', async () => {
    const story = { slug: 'atnevezett', title: 'Átnevezés', day: 141, authors: ['Zorilla Zoé'] };
    const id = await write(story);
    await testApp.context.content.ensureAuthors([{ slug: 'zorilla-zoe', name: 'Zerge Zoé' }], true);
    await write({ ...story, id, title: 'Átnevezés után' });
    expect(await items('zerge')).toEqual([
      { text: 'Zerge Zoé', type: 'authors', slug: 'zorilla-zoe', count: 1 },
    ]);
    expect(await items('zorilla')).toEqual([]);
  });

  it('never offers the headings of its groups [SRCH-08]', async () => {
    await write({ slug: 'temak', title: 'Címke', day: 140, tags: ['Témák'] });
    expect(await items('témák')).toEqual([]);
  });
});
