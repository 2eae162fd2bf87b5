/** A list's feed in all its forms, for readers that look for it in a page's head [SEO-06] [S06]. */
import type { HeadLink } from '#apps/web/page-data.ts';
import { type FeedForm, feedFolders } from '../feeds/feed-address.ts';
import { fullAddress, type PageRequest } from '../pages/page-request.ts';

/** @param rss Path of the RSS form, '' for a list without a feed. */
export function feedLinks(request: PageRequest, rss: string, title: string): HeadLink[] {
  if (rss === '') return [];
  const behind = rss.slice(feedFolders.rss.length);
  return forms.map(({ form, type, name }) => ({
    rel: 'alternate',
    type,
    title: `${title} (${name})`,
    href: fullAddress(request, feedFolders[form] + behind),
  }));
}

const forms: { form: FeedForm; type: string; name: string }[] = [
  { form: 'rss', type: 'application/rss+xml', name: 'RSS' },
  { form: 'atom', type: 'application/atom+xml', name: 'Atom' },
  { form: 'json', type: 'application/feed+json', name: 'JSON' },
];
