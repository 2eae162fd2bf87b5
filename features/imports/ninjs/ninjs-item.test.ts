import { describe, expect, it } from 'vitest';
import { type NinjsItem, ninjsItem } from './ninjs-item.ts';

function read(value: object): NinjsItem {
  const item = ninjsItem(value);
  if (item === null) throw new Error('no item');
  return item;
}

describe('an item of any version of ninjs', () => {
  it.each([null, 'a', 3, [], [{}], undefined])('is no item: %j', (value) => {
    expect(ninjsItem(value)).toBeNull();
  });

  it('has every field when the source has none', () => {
    expect(read({})).toMatchObject({
      uri: '',
      type: '',
      pubStatus: '',
      embargoes: [],
      urgency: 0,
      headlines: [],
      bodies: [],
      people: [],
      keywords: [],
      unsupported: [],
      altIds: [],
      renditions: [],
      associations: [],
    });
  });

  it('is the same with the names of 1.x and of 3.x', () => {
    const time = '2024-03-01T09:00:00Z';
    const old = { uri: 'a', versioncreated: time, headline: 'Cím', person: [{ name: 'N', rel: 'Author' }] };
    const later = { uri: 'a', versionCreated: time, headlines: [{ value: 'Cím' }], people: old.person };
    expect(read(later)).toEqual(read(old));
    expect(read(old).people).toEqual([{ name: 'N', rel: 'author', code: '' }]);
  });

  it('has all embargo times, an unreadable one too, and none for false', () => {
    expect(read({ embargoed: '2030-01-01', embargoedUntil: { value: '2031-01-01' } }).embargoes).toEqual([
      '2031-01-01',
      '2030-01-01',
    ]);
    expect(read({ embargoed: false, embargo: '' }).embargoes).toEqual([]);
    expect(read({ embargoed: { until: 'x' } }).embargoes).toHaveLength(1);
  });

  it('has texts with their role and their kind, from a list or from names', () => {
    expect(
      read({
        body_html: '<p>a</p>',
        body_text: ['b', '', 4, null],
        bodies: [{ role: 'MAIN', contentType: 'text/html', value: 'c' }],
        bodyguard: 'x',
      }).bodies,
    ).toEqual([
      { role: 'main', contentType: 'text/html', value: 'c' },
      { role: 'html', contentType: 'html', value: '<p>a</p>' },
      { role: 'text', contentType: 'text', value: 'b' },
      { role: 'text', contentType: 'text', value: '4' },
    ]);
  });

  it('takes a literal for a name only when it is a word', () => {
    const names = ['hídépítés', 'medtop:20000065', 'Q190542', 'INR', 'Kis-Duna ága', 'ab'].map((literal) => ({
      literal,
    }));
    expect(read({ subject: names }).subjects.map(({ name }) => name)).toEqual([
      'hídépítés',
      '',
      '',
      '',
      'Kis-Duna ága',
      '',
    ]);
  });

  it('splits keywords at commas and semicolons, and reads them as a list', () => {
    const words = (keywords: unknown) => read({ keywords }).keywords.map(({ name }) => name);
    expect(words('híd, Duna; ;vasút,')).toEqual(['híd', 'Duna', 'vasút']);
    expect(words(['híd, Duna', { name: 'vasút' }, null])).toEqual(['híd, Duna', 'vasút']);
  });

  it('names properties that have a value and no place here, in singular or plural', () => {
    expect(read({ edNote: 'x', usageterms: '', infosources: ['y'], located: null }).unsupported).toEqual([
      'ednote',
      'infosource',
    ]);
  });
});

describe('pictures of an agency’s item', () => {
  const focal = (poi: unknown, size: object = { width: 1000, height: 500 }) =>
    read({ renditions: { main: { href: 'https://a.example/1.jpg', poi, ...size } } }).renditions[0]?.poi;

  it('have their focal point in pixels or fractions, never outside of the picture', () => {
    expect(focal({ x: 250, y: 250 })).toEqual({ x: 0.25, y: 0.5 });
    expect(focal({ x: 0.25, y: 1 })).toEqual({ x: 0.25, y: 1 });
    expect(focal({ x: 1, y: 250 })).toEqual({ x: 0.001, y: 0.5 });
    expect(focal({ x: 5000, y: -20 })).toEqual({ x: 1, y: 0 });
    expect(focal({ x: '250', y: '125' })).toEqual({ x: 0.25, y: 0.25 });
  });

  it('have none when it or the size is missing', () => {
    expect(focal({ x: 250 })).toBeNull();
    expect(focal('250,250')).toBeNull();
    expect(focal({ x: 250, y: 250 }, {})).toBeNull();
  });

  it('have no rendition without an address', () => {
    expect(read({ renditions: { a: { href: ' ' }, b: 'https://a.example/', c: null } }).renditions).toEqual(
      [],
    );
    expect(
      read({ renditions: [{ name: 'web', href: '/1.jpg', contentType: 'IMAGE/JPEG' }] }).renditions,
    ).toEqual([{ name: 'web', href: '/1.jpg', mime: 'image/jpeg', width: 0, height: 0, poi: null }]);
  });

  it('are identified by their name when they have no other identifier', () => {
    const { associations } = read({
      associations: { featured: { type: 'Picture' }, empty: {}, broken: 'x' },
    });
    expect(associations.map(({ uri, name, type }) => [uri, name, type])).toEqual([
      ['#featured', 'featured', 'picture'],
      ['#broken', 'broken', ''],
    ]);
  });

  it('are read to a limited depth', () => {
    let item: object = { uri: 'last' };
    for (let depth = 0; depth < 500; depth += 1) item = { associations: { a: item } };
    let depth = 0;
    for (let one = read(item).associations[0]; one !== undefined; one = one.associations[0]) depth += 1;
    expect(depth).toBe(3);
  });

  it('have other identifiers by role, from an object or a list', () => {
    expect(read({ altids: { Web: 'https://a.example/1', empty: '' } }).altIds).toEqual([
      { role: 'web', value: 'https://a.example/1' },
    ]);
    expect(read({ altIds: [{ role: 'Web', value: 5 }, { role: 'x' }, null] }).altIds).toEqual([
      { role: 'web', value: '5' },
    ]);
  });
});
