/** Tags of imported stories are one list, whatever signs and slugs their sources use. */
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { fileOf, ninjs, wxr } from './fixtures/file-of.ts';
import { summaryText } from './report.ts';
import { withImports } from './with-imports.fixture.ts';

const imports = withImports();
const { database, run } = imports;

async function tags(): Promise<string[]> {
  const found = await sql<{ line: string }>`
    select t.name || ' ' || t.slug || ' ' || count(x.article_id) as line
    from tags t left join article_tags x on x.tag_id = t.id group by t.id order by t.slug`.execute(
    database.db,
  );
  return found.rows.map(({ line }) => line);
}

function agency(id: string, ...keywords: string[]) {
  return { uri: `urn:a:${id}`, headline: `Hír ${id}`, body_text: 'Szöveg.', pubstatus: 'usable', keywords };
}

function post(id: number, slug: string, name: string): string {
  return `<item><title>Cikk ${id}</title><wp:post_id>${id}</wp:post_id><wp:status>publish</wp:status>
    <wp:post_date_gmt>2021-01-01 08:00:00</wp:post_date_gmt><content:encoded>Szöveg.</content:encoded>
    <category domain="post_tag" nicename="${slug}"><![CDATA[${name}]]></category></item>`;
}

describe('imported tags', () => {
  it('whose names differ by signs stay apart, in one story and in two [LIST-21]', async () => {
    await run([ninjs(agency('1', 'C++', 'C#', 'a/b'), agency('2', 'a.b', 'C#', 'c++'))], { format: 'ninjs' });
    expect(await tags()).toEqual(['a/b a-b 1', 'a.b a-b-2 1', 'C++ c 2', 'C# c-2 2']);
    expect((await imports.content.tagNamed('c#'))?.slug).toBe('c-2');
    expect(await imports.content.tagNamed('C')).toBeUndefined();
  });

  it('are the same in a later file of another source [LIST-21]', async () => {
    await run([ninjs(agency('1', 'C#', 'C++'))], { format: 'ninjs' });
    const later = [post(1, 'c', 'C++'), post(2, 'c-2', 'C#'), post(3, 'c-3', 'C')].join('');
    const { summary } = await run([fileOf(wxr(later))]);
    expect(await tags()).toEqual(['C# c 2', 'C++ c-2 2', 'C c-3 1']);
    expect(summary.mergedTags).toEqual([]);
  });

  it('that became one under another name are named in the report', async () => {
    await run([fileOf(wxr(post(1, 'arviz', 'árvíz') + post(2, 'covid', 'COVID')))]);
    const { summary } = await run([
      fileOf(wxr(post(3, 'arviz', 'arviz') + post(4, 'covid', 'Koronavírus') + post(5, 'arviz', 'Árvíz'))),
    ]);
    expect(await tags()).toEqual(['árvíz arviz 3', 'COVID covid 2']);
    expect(summary.mergedTags).toEqual(['arviz → árvíz', 'Koronavírus → COVID']);
    expect(summaryText(summary)).toContain('merged tags:\n  arviz → árvíz\n  Koronavírus → COVID');
  });
});
