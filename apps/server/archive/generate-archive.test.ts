import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { withHouse } from '../../../tests/house.ts';
import { archiveBody } from './archive-body.ts';
import { archiveStory, topics } from './archive-story.ts';
import { generateArchive } from './generate-archive.ts';
import { motifWords } from './words/motif-words.ts';

const editionFolder = join(import.meta.dirname, '../../../edition');
const slugs = z.array(z.object({ slug: z.string() })).transform((all) => new Set(all.map((one) => one.slug)));

async function slugsIn(file: string): Promise<Set<string>> {
  return slugs.parse(parse(await readFile(join(editionFolder, 'sample', file), 'utf8')));
}

describe('invented stories', () => {
  it('fill every pattern in, have a slug of their own, and are the same for the same number', () => {
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

  it('are told by people and under sections that the edition has, with pictures that are described', async () => {
    const [authors, sections] = [await slugsIn('authors.yaml'), await slugsIn('sections.yaml')];
    for (const topic of topics) {
      for (const author of topic.authors) expect(authors).toContain(author);
      for (const section of topic.sections) expect(sections).toContain(section);
      for (const motif of topic.motifs) expect(motifWords[motif], motif).toBeDefined();
    }
    // Every section has its share, but for three: an investigation or a podcast is not invented by the hundred.
    const told = new Set(topics.flatMap((topic) => topic.sections));
    expect([...sections].filter((section) => !told.has(section)).toSorted()).toEqual([
      'direkt36',
      'podcast',
      'podcastok',
    ]);
  });
});

describe('generating an archive', () => {
  const paper = withHouse();

  // Two hundred pictures are drawn.
  const patience = 60_000;
  const wish = { seed: '1', years: 12, editionFolder, onProgress: () => undefined };

  async function rows() {
    const found = await sql<{ source_key: string; version: number; site: string; pub_date: Date }>`
      select source_key, version, site, pub_date from articles order by id`.execute(paper.database.db);
    return found.rows;
  }

  it(
    'writes as many as asked, on every site, over the years behind the sample',
    async () => {
      expect(await generateArchive(paper.house, { ...wish, articles: 700 })).toBe(700);
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
    'changes nothing when run again, and goes on when more are asked for',
    async () => {
      const before = await rows();
      await paper.takeInvalidations();
      expect(await generateArchive(paper.house, { ...wish, articles: 700 })).toBe(0);
      expect(await paper.takeInvalidations()).toEqual([]);
      expect(await generateArchive(paper.house, { ...wish, articles: 715 })).toBe(15);
      expect((await rows()).slice(0, 700)).toEqual(before);
    },
    patience,
  );

  it(
    'tells every process once that everything changed',
    async () => {
      await paper.takeInvalidations();
      await generateArchive(paper.house, { ...wish, seed: '2', articles: 3 });
      expect((await paper.takeInvalidations()).flat().filter((key) => !key.startsWith('image:'))).toEqual([
        '*',
      ]);
    },
    patience,
  );
});
