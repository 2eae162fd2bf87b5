/** The addresses at which the newsroom sees unpublished content [ROLE-02]; read for requests with its tokens only. */
import type { IncomingMessage } from 'node:http';
import { type Edition, resolveAddress } from '#features/sites/public.ts';
import { pagePathOf } from '../payload/payload-address.ts';

export type NewsroomSeesMore = (request: Pick<IncomingMessage, 'headers' | 'url'>) => boolean;

/** On all other pages the newsroom gets the cached answer for everyone. */
export function createNewsroomSeesMore(edition: Edition): NewsroomSeesMore {
  return ({ headers, url = '/' }) => {
    const [path = '/', query = ''] = url.split(/\?(.*)/s, 2);
    if (path.startsWith('/api/')) return true;
    const found = resolveAddress(edition, headers.host ?? '', pagePathOf(path) ?? path, query);
    if (found.kind === 'notFound') return false;
    const match = found.kind === 'page' ? found.match : found.target;
    return match?.page.newsroomSeesMore ?? false;
  };
}
