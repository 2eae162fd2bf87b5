import { describe, expect, it } from 'vitest';
import { storyOf } from '../fixtures/ninjs-story-of.ts';

describe('the texts of an agency’s item', () => {
  it.each(['\r\n', '\r', '\n'])('splits plain text at empty lines, with any line ending: %j', async (end) => {
    const body_text = ['Első sor,', 'ugyanaz a bekezdés.', '', 'Második.'].join(end);
    expect(await storyOf({ body_html: undefined, body_text })).toMatchObject({
      html: '<p>Első sor,<br>ugyanaz a bekezdés.</p>\n<p>Második.</p>',
    });
  });

  it('reads a text that is nested in an object', async () => {
    const story = await storyOf({ body_html: { value: '<p>Itt.</p>' }, headline: { value: 'Cím' } });
    expect(story).toMatchObject({ title: 'Cím', html: '<p>Itt.</p>' });
    expect(story.losses).toEqual({});
  });

  it('prefers the main text to a box, however plain, and counts the unused texts', async () => {
    const story = await storyOf({
      body_html: undefined,
      bodies: [
        { role: 'box', contentType: 'text/html', value: '<p>Keretes írás a hídról.</p>' },
        { role: 'main', contentType: 'text/plain', value: 'Délben átadták.' },
      ],
      headlines: [{ role: 'web', value: 'Vác: új híd' }],
      descriptions: [
        { role: 'summary', value: 'Tíz év után.' },
        { role: 'extra', value: 'Hétfőn járnak a buszok is.' },
      ],
    });
    expect(story).toMatchObject({ html: '<p>Délben átadták.</p>', lead: 'Tíz év után.' });
    expect(story.losses).toEqual({ body: 1, description: 1, headline: 1 });
  });

  it('does not count other formats of the same text', async () => {
    const html = '<p>Délben <b>átadták</b> a hidat.</p>';
    const story = await storyOf({
      body_html: undefined,
      bodies: [
        { role: 'text', contentType: 'text/plain', value: 'Délben átadták a hidat.' },
        { role: 'html5', contentType: 'text/html', value: html },
        { role: 'richhtml5', contentType: 'text/html', value: `<section>${html}</section>` },
        { role: 'ttnitf', contentType: 'application/xml', value: '<TTNITF><P>D&eacute;lben</P></TTNITF>' },
      ],
      description_text: 'Tíz év után.',
      description_html: '<p>Tíz év után.</p>',
    });
    expect(story).toMatchObject({ html, lead: 'Tíz év után.' });
    expect(story.losses).toEqual({});
  });

  it.each([
    ['hu', {}],
    ['hu-HU', {}],
    ['en_GB', {}],
    ['eng', {}],
    ['', {}],
    ['de', { language: 1 }],
    ['hr', { language: 1 }],
    ['constructor', { language: 1 }],
    [{ a: 1 }, { language: 1 }],
  ])('counts the language of a story in %j if it is not supported', async (language, losses) => {
    expect((await storyOf({ language })).losses).toEqual(losses);
  });

  it('recognises English by all its codes', async () => {
    for (const language of ['en', 'en_GB', 'EN-us', 'eng']) {
      expect((await storyOf({ language })).language).toMatch(/^en\b/i);
    }
  });

  it('counts properties that have no counterpart', async () => {
    const placeless = {
      ednote: 'Javítva.',
      infosource: [{ name: 'MTI' }],
      located: 'Budapest',
      usageterms: 'Csak nyomtatásban.',
      copyrightnotice: '© Ügynökség',
    };
    expect((await storyOf(placeless)).losses).toEqual({
      ednote: 1,
      infosource: 1,
      located: 1,
      usageterms: 1,
      copyrightnotice: 1,
    });
    const empty = { edNote: '', infoSources: [], located: null, usageTerms: ' ', copyrightNotice: {} };
    expect((await storyOf(empty)).losses).toEqual({});
  });
});

