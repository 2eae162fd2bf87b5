/** Pictures of packages that agencies send one after the other, each with a folder of its own, or with none. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture, ninjs } from '../fixtures/file-of.ts';
import { withImports } from '../with-imports.fixture.ts';

const imports = withImports();
const { database, run, databaseState } = imports;

const folders = { monday: '', tuesday: '' };
beforeAll(async () => {
  for (const day of ['monday', 'tuesday'] as const)
    folders[day] = await mkdtemp(join(tmpdir(), `package-${day}-`));
  await writeFile(join(folders.monday, 'foto.jpg'), await photo('green'));
  await writeFile(join(folders.tuesday, 'foto.jpg'), await photo('blue'));
});
afterAll(() => Promise.all(Object.values(folders).map((folder) => rm(folder, { recursive: true }))));

function photo(background: string): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** A story with a lead picture. */
function story(uri: string, headline: string, more: object = {}) {
  const renditions = { web: { href: 'foto.jpg' } };
  return {
    uri,
    headline,
    body_text: headline,
    versioncreated: '2021-01-01T10:00:00Z',
    associations: { fo: { type: 'picture', headline, byline: `${headline} fotósa`, renditions } },
    ...more,
  };
}

interface ShownPicture {
  title: string;
  cover: number | null;
  original: string | null;
  alt: string | null;
  credit: string | null;
}

function shownPictures(): Promise<ShownPicture[]> {
  return database.db
    .selectFrom('articles as a')
    .leftJoin('images as i', 'i.id', 'a.cover_image_id')
    .select(['a.title', 'a.cover_image_id as cover', 'i.original', 'i.alt', 'i.credit'])
    .orderBy('a.id')
    .execute();
}

describe('a picture without an address of its own', () => {
  it('is not replaced by another story’s picture of the same name, in a later package', async () => {
    await run([ninjs(story('urn:a:1', 'Hétfő'))], { format: 'ninjs', mediaFolder: folders.monday });
    const [before] = await shownPictures();
    await run([ninjs(story('urn:a:2', 'Kedd'))], { format: 'ninjs', mediaFolder: folders.tuesday });
    const [first, second] = await shownPictures();
    expect(first).toEqual(before);
    expect(first).toMatchObject({ alt: 'Hétfő', credit: 'Hétfő fotósa' });
    expect(second).toMatchObject({ alt: 'Kedd', credit: 'Kedd fotósa' });
    expect(second?.original).not.toBe(first?.original);
  });

  it('is stored once where two stories of a package show the same file', async () => {
    const { summary } = await run([ninjs(story('urn:a:1', 'Hétfő'), story('urn:a:2', 'Kedd'))], {
      format: 'ninjs',
      mediaFolder: folders.monday,
    });
    const [first, second] = await shownPictures();
    expect(second?.cover).toBe(first?.cover);
    expect(first?.alt).toBe('Hétfő');
    expect(summary.losses).toEqual({});
  });

  it('is replaced when its own story is sent again with another one', async () => {
    const later = { versioncreated: '2021-01-01T11:00:00Z' };
    await run([ninjs(story('urn:a:1', 'Hétfő'))], { format: 'ninjs', mediaFolder: folders.monday });
    const [before] = await shownPictures();
    await run([ninjs(story('urn:a:1', 'Javítva', later))], {
      format: 'ninjs',
      mediaFolder: folders.tuesday,
    });
    const [after] = await shownPictures();
    expect(after).toMatchObject({ cover: before?.cover, alt: 'Javítva' });
    expect(after?.original).not.toBe(before?.original);
  });

  it('that was imported when keys had no story is used as it is', async () => {
    await run([ninjs(story('urn:a:1', 'Hétfő'))], { format: 'ninjs', mediaFolder: folders.monday });
    await database.db.updateTable('images').set({ source_key: 'import:foto.jpg' }).execute();
    const [before] = await shownPictures();
    const later = { versioncreated: '2021-01-01T11:00:00Z' };
    await run([ninjs(story('urn:a:1', 'Hétfő', later))], { format: 'ninjs', mediaFolder: folders.monday });
    expect(await shownPictures()).toEqual([before]);
    expect(await database.db.selectFrom('images').select('source_key').execute()).toEqual([
      { source_key: 'import:foto.jpg' },
    ]);
  });
});

describe('an import without the folder of pictures', () => {
  it('changes nothing in stories that were imported with one', async () => {
    await run([fixture('regi-lap.xml')]);
    const before = await databaseState();
    const { summary } = await run([fixture('regi-lap.xml')], { mediaFolder: null });
    expect(summary.outcomes).toMatchObject({ imported: 0, changed: 0, unchanged: 6 });
    expect(await databaseState()).toEqual(before);
  });

  it('keeps the pictures of stories that changed, and counts only those as lost that never came', async () => {
    await run([ninjs(story('urn:a:1', 'Hétfő'))], { format: 'ninjs', mediaFolder: folders.monday });
    const [before] = await shownPictures();
    const later = { versioncreated: '2021-01-01T11:00:00Z' };
    const files = () => [ninjs(story('urn:a:1', 'Javítva', later), story('urn:a:2', 'Kedd'))];
    const tried = await run(files(), { format: 'ninjs', mediaFolder: null, isDryRun: true });
    expect(tried.summary.losses).toEqual({ picture: 1 });
    const { summary } = await run(files(), { format: 'ninjs', mediaFolder: null });
    expect(summary.losses).toEqual({ picture: 1 });
    expect(summary.pictures).toBe(0);
    expect(await shownPictures()).toEqual([
      { ...before, title: 'Javítva' },
      { title: 'Kedd', cover: null, original: null, alt: null, credit: null },
    ]);
  });
});
