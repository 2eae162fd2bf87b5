/** Edits of running live blogs: one transaction each, including invalidations. */

import { type DraftBody, withKeys } from '../../body/block-keys.ts';
import { cleanLine } from '../../body/clean-text.ts';
import { minutesToRead, paragraphCount } from '../../body/measure-body.ts';
import type { ContentNeeds } from '../../content-needs.server.ts';
import { changeColumns, storedBodies, writeText } from '../article-queries.server.ts';
import { newBlockKey } from '../new-block-key.server.ts';
import { referencesIn } from '../save-articles.server.ts';
import type { ChangeOptions } from './change-author.ts';
import { changeArticle, type StateChange } from './change-state.server.ts';

export interface PostChange {
  title?: string;
  body?: DraftBody;
  pinned?: boolean;
  keyEvent?: boolean;
}

export async function changePost(
  needs: ContentNeeds,
  id: number,
  change: PostChange,
  options?: ChangeOptions,
): Promise<StateChange> {
  return changeArticle(needs, { id, cause: 'edit', ...options }, async (trx, article, now) => {
    if (article.type !== 'liveblogpost') return 'it is no post of a live blog';
    const { body, title, keyEvent, ...columns } = change;
    const line = title === undefined ? undefined : cleanLine(title);
    if (line === '') return 'a title is not empty';
    if (body !== undefined)
      await writeText(trx, id, {
        body: withKeys(body, (await storedBodies(trx, [id])).get(id) ?? [], newBlockKey),
        minute: minutesToRead(body),
        paragraphCount: paragraphCount(body),
        ...referencesIn(body),
      });
    await changeColumns(
      trx,
      [id],
      {
        ...columns,
        ...(line === undefined ? {} : { title: line }),
        ...(keyEvent === undefined ? {} : { key_event: keyEvent }),
      },
      now,
    );
    return null;
  });
}

/** Marks a live blog as running or finished: a running one is polled [LIVE-03] and has an `/elo` address [X01]. */
export async function setLive(
  needs: ContentNeeds,
  id: number,
  isLive: boolean,
  options?: ChangeOptions,
): Promise<StateChange> {
  return changeArticle(needs, { id, cause: 'edit', ...options }, async (trx, { type, flags }, now) => {
    if (type !== 'liveblog') return 'it is no live blog';
    if (flags.includes('live') === isLive) return isLive ? 'it is live already' : 'it is not live';
    const others = flags.filter((flag) => flag !== 'live');
    await changeColumns(trx, [id], { flags: isLive ? [...others, 'live'] : others }, now);
    return null;
  });
}