describe('the people of an agency’s item', () => {
  const namesOf = async (about: object) => (await storyOf(about)).authors.map((author) => author.name);

  it.each([
    ['Szabó E Péter', 'hu', ['Szabó E Péter']],
    ['Szabó e Péter', 'hu', ['Szabó e Péter']],
    ['Kiss Anna és Nagy Béla', 'hu', ['Kiss Anna', 'Nagy Béla']],
    ['KISS ANNA ÉS NAGY BÉLA', 'hu', ['KISS ANNA', 'NAGY BÉLA']],
    ['By Ann Lee and Bob Y Ray', 'en', ['Ann Lee', 'Bob Y Ray']],
    ['Ana Paz y Luis E Gil', 'es-ES', ['Ana Paz', 'Luis E Gil']],
    ['di Anna Po e Ugo Y Re', 'it', ['Anna Po', 'Ugo Y Re']],
    ['Von Uwe Au und Ida Et', 'de', ['Uwe Au', 'Ida Et']],
    ['Luc Roy et Léa Und', 'fr', ['Luc Roy', 'Léa Und']],
    ['Av Bo Ek och Eva Å', 'sv', ['Bo Ek', 'Eva Å']],
    ['Di Stefano Anna', 'hu', ['Di Stefano Anna']],
  ])('reads the byline %j in %s', async (byline, language, names) => {
    expect(await namesOf({ byline, language })).toEqual(names);
  });

  it('credits photographers at the pictures, and counts people without a role here', async () => {
    const rendition = { href: 'a.jpg', mimetype: 'image/jpeg' };
    const associations = { a: { type: 'picture', renditions: { web: rendition } } };
    const person = [
      { name: 'Fény Ferenc', rel: 'photographer' },
      { name: 'Toll Tibor', rel: 'author' },
      { name: 'Híd Hédi', rel: 'about' },
    ];
    const story = await storyOf({ person, associations });
    expect(story).toMatchObject({
      leadPicture: { credit: 'Fény Ferenc' },
      authors: [{ name: 'Toll Tibor' }],
      tags: [{ name: 'Híd Hédi' }],
    });
    expect(story.losses).toEqual({});
    const named = { a: { ...associations.a, byline: 'Fény Ferenc / Ügynökség' } };
    expect((await storyOf({ person, associations: named })).losses).toEqual({});
    expect((await storyOf({ person })).losses).toEqual({ person: 1 });
    const others = [
      { name: 'Vágó Vera', rel: 'editor' },
      { code: '12', rel: 'about' },
    ];
    expect((await storyOf({ person: others })).losses).toEqual({ person: 2 });
  });
});

describe('the subjects of an agency’s item', () => {
  it('become tags by name, by literals that are words, and by keywords', async () => {
    const story = await storyOf({
      subjects: [
        { name: 'közlekedés', literal: '15000000' },
        { literal: 'hídépítés' },
        { literal: '04005000' },
        { code: 'medtop:20000065' },
        { uri: 'http://cv.example/medtop/20000210' },
      ],
      places: [{ literal: 'Vác' }, { code: 'HU' }],
      organisations: [{ code: 'wd:Q190542' }, { name: 'Duna Híd Kft.' }],
      keywords: ['átadás', 'Vác', ''],
    });
    expect(story.tags.map((tag) => tag.name)).toEqual([
      'közlekedés',
      'hídépítés',
      'Duna Híd Kft.',
      'Vác',
      'átadás',
    ]);
    expect(story.losses).toEqual({ subject: 5 });
  });

  it('are read from one line of keywords, and by their code when the name has no Latin letters', async () => {
    const story = await storyOf({
      keywords: 'híd, Duna; átadás',
      subject: [{ name: 'Новости', code: '4000' }, { name: 'Мост' }],
    });
    expect(story.tags).toEqual([
      { slug: '4000', name: 'Новости' },
      { slug: 'hid', name: 'híd' },
      { slug: 'duna', name: 'Duna' },
      { slug: 'atadas', name: 'átadás' },
    ]);
    expect(story.losses).toEqual({ subject: 1 });
  });
});
