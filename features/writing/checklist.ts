/**
 * Requirements for a story before it becomes public [ACT-05]. The edition defines which findings stop the
 * publication, which only warn and which are not checked; the texts are in `checklist-words.ts`.
 */
import type { Node } from 'prosemirror-model';
import type { PictureFault } from '#features/media/public.ts';
import { type CheckName, checkDefaults, type Severity } from './checks/check-names.ts';
import type { ChecklistSetting } from './checks/checklist-setting.ts';
import {
  leadFits,
  ownLinksIn,
  picturesIn,
  picturesWithoutAlt,
  sensitiveTopics,
  textOf,
  type UsedPicture,
} from './checks/text-checks.ts';
import { fieldsIn } from './collab/field-step.ts';

/** Names of checks: those of the checklist, and further requirements of acts. */
export type Check = CheckName | 'note' | 'time' | 'slug' | 'slug-taken' | 'reference' | 'embargo';

/** The place to resolve it: a part of the text, a field, a block, the list of kept texts, or the notes. */
export type FaultPlace =
  | { kind: 'part'; part: 'title' | 'lead' }
  | { kind: 'field'; field: string }
  | { kind: 'block'; block: string }
  | { kind: 'kept' }
  | { kind: 'notes' };

export interface Fault {
  check: Check;
  /** It prevents the publication; other findings are warnings. */
  isStop: boolean;
  place: FaultPlace | null;
}

/** Facts from outside the document. */
export interface CheckFacts {
  keptTexts: number;
  /** Unsettled threads of notes. */
  openThreads: number;
  /** Slugs of linked own stories that are not public. */
  deadSlugs: readonly string[];
  pictures: readonly PictureFault[];
}

/** For checks of the text alone. */
export const noFacts: CheckFacts = { keptTexts: 0, openThreads: 0, deadSlugs: [], pictures: [] };

export function checklist(document: Node, facts: CheckFacts, setting: ChecklistSetting): Fault[] {
  return findings(document, facts, setting).flatMap(({ check, place }): Fault[] => {
    const severity: Severity = setting.checks[check] ?? checkDefaults[check];
    return severity === 'off' ? [] : [{ check, place, isStop: severity === 'stop' }];
  });
}

interface Finding {
  check: CheckName;
  place: FaultPlace;
}

function findings(document: Node, facts: CheckFacts, setting: ChecklistSetting): Finding[] {
  const fields = fieldsIn(document);
  const { mainSuperTagId, authorIds, flags } = fields;
  const isSponsored = Array.isArray(flags) && flags.includes('pr');
  const hasAuthor = Array.isArray(authorIds) && authorIds.length > 0;
  const ofSponsor = ['ctUrl', 'avCode', 'indexAvCode'].find((name) => Boolean(fields[name]));
  const lead = textOf(document, 'lead');
  return [
    ...when(textOf(document, 'title') === '', { check: 'title', place: { kind: 'part', part: 'title' } }),
    ...when(typeof mainSuperTagId !== 'number', {
      check: 'section',
      place: { kind: 'field', field: 'mainSuperTagId' },
    }),
    ...when(!isSponsored && !hasAuthor, { check: 'author', place: { kind: 'field', field: 'authorIds' } }),
    ...when(!isSponsored && ofSponsor !== undefined, {
      check: 'sponsored',
      place: { kind: 'field', field: 'pr' },
    }),
    ...when(facts.keptTexts > 0, { check: 'kept-text', place: { kind: 'kept' } }),
    ...picturesIn(document).flatMap(({ imageId, place }) =>
      facts.pictures
        .filter((one) => one.imageId === imageId)
        .map(({ fault }): Finding => ({ check: fault, place: placeOfPicture(place) })),
    ),
    ...when(lead === '', { check: 'lead', place: { kind: 'part', part: 'lead' } }),
    ...when(!leadFits(lead), { check: 'lead-length', place: { kind: 'part', part: 'lead' } }),
    ...picturesWithoutAlt(document).map((block): Finding => ({ check: 'alt-text', place: placeOf(block) })),
    ...ownLinksIn(document)
      .filter(({ slug }) => facts.deadSlugs.includes(slug))
      .map(({ block }): Finding => ({ check: 'dead-link', place: placeOf(block) })),
    ...sensitiveTopics(document, setting.sensitive)
      .filter((field) => fields[field] !== true)
      .map((field): Finding => ({ check: 'help-box', place: { kind: 'field', field } })),
    ...when(facts.openThreads > 0, { check: 'open-notes', place: { kind: 'notes' } }),
  ];
}

function when(isFound: boolean, finding: Finding): Finding[] {
  return isFound ? [finding] : [];
}

function placeOfPicture(place: UsedPicture['place']): FaultPlace {
  return 'field' in place ? { kind: 'field', field: place.field } : placeOf(place.block);
}

/** The lead, for a block that has no key yet. */
function placeOf(block: string | null): FaultPlace {
  return block === null ? { kind: 'part', part: 'lead' } : { kind: 'block', block };
}
