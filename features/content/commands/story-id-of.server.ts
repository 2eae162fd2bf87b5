import { OperatorError } from '#platform/cli/operator-error.ts';
import type { ContentFeature } from '../content-feature.server.ts';

/** The story that an operator names by its id, its slug or a former slug. */
export async function storyIdOf({ content }: { content: ContentFeature }, name: string): Promise<number> {
  if (/^\d{1,9}$/.test(name)) return Number(name);
  const found =
    (await content.versionOf(name)) ??
    (await content.versionOf((await content.slugOfFormerSlug(name)) ?? ''));
  if (!found) throw new OperatorError(`There is no story with the slug '${name}'.`);
  return found.id;
}
