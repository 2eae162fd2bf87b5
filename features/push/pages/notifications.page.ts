/**
 * `/ertesitesek`: a reader allows notifications and chooses topics. The HTML is the same for everybody; the browser fills
 * in its own choice. `?cimke=hidak` and `?meccs=2024002` offer a tag and a match to follow.
 */
import { z } from 'zod';
import { definePage, headOfPage, type PageRequest } from '#features/kit/public.ts';
import { sitesOfDomain, textField } from '#features/sites/public.ts';
import { notificationsPath } from '../consent-text.ts';
import { notificationsWords } from '../notifications-words.ts';
import type { PushFeature } from '../push-feature.server.ts';
import { matchTopic, subjectOf, tagTopic } from '../topic.ts';
import type { NotificationsData, TopicGroup } from './notifications-data.ts';

interface PushNeeds {
  push: PushFeature;
}

const fields = z.object({ cimke: textField, meccs: textField });

export const notificationsPage = definePage({
  route: 'notifications',
  view: 'NotificationsPage',
  at: [{ pattern: notificationsPath, sites: 'root', row: undefined }],
  query: fields,
  mayBeMissing: true,
  audience: 'everyone',
  frame: 'site',
  examples: [{ name: 'notifications', path: notificationsPath }],
  async load(request, { push }: PushNeeds) {
    const groups = push.isOn ? groupsOf(request, push) : [];
    if (groups.length === 0) return { kind: 'nothing', code: 'route-not-found', dependencies: [] };
    const head = headOfPage(request, {
      title: notificationsWords.title,
      description: notificationsWords.description,
      canonicalPath: notificationsPath,
      robots: 'noindex',
    });
    const followed = await followedIn(request, push);
    const data: NotificationsData = { groups, followed, vapidKey: await push.publicKey() };
    return { kind: 'page', head, data, dependencies: [], ...(followed ? { store: 'apart' } : {}) };
  },
});

/** A browser has one subscription for all sites of a domain. */
function groupsOf({ view, site }: PageRequest, { topics: all }: PushFeature): TopicGroup[] {
  return sitesOfDomain(view.edition, site).flatMap(({ slug, name }) => {
    const own = all.find((one) => one.site === slug);
    if (!own) return [];
    const topics = own.topics.map(({ name: topic, title, text }) => ({
      site: slug,
      topic,
      title,
      text,
    }));
    return { title: name, topics };
  });
}

async function followedIn(
  { site, query: { cimke, meccs } }: PageRequest & { query: z.output<typeof fields> },
  push: PushFeature,
): Promise<NotificationsData['followed']> {
  const name = cimke ? tagTopic(cimke) : /^\d{1,9}$/.test(meccs ?? '') ? matchTopic(Number(meccs)) : '';
  if (subjectOf(name) === null) return null;
  const ref = { site: site.slug, topic: name };
  const title = await push.titleOf(ref);
  return title === null ? null : { ...ref, title };
}
