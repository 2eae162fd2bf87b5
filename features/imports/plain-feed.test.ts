/** A file that is RSS, but no export of WordPress. */
import { describe, expect, it } from 'vitest';
import { allOf, fileOf } from './fixtures/file-of.ts';
import type { ImportedRecord } from './imported.ts';
import { MalformedFile } from './malformed-file.ts';
import { readArchives } from './wxr/wxr-archive.server.ts';
import { readWxr } from './wxr/wxr-reader.server.ts';

async function* readFile(text: string): AsyncGenerator<ImportedRecord> {
  const file = fileOf(text);
  for (const archive of (await readArchives([file], 'Europe/Budapest')).values())
    yield* readWxr(file, archive);
}

const item =
  '<item><title>A</title><link>https://sima.example/1</link><pubDate>Sat, 28 Nov 2026 10:00:00 +0000</pubDate></item>';
const feed = `<rss version="2.0"><channel><title>Sima</title><link>https://sima.example/</link>${item}</channel></rss>`;

describe('an RSS feed', () => {
  it('is refused as a WordPress export, because its items have no state', async () => {
    const { things, error } = await allOf(readFile(feed));
    expect(things.filter(({ kind }) => kind === 'story')).toEqual([]);
    expect(error).toBeInstanceOf(MalformedFile);
    expect(String(error)).toContain('an RSS feed and not a WordPress export');
  });

  it('with a version of the export is one, but an item without a state is a draft', async () => {
    const named = feed.replace('<item>', '<wp:wxr_version>1.2</wp:wxr_version><item>');
    const { things } = await allOf(readFile(named));
    expect(things.filter(({ kind }) => kind === 'story')).toMatchObject([
      { state: 'draft', losses: { status: 1 } },
    ]);
  });
});
