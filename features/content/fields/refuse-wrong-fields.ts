/** Refuses drafts with values that a field cannot have. */
import { type DraftFields, draftSchema } from './fields-of.ts';

/** The caller has to correct it. */
export class FieldInvalid extends Error {
  readonly field: string;
  constructor(field: string, why: string) {
    super(`the field '${field}' ${why}`);
    this.field = field;
  }
}

/** @throws {FieldInvalid} */
export function refuseWrongFields(draft: DraftFields): void {
  const [issue] = draftSchema.safeParse(draft).error?.issues ?? [];
  if (issue) throw new FieldInvalid(issue.path.join('.'), issue.message);
}
