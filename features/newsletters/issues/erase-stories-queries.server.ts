/** Removes stories that were taken down from issues; mails that were sent cannot be changed [ACT-08]. */
import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { type Takedown, withoutPassage } from '#features/content/public.server.ts';
import { issueContentSchema } from './issue-content.ts';

export async function eraseFromIssues(trx: Transaction<DB>, { ids, passage }: Takedown): Promise<void> {
  const found = await sql<{ id: number; content: unknown; html: string; text: string }>`
    select id, content, html, text from newsletter_issues i
    where exists (
      select from jsonb_path_query(i.content, '$.parts[*].stories[*].id') named where named::int = any(${ids}::int[])
    ) for update`.execute(trx);
  for (const { id, content, html, text } of found.rows) {
    if (passage !== null) {
      const [cutContent, cutHtml, cutText] = [content, html, text].map((one) => withoutPassage(one, passage));
      await sql`
        update newsletter_issues set content = ${JSON.stringify(cutContent)}::jsonb, html = ${cutHtml},
          text = ${cutText}
        where id = ${id}`.execute(trx);
      continue;
    }
    const { words, parts } = issueContentSchema.parse(content);
    const left = parts.map((part) => ({
      ...part,
      stories: part.stories.filter((story) => !ids.includes(story.id)),
    }));
    // The mails of a running issue contain the story: it is stopped, and an editor has to create another one.
    await sql`
      update newsletter_issues set content = ${JSON.stringify({ words, parts: left })}::jsonb, html = '', text = '',
        reason = case when state in ('sending', 'paused') then 'a story of it was taken down' else reason end,
        state = case when state in ('sending', 'paused') then 'stopped' else state end
      where id = ${id}`.execute(trx);
  }
}
