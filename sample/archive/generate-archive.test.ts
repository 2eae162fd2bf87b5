import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { withTestApp } from '#tests/test-app.ts';
import { contentFolder } from '../content-folder.ts';
import { readPictureTable } from '../load/picture-table.ts';
import { archiveBody } from './archive-body.ts';
import { archiveStory, topics } from './archive-story.ts';
import { generateArchive } from './generate-archive.ts';

const slugs = z.array(z.object({ slug: z.string() })).transform((all) => new Set(all.map((one) => one.slug)));

async function slugsIn(file: string): Promise<Set<string>> {
  return slugs.parse(parse(await readFile(join(contentFolder, file), 'utf8')));
}

describe('invented stories', () => {
  it('expand every pattern, have unique slugs, and are the same for the same number', () => {
    const seen = new Set<string>();
    for (let number = 1; number <= 3000; number++) {
      const story = archiveStory('proba', number);
      const body = archiveBody({ story, paragraphs: 14, image: null, related: null });
      const text = JSON.stringify([story.title, story.lead, body]);
      expect(text).not.toMatch(/[{[|]N |\{(?!")|\[[^\]"{]*\||undefined/);
      expect(body.filter((block) => block.kind === 'paragraph').length, story.title).toBeGreaterThanOrEqual(
        4,
      );
      seen.add(story.slug);
    }
    expect(seen.size).toBe(3000);
    expect(archiveStory('proba', 17).title).toBe(archiveStory('proba', 17).title);
    expect(archiveStory('proba', 17).slug).not.toBe(archiveStory('masik', 17).slug);
  });

  it('use authors and sections of the edition, and scenes of the sample’s pictures', async () => {
    const [authors, sections] = [await slugsIn('authors.yaml'), await slugsIn('sections.yaml')];
    const scenes = Object.values(await readPictureTable([])).map(({ scene }) => scene);
    for (const topic of topics) {
      for (const author of topic.authors) expect(authors).toContain(author);
      for (const section of topic.sections) expect(sections).toContain(section);
      for (const scene of topic.scenes) expect(scenes).toContain(scene);
    }
    // Every section has its share except three: investigations and podcasts are not generated in bulk.
    const written = new Set(topics.flatMap((topic) => topic.sections));
    expect([...sections].filter((section) => !written.has(section)).toSorted()).toEqual([
      'direkt36',
      'podcast',
      'podcastok',
    ]);
  });
});

describe('generating an archive', () => {
  const testApp = withTestApp();

  const patience = 80_000;
  const wish = { seed: '1', years: 12, onProgress: () => undefined };

  async function rows() {
    const found = await sql<{ source_key: string; version: number; site: string; pub_date: Date }>`
      select source_key, version, site, pub_date from articles order by id`.execute(testApp.database.db);
    return found.rows;
  }

  it(
    'writes the requested number, on every site, over the years before the sample',
    async () => {
      expect(await generateArchive(testApp.context, { ...wish, articles: 700 })).toBe(700);
      const written = await rows();
      expect(written).toHaveLength(700);
      expect(new Set(written.map((row) => row.site)).size).toBe(5);
      const years = written.map((row) => row.pub_date.getFullYear());
      expect(Math.min(...years)).toBeLessThanOrEqual(2016);
      const newest = Math.max(...written.map((row) => row.pub_date.getTime()));
      expect(newest).toBeLessThan(Date.parse('2026-11-14T08:00:00+01:00'));
    },
    patience,
  );

  it(
    'changes nothing on a second run, and continues when more are requested',
    async () => {
      const before = await rows();
      await testApp.takeInvalidations();
      expect(await generateArchive(testApp.context, { ...wish, articles: 700 })).toBe(0);
      expect(await testApp.takeInvalidations()).toEqual([]);
      expect(await generateArchive(testApp.context, { ...wish, articles: 715 })).toBe(15);
      expect((await rows()).slice(0, 700)).toEqual(before);
    },
    patience,
  );

  it(
    'invalidates everything once in all processes',
    async () => {
      await testApp.takeInvalidations();
      await generateArchive(testApp.context, { ...wish, seed: '2', articles: 3 });
      expect((await testApp.takeInvalidations()).flat().filter((key) => !key.startsWith('image:'))).toEqual([
        '*',
      ]);
    },
    patience,
  );
});
