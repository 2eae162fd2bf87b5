/**
 * `/mentett`: stories saved and read on this device; `/offline`: the same, shown for a page that could not be loaded. The
 * HTML is the same for everybody, the browser fills it from the device's storage.
 */
import { definePage, headOfPage } from '#features/kit/public.ts';
import { noQuery } from '#features/sites/public.ts';
import { savedWords } from './saved-words.ts';

export interface SavedPageData {
  /** Shown instead of a page that could not be fetched. */
  isOffline: boolean;
}

export const savedPage = definePage({
  route: 'saved',
  view: 'SavedPage',
  at: [
    { pattern: '/mentett', sites: 'all', row: { isOffline: false } },
    { pattern: '/offline', sites: 'all', row: { isOffline: true } },
  ],
  query: noQuery,
  audience: 'everyone',
  frame: 'site',
  examples: [{ name: 'saved', path: '/mentett' }],
  async load(request) {
    const { isOffline } = request.row;
    const head = headOfPage(request, {
      title: isOffline ? savedWords.offline.title : savedWords.title,
      description: savedWords.description,
      canonicalPath: request.path,
      robots: 'noindex',
    });
    const data: SavedPageData = { isOffline };
    return { kind: 'page', head, data, dependencies: [] };
  },
});
