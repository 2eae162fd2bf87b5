import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { withDatabase } from '../../tests/database.ts';
import { imageBySourceKey, imageByToken } from './image-queries.server.ts';

describe('the pictures of a big archive', () => {
  const database = withDatabase();

  it('are found by an index, in one query', async () => {
    await sql`
      insert into images (token, original, mime, width, height, bytes, source_key, created_at)
      select 'token' || n, 'original' || n, 'image/jpeg', 3, 2, 1, 'wxr:' || n, now() from generate_series(1, 20000) n
    `.execute(database.db);
    await sql`analyze images`.execute(database.db);
    database.takeQueries();
    expect((await imageByToken(database.db, 'token7'))?.original).toBe('original7');
    expect((await imageBySourceKey(database.db, 'wxr:9'))?.original).toBe('original9');
    const queries = database.takeQueries();
    expect(queries.length).toBe(2);
    for (const query of queries) {
      const plan = await sql.raw(`explain ${query.replace('$1', `'x'`)}`).execute(database.db);
      expect(JSON.stringify(plan.rows)).toContain('Index Scan using images_');
    }
  });
});
