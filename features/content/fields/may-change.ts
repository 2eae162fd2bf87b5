/**
 * Rights to change the fields of a story, for the server's check and for the controls of the newsroom's panel
 * [EDIT-03] [ACT-01].
 */

import type { Viewer } from '#features/sites/public.ts';
import { may } from '#features/sites/public.ts';
import type { ArticleState } from '../article.ts';
import type { ChangedBy } from './field.ts';
import { type FieldName, givenFields } from './fields-of.ts';

/**
 * Whether a member may change a field without an act. For a member who may write own stories only, the caller
 * has to check that the story is one of these.
 * @param member For a set: the member that is added or removed. For a field that names sites: the site, for
 * which the right is needed, too.
 * @param site Of the story; without it the right is needed on any site.
 * @example mayChange(author, 'slug', 'active') // false: moving a public story is an act
 */
export function mayChange(
  viewer: Viewer,
  name: FieldName,
  state: ArticleState,
  member?: string,
  site?: string,
): boolean {
  const field = givenFields.find((one) => one.name === name);
  const rule = field && ruleOf(field, member);
  if (!rule || rule.onlyByActs === 'always') return false;
  if (rule.onlyByActs === 'from scheduling on' && state !== 'draft') return false;
  const sites = field.refersTo === 'sites' ? [site, member] : [site];
  return rule.rights.some((right) => sites.every((one) => may(viewer, right, one)));
}

interface Ruled {
  changedBy: ChangedBy;
  members?: Readonly<Record<string, ChangedBy>>;
}

function ruleOf({ changedBy, members = {} }: Ruled, member: string | undefined): ChangedBy {
  const own = member !== undefined && Object.hasOwn(members, member) ? members[member] : undefined;
  return own ?? changedBy;
}
