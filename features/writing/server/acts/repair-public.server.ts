/** Repairs or corrects the public version, independent of unpublished changes in the copy [ACT-04]. */
import { checklist } from '../../checklist.ts';
import { applyEntry } from '../../collab/story-log.ts';
import { bringIntoCopy } from '../copies/bring-into-copy.server.ts';
import { faultIn } from '../copies/document-faults.server.ts';
import { forbiddenIn } from '../copies/forbidden-field.server.ts';
import { textFacts } from '../copies/story-faults.server.ts';
import { outdated, Refused, type Repair } from './act-outcome.server.ts';
import type { Acting, ActNeeds, Done } from './acting.server.ts';
import { publicText } from './public-text.server.ts';
import { saveVersion } from './save-version.server.ts';

export async function repairPublic(needs: ActNeeds, acting: Acting, repair: Repair): Promise<Done> {
  const { trx, copy, story, member, by } = acting;
  if (repair.base !== story.version) throw outdated(`the story has the newer version ${story.version}`);
  const text = await publicText(trx, needs.authority, copy);
  if (!text) throw outdated('the published version is not stored any more');
  const entry = { client: `act:${crypto.randomUUID()}`, number: 1, isUndo: false, steps: repair.steps };
  const forbidden = forbiddenIn(repair.steps, { state: 'draft', site: story.site }, member);
  if (forbidden !== null) throw outdated(`the field ${forbidden} changes by others`);
  const document = applyEntry(text.document, entry);
  if ('why' in document) throw outdated(document.why);
  const fault = faultIn(document);
  if (fault !== null) throw outdated(fault);
  const facts = await textFacts(trx, acting.checklist, { document, at: acting.now });
  const stops = checklist(document, facts, acting.checklist).filter(({ isStop }) => isStop);
  if (stops.length > 0) throw new Refused({ kind: 'refused', faults: stops });
  const baseVersion = await saveVersion(needs, { ...acting, document });

  const { published, document: before } = text;
  const brought = { published, before, document, entry, by, at: acting.now };
  const change = await bringIntoCopy(needs.authority, trx, copy, brought);
  if (typeof change === 'string') throw outdated(`the repair does not fit the working copy: ${change}`);
  return { change: { baseVersion, ...change }, storyVersion: baseVersion };
}
