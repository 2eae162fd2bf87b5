/** Links to a list's feed in all its forms, for the HTML `<head>` [SEO-06] [S06]. */

import type { HeadLink } from '#features/kit/public.ts';
import { fullAddress, type Viewpoint } from '#features/sites/public.ts';
import { type FeedForm, feedFolders } from './feed-address.ts';

/** @param rss Path of the RSS form; '' for a list without a feed. */
export function feedLinks(view: Viewpoint, rss: string, title: string): HeadLink[] {
  if (rss === '') return [];
  const behind = rss.slice(feedFolders.rss.length);
  return forms.map(({ form, type, name }) => ({
    rel: 'alternate',
    type,
    title: `${title} (${name})`,
    href: fullAddress(view, feedFolders[form] + behind),
  }));
}

const forms: { form: FeedForm; type: string; name: string }[] = [
  { form: 'rss', type: 'application/rss+xml', name: 'RSS' },
  { form: 'atom', type: 'application/atom+xml', name: 'Atom' },
  { form: 'json', type: 'application/feed+json', name: 'JSON' },
];
