/** The checklist of a version of a story, with facts from the database. */
import type { Kysely } from 'kysely';
import type { Node } from 'prosemirror-model';
import type { DB } from '#db/types.ts';
import { faultsOfPictures } from '#features/media/public.server.ts';
import { type CheckFacts, checklist, type Fault, noFacts } from '../../checklist.ts';
import type { ChecklistSetting } from '../../checks/checklist-setting.ts';
import { ownLinksIn, picturesIn } from '../../checks/text-checks.ts';
import { fieldsIn } from '../../collab/field-step.ts';
import { openThreads } from '../../threads/thread-queries.server.ts';
import { deadSlugs } from '../dead-links-queries.server.ts';
import { passedChecksOf } from '../story-acts-queries.server.ts';
import { openKept } from './working-copy-queries.server.ts';

export async function faultsOf(
  db: Kysely<DB>,
  setting: ChecklistSetting,
  { id, document, at }: { id: number; document: Node; at: Date },
): Promise<Fault[]> {
  const [kept, threads, facts] = await Promise.all([
    openKept(db, id),
    openThreads(db, id),
    textFacts(db, setting, { document, at }),
  ]);
  return checklist(document, { ...facts, keptTexts: kept.length, openThreads: threads }, setting);
}

/** Facts about a text that is no version of the working copy; kept texts belong to the copy. */
export async function textFacts(
  db: Kysely<DB>,
  { pictureTexts: required }: ChecklistSetting,
  { document, at: now }: { document: Node; at: Date },
): Promise<CheckFacts> {
  const slugs = [...new Set(ownLinksIn(document).map(({ slug }) => slug))];
  const ids = [...new Set(picturesIn(document).map(({ imageId }) => imageId))];
  const [dead, pictures] = await Promise.all([
    deadSlugs(db, slugs),
    faultsOfPictures(db, ids, { sites: sitesOf(document), required, now }),
  ]);
  return { ...noFacts, deadSlugs: dead, pictures };
}

function sitesOf(document: Node): string[] {
  const { site, mirroringSites } = fieldsIn(document);
  const others = Array.isArray(mirroringSites) ? mirroringSites : [];
  return [site, ...others].filter((slug) => typeof slug === 'string');
}

/** The remaining stops of a version, without findings that a chief editor has overridden [ACT-05]. */
export async function openStops(
  db: Kysely<DB>,
  setting: ChecklistSetting,
  { id, version, document, at }: { id: number; version: number; document: Node; at: Date },
): Promise<Fault[]> {
  const [faults, passed] = await Promise.all([
    faultsOf(db, setting, { id, document, at }),
    passedChecksOf(db, id, version),
  ]);
  return faults.filter(({ check, isStop }) => isStop && !passed.includes(check));
}
