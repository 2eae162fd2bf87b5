import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { withDatabase } from '../../tests/database.ts';
import { deleteRedirectsTo } from './import-queries.server.ts';

describe('the old addresses of a big archive', () => {
  const database = withDatabase();

  it('that lead to one page are found by an index', async () => {
    await sql`
      insert into redirects (site, path, target)
      select 'telex', '/regi/' || n, '/dokumentum/' || n from generate_series(1, 20000) n
    `.execute(database.db);
    await sql`analyze redirects`.execute(database.db);
    database.takeQueries();
    await deleteRedirectsTo(database.db, '/dokumentum/7');
    const [query = ''] = database.takeQueries();
    const plan = await sql.raw(`explain ${query.replace('$1', `'/dokumentum/8'`)}`).execute(database.db);
    expect(JSON.stringify(plan.rows)).toContain('Index Scan using redirects_target');
    const left = await sql<{ n: number }>`select count(*)::int n from redirects`.execute(database.db);
    expect(left.rows).toEqual([{ n: 19_999 }]);
  });
});
