/** Saves invented subscribers, and issues as if they had been sent; made of the stories that are loaded already. */
import type { AppContext } from '#apps/server/compose.ts';
import { newsletterOf } from '#features/newsletters/public.server.ts';
import type { SampleNewsletters } from './sample-schema.ts';

const consent = 'sample';

export async function saveNewsletters(
  { newsletters, content, edition }: AppContext,
  { subscribers, issues }: SampleNewsletters,
): Promise<void> {
  for (const { lists, ...line } of subscribers)
    for (const code of lists) {
      // Another edition has other lists.
      const newsletter = newsletterOf(edition, code);
      if (newsletter) await newsletters.importSubscribers(newsletter, [line], consent);
    }
  for (const { list, subject, words, stories } of issues) {
    const newsletter = newsletterOf(edition, list);
    if (!newsletter) continue;
    const articles: number[] = [];
    for (const slug of stories) {
      const found = await content.versionOf(slug);
      if (found) articles.push(found.id);
    }
    await newsletters.saveDraft(list, { subject, words, articles });
    await newsletters.archiveIssue(newsletter);
  }
}
