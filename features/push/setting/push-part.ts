/** `edition/push`: the topics of each site. */
import { defineEditionPart } from '#features/kit/public.ts';
import type { EditionPart, Site } from '#features/sites/public.ts';
import { importantTopic, type SiteTopics, topicsSchema } from '../topic.ts';

export const pushPart: EditionPart<SiteTopics> = defineEditionPart({
  folder: 'push',
  schema: topicsSchema,
  faults: (edition) => topicFaults(edition, pushPart.of(edition)),
});

export function topicFaults(
  { sites }: { sites: readonly Pick<Site, 'slug'>[] },
  all: readonly SiteTopics[],
): string[] {
  const known = new Set(sites.map(({ slug }) => slug));
  return all
    .flatMap(({ site, topics }, at) => {
      const names = topics.map(({ name }) => name);
      const twice = names.filter((name, position) => names.indexOf(name) !== position);
      return [
        ...(known.has(site) ? [] : [`no site has the slug '${site}'`]),
        ...(all.findIndex((one) => one.site === site) === at ? [] : [`'${site}' has two files of topics`]),
        ...(names.includes(importantTopic) ? [] : [`'${site}' has no topic '${importantTopic}'`]),
        ...twice.map((name) => `'${site}' has the topic '${name}' twice`),
      ];
    })
    .map((fault) => `push: ${fault}`);
}
