/** Rules for values and rights of fields, the same as on the server, for use before a request. */
import { givenFields, mayChange } from '#features/content/public.document.ts';
import type { Newsroom } from '#features/kit/public.newsroom.ts';
import { memberAt } from '#features/sites/public.ts';
import type { Json } from '../../collab/field-step.ts';
import type { PublicState } from '../../story-states.ts';
import type { PanelField } from './story-fields.ts';

const storedStates = {
  never: 'draft',
  scheduled: 'scheduled',
  public: 'active',
  withdrawn: 'withdrawn',
  'taken-down': 'withdrawn',
} as const satisfies Record<PublicState, string>;

/** Once a story is scheduled, some fields can be changed by acts only [EDIT-03]. */
export function mayChangeField(
  { name, field }: PanelField,
  me: Newsroom['me'],
  { publicState, site }: { publicState: PublicState; site: string },
): boolean {
  const flag = field.kind === 'flag' ? field.flag : undefined;
  const row = rowOf(flag === undefined ? name : 'flags');
  const here = memberAt({ kind: 'newsroom', ...me }, site);
  return row !== undefined && mayChange(here, row.name, storedStates[publicState], flag);
}

/** The same for a field by its name in the document; `element`: a changed element of a set [REV-01]. */
export function mayRestoreField(
  name: string,
  element: string | undefined,
  { id, roles }: Newsroom['me'],
  publicState: PublicState,
): boolean {
  const row = rowOf(name);
  const member = { kind: 'newsroom', id, roles } as const;
  return row !== undefined && mayChange(member, row.name, storedStates[publicState], element);
}

export function isValidValue(name: string, value: Json): boolean {
  return rowOf(name)?.schema.safeParse(value).success ?? false;
}

function rowOf(name: string) {
  return givenFields.find((one) => one.name === name);
}
