/** Which version of a story wins: sources send all versions in any order, and our editors change stories, too. */
import { describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/time/clock.ts';
import { fileOf, ninjs, wxr } from './fixtures/file-of.ts';
import type { ImportFile } from './imported.ts';
import { withImports } from './with-imports.fixture.ts';

const imports = withImports();
const { database, run, moved, databaseState } = imports;

const agency = {
  uri: 'urn:a:1',
  headline: 'Komp',
  body_text: 'Ma indul.',
  firstcreated: '2021-01-01T08:00:00Z',
};
const kill = { uri: 'urn:a:1', pubstatus: 'canceled', versioncreated: '2021-01-01T11:00:00Z' };

/** Outcomes of the items of files that are imported one after the other. */
async function outcomesOf(format: 'wxr' | 'ninjs', ...files: ImportFile[]): Promise<string[]> {
  const outcomes: string[] = [];
  for (const file of files) {
    const { items } = await run([file], { format });
    outcomes.push(...items.map(({ outcome, why }) => `${outcome} ${why}`.trim()));
  }
  return outcomes;
}

async function stories(): Promise<unknown[]> {
  return database.db.selectFrom('articles').select(['title', 'state']).orderBy('id').execute();
}

describe('an agency’s story', () => {
  it('is not imported after it was killed, in one file or in two', async () => {
    const file = () => ninjs(kill, { ...agency, versioncreated: '2021-01-01T10:00:00Z' });
    expect(await outcomesOf('ninjs', file())).toEqual([
      'skipped withdrawn before it came',
      'skipped an older version',
    ]);
    const before = await databaseState();
    expect(await outcomesOf('ninjs', file())).toEqual(['unchanged', 'skipped an older version']);
    expect(await databaseState()).toEqual(before);
    expect(await stories()).toEqual([]);
  });

  it('is reported as not withdrawn where it is no public story when it is killed', async () => {
    const held = { ...agency, pubstatus: 'withheld', versioncreated: '2021-01-01T10:00:00Z' };
    expect(await outcomesOf('ninjs', ninjs(held), ninjs(kill), ninjs(kill), ninjs(held))).toEqual([
      'imported a draft',
      'skipped not withdrawn: it is a draft, which is not public',
      'unchanged',
      'skipped an older version',
    ]);
    expect(await stories()).toEqual([{ title: 'Komp', state: 'draft' }]);
  });

  it('keeps what our editors changed in a draft that could not be withdrawn', async () => {
    const held = { ...agency, pubstatus: 'withheld', versioncreated: '2021-01-01T10:00:00Z' };
    await outcomesOf('ninjs', ninjs(held));
    await imports.content.correct(1, { text: 'Elírtuk.', title: 'Nagy komp' });
    const again = ninjs({ ...held, headline: 'Kis komp', versioncreated: '2021-01-01T12:00:00Z' });
    expect(await outcomesOf('ninjs', ninjs(kill), again)).toEqual([
      'skipped not withdrawn: it is a draft, which is not public',
      'skipped changed here since',
    ]);
    expect(await stories()).toEqual([{ title: 'Nagy komp', state: 'draft' }]);
  });

  it('is restored when its agency sends a newer version', async () => {
    const again = { ...agency, versioncreated: '2021-01-01T12:00:00Z' };
    const old = { ...agency, headline: 'Régi', versioncreated: '2021-01-01T10:00:00Z' };
    expect(await outcomesOf('ninjs', ninjs(old), ninjs(kill), ninjs(again), ninjs(kill))).toEqual([
      'imported',
      'changed withdrawn',
      'changed',
      'skipped an older version',
    ]);
    expect(await stories()).toEqual([{ title: 'Komp', state: 'active' }]);
  });

  it('is ordered by version number where times do not decide', async () => {
    const numbered = (version: number, time?: string) =>
      ninjs({ ...agency, version: String(version), headline: `Komp ${version}`, versioncreated: time });
    const noon = '2021-01-01T12:00:00Z';
    expect(await outcomesOf('ninjs', numbered(3), numbered(2), numbered(4))).toEqual([
      'imported',
      'skipped an older version',
      'changed',
    ]);
    expect(await outcomesOf('ninjs', numbered(9, noon), numbered(8, noon))).toEqual([
      'changed',
      'skipped an older version',
    ]);
    // Some sources restart their numbers each day, so times take precedence.
    expect(await outcomesOf('ninjs', numbered(1, '2021-01-02T08:00:00Z'))).toEqual(['changed']);
  });
});

describe('a story that its agency lets expire', () => {
  const expiring = (expires: string, more: object = {}) =>
    ninjs({ ...agency, versioncreated: '2021-01-01T10:00:00Z', expires, ...more });

  it('is not public when its time is over, and is named', async () => {
    expect(await outcomesOf('ninjs', expiring('2020-01-01T00:00:00Z'))).toEqual([
      'skipped expired on 2020-01-01T00:00:00.000Z before it came',
    ]);
    expect(await stories()).toEqual([]);
  });

  it('is withdrawn on time, or at once when a later version says that it is over', async () => {
    expect(await outcomesOf('ninjs', expiring('2022-06-01T00:00:00Z'))).toEqual(['imported']);
    const due = await database.db.selectFrom('articles').select('withdraw_at').executeTakeFirst();
    expect(due?.withdraw_at).toEqual(new Date('2022-06-01T00:00:00Z'));
    const later = expiring('2021-12-31T00:00:00Z', { versioncreated: '2021-01-01T12:00:00Z' });
    expect(await outcomesOf('ninjs', later)).toEqual(['changed expired on 2021-12-31T00:00:00.000Z']);
    expect(await stories()).toEqual([{ title: 'Komp', state: 'withdrawn' }]);
  });

  it('is a draft when nobody can read until when', async () => {
    expect(await outcomesOf('ninjs', expiring('holnapig'))).toEqual(['imported a draft']);
    expect(await stories()).toEqual([{ title: 'Komp', state: 'draft' }]);
  });
});

describe('an embargoed story that was published on schedule', () => {
  const embargoed = (headline: string, versioncreated?: string) =>
    ninjs({ ...agency, headline, versioncreated, embargoed: '2022-01-01T11:59:30Z' });

  async function publishOnSchedule(file: ImportFile): Promise<void> {
    await run([file], { format: 'ninjs' }, { clock: fixedClock('2022-01-01T10:30:00Z') });
    expect(await stories()).toEqual([{ title: 'Zárolt', state: 'scheduled' }]);
    expect((await imports.content.publishDue()).stories).toBe(1);
  }

  it.each([
    ['written before it was published', '2022-01-01T10:00:00Z', '2022-01-01T11:30:00Z'],
    ['without a time', undefined, undefined],
  ])('takes its agency’s correction %s', async (_, first, second) => {
    await publishOnSchedule(embargoed('Zárolt', first));
    expect(await outcomesOf('ninjs', embargoed('Javított', second))).toEqual(['changed']);
    expect(await stories()).toEqual([{ title: 'Javított', state: 'active' }]);
  });

  it('keeps what our editors changed after that', async () => {
    await publishOnSchedule(embargoed('Zárolt', '2022-01-01T10:00:00Z'));
    await imports.content.correct(1, { text: 'Elírtuk.', title: 'Helyes' });
    expect(await outcomesOf('ninjs', embargoed('Javított', '2022-01-01T11:30:00Z'))).toEqual([
      'skipped changed here since',
    ]);
    expect(await stories()).toEqual([{ title: 'Helyes', state: 'active' }]);
  });

  it('keeps that our editors published it before its time', async () => {
    const before = { clock: fixedClock('2022-01-01T10:30:00Z') };
    const tomorrow = { ...agency, embargoed: '2022-01-02T12:00:00Z' };
    await run([ninjs({ ...tomorrow, versioncreated: '2022-01-01T10:00:00Z' })], { format: 'ninjs' }, before);
    await imports.content.publish(1);
    const file = ninjs({ ...tomorrow, headline: 'Javított', versioncreated: '2022-01-01T11:30:00Z' });
    expect(await outcomesOf('ninjs', file)).toEqual(['skipped changed here since']);
  });
});

describe('a change by our editors', () => {
  const post = (tags: string, modified = '') =>
    fileOf(
      wxr(`<item><title>Vásár</title><content:encoded>Sokan jöttek.</content:encoded><wp:post_id>7</wp:post_id>
        <wp:post_date>2019-05-04 10:00:00</wp:post_date>${modified}<wp:post_name>vasar</wp:post_name>
        <wp:status>publish</wp:status>${tags}</item>`),
    );
  const tag = '<category domain="post_tag" nicename="vasar">vásár</category>';

  it('is preserved where the source does not say when it changed a story', async () => {
    expect(await outcomesOf('wxr', post(''))).toEqual(['imported']);
    await imports.content.withdraw(1);
    expect(await outcomesOf('wxr', post(tag))).toEqual(['skipped changed here since']);
    expect(await stories()).toEqual([{ title: 'Vásár', state: 'withdrawn' }]);
  });

  it('is preserved over an older change of the source, and replaced by a newer one', async () => {
    const modified = (time: string) => `<wp:post_modified_gmt>${time}</wp:post_modified_gmt>`;
    expect(await outcomesOf('wxr', post('', modified('2019-05-04 12:00:00')))).toEqual(['imported']);
    await imports.content.correct(1, { text: 'Elírtuk.', title: 'Nagy vásár' });
    expect(await outcomesOf('wxr', post(tag, modified('2019-06-01 12:00:00')))).toEqual([
      'skipped changed here since',
    ]);
    expect(await outcomesOf('wxr', post(tag, modified('2022-02-01 12:00:00')))).toEqual(['changed']);
    expect(await stories()).toEqual([{ title: 'Vásár', state: 'active' }]);
  });
});

describe('content withdrawn by its newsroom', () => {
  const item = (type: string, status: string, text: string, modified: string) =>
    fileOf(
      wxr(`<item><title>Rólunk</title><link>https://r.example/rolunk/</link>
        <content:encoded>${text}</content:encoded><wp:post_id>9</wp:post_id>
        <wp:post_date>2019-01-01 10:00:00</wp:post_date>
        <wp:post_modified_gmt>${modified} 10:00:00</wp:post_modified_gmt>
        <wp:post_type>${type}</wp:post_type><wp:status>${status}</wp:status></item>`),
    );

  it('is withdrawn: a post in its bin', async () => {
    const files = [item('post', 'publish', 'Mi.', '2019-02-01'), item('post', 'trash', 'Mi.', '2019-03-01')];
    expect(await outcomesOf('wxr', ...files)).toEqual(['imported', 'changed withdrawn']);
    expect(await stories()).toEqual([{ title: 'Rólunk', state: 'withdrawn' }]);
    expect(await moved('/rolunk')).toBeUndefined();
  });

  it.each(['private', 'draft', 'trash'])(
    'is withdrawn: a page that is %s, until it is public again',
    async (status) => {
      const published = () => item('page', 'publish', 'Mi.', '2019-02-01');
      expect(await outcomesOf('wxr', published(), item('page', status, 'Mi.', '2019-03-01'))).toEqual([
        'imported',
        'changed withdrawn',
      ]);
      expect(await imports.content.document('rolunk')).toBeUndefined();
      expect(await moved('/rolunk')).toBeUndefined();
      expect(await outcomesOf('wxr', published())).toEqual(['skipped an older version']);
      expect(await outcomesOf('wxr', item('page', 'publish', 'Mi, újra.', '2019-04-01'))).toEqual([
        'imported',
      ]);
      expect(await moved('/rolunk')).toBe('/dokumentum/rolunk');
    },
  );

  it('counts the parts of a page that a document cannot have', async () => {
    const page = wxr(`<item><title>Rólunk</title><content:encoded>Mi.</content:encoded>
      <excerpt:encoded>Röviden.</excerpt:encoded><category domain="category" nicename="lap">Lap</category>
      <wp:post_id>9</wp:post_id><wp:post_date>2019-01-01 10:00:00</wp:post_date>
      <wp:post_type>page</wp:post_type><wp:status>publish</wp:status></item>`);
    const { items } = await run([fileOf(page)]);
    expect(items[0]?.losses).toEqual({ lead: 1, label: 1 });
  });

  it('takes the newest version of a page, in whatever order the files come', async () => {
    const files = [
      item('page', 'publish', 'Új.', '2024-01-01'),
      item('page', 'publish', 'Régi.', '2019-02-01'),
    ];
    expect(await outcomesOf('wxr', ...files)).toEqual(['imported', 'skipped an older version']);
    expect((await imports.content.document('rolunk'))?.body).toEqual([{ kind: 'paragraph', html: 'Új.' }]);
  });
});
