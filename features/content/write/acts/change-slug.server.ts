/** Gives a story another address; the old one leads to it [ACT-09]. */
import type { ContentNeeds } from '../../content-needs.server.ts';
import {
  changeColumns,
  deleteFormerSlugs,
  ownersOfSlugs,
  saveFormerSlugs,
} from '../article-queries.server.ts';
import { SlugTaken } from '../save-articles.server.ts';
import type { ChangeOptions } from './change-author.ts';
import { changeArticle, type StateChange } from './change-state.server.ts';

/** @throws {SlugTaken} */
export async function changeSlug(
  needs: ContentNeeds,
  id: number,
  slug: string,
  options?: ChangeOptions,
): Promise<StateChange> {
  return changeArticle(needs, { id, cause: 'edit', ...options }, async (trx, article, now) => {
    if (article.slug === slug) return 'it has this address already';
    const owner = (await ownersOfSlugs(trx, [slug])).get(slug) ?? id;
    if (owner !== id) throw new SlugTaken(slug);
    await deleteFormerSlugs(trx, [slug]);
    if (article.was_public) await saveFormerSlugs(trx, [{ slug: article.slug, articleId: id }], now);
    // Readers see no new time of update for a new address.
    await changeColumns(trx, [id], { slug }, article.updated_at);
    return null;
  });
}
