/** The live blog of a demonstration. */
import type { AppContext } from '#apps/server/compose.ts';
import { htmlToBody, resolveImages } from '#features/content/public.server.ts';
import { mainSite } from '#features/sites/public.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';

export interface DemoBlog {
  slug: string;
  title: string;
  lead: string;
  section: string;
  author: string;
  /** HTML. */
  text: string;
  sourceKey: string;
  /** '' for a live blog without live scores. */
  livescoreId: string;
}

/**
 * Withdraws the posts of earlier runs and saves the live blog anew.
 * @returns Site name and path; this process does not know the host and port of the server.
 */
export async function openDemoBlog(context: AppContext, blog: DemoBlog): Promise<string> {
  const { content, edition, clock, port } = context;
  const site = mainSite(edition);
  const view = { edition, site, port };
  const before = await content.storyBySlug(view, blog.slug);
  for (let page = before; page && page.posts.length > 0; page = await content.storyBySlug(view, blog.slug))
    for (const { id } of page.posts) await content.withdraw(id);
  const section = await content.superTag(blog.section);
  const author = await content.author(blog.author);
  if (!section || !author)
    throw new OperatorError('The demonstration needs the sample edition: `lapzarta sample load`.');
  const authors = await content.ensureAuthors([{ slug: author.slug, name: author.name }]);
  const { slug, title, lead, sourceKey, livescoreId } = blog;
  await content.save(
    [
      {
        slug,
        title,
        lead,
        sourceKey,
        livescoreId,
        type: 'liveblog',
        state: 'active',
        site: site.slug,
        language: 'hu',
        flags: ['live'],
        pubDate: clock.now(),
        mainSuperTagId: section.id,
        authorIds: [...authors.values()],
        body: resolveImages(htmlToBody(blog.text).body, new Map()),
      },
    ],
    'edit',
  );
  const opened = await content.storyBySlug(view, slug);
  return `${site.name}: ${opened?.story.url ?? ''}`;
}

export async function isStillLive({ content, edition, port }: AppContext, slug: string): Promise<boolean> {
  const seen = await content.storyBySlug({ edition, site: mainSite(edition), port }, slug);
  return seen?.story.flags.includes('live') ?? false;
}
