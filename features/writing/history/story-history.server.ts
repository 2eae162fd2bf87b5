/** The history of a story: its states, the changes between any two, and restoring one of them [REV-01]. */
import type { Kysely } from 'kysely';
import type { Node } from 'prosemirror-model';
import { Transform } from 'prosemirror-transform';
import type { DB } from '#db/types.ts';
import { givenFields, mayChange } from '#features/content/public.document.ts';
import { type ContentFeature, editedStory } from '#features/content/public.server.ts';
import type { NewsroomViewer } from '#features/sites/public.ts';
import type { StoryAuthority } from '../server/copies/story-authority.server.ts';
import { type CopyRow, copyOf } from '../server/copies/working-copy-queries.server.ts';
import { type Comparison, compareDocuments } from './compare-documents.ts';
import { restoreState } from './restore-state.ts';
import { type StateEntry, stateBefore, statesOf } from './state-queries.server.ts';

export interface WayBack {
  epoch: number;
  /** Version of the working copy on which the steps are based. */
  version: number;
  steps: unknown[];
  /** Names of fields that only other roles or acts may change: they are not restored. */
  left: string[];
}

export interface StoryHistory {
  /**
   * Results are undefined for a story that does not exist for the member, and for a version that is not
   * stored.
   */
  states(id: number, member: NewsroomViewer): Promise<{ current: number; states: StateEntry[] } | undefined>;
  document(id: number, version: number, member: NewsroomViewer): Promise<Node | undefined>;
  /** @param since undefined: the previous state */
  compared(
    id: number,
    versions: { version: number; since: number | undefined },
    member: NewsroomViewer,
  ): Promise<(Comparison & { since: number }) | undefined>;
  wayBack(id: number, version: number, member: NewsroomViewer): Promise<WayBack | undefined>;
}

interface HistoryNeeds {
  db: Kysely<DB>;
  content: Pick<ContentFeature, 'maySee'>;
  authority: StoryAuthority;
}

export function createStoryHistory({ db, content, authority }: HistoryNeeds): StoryHistory {
  async function seenCopy(id: number, member: NewsroomViewer): Promise<CopyRow | undefined> {
    return (await content.maySee(member, id)) ? copyOf(db, id) : undefined;
  }
  const documentOf = async (copy: CopyRow, version: number) =>
    (await authority.documentAt(db, copy, version)) ?? undefined;
  return {
    async states(id, member) {
      if (!(await content.maySee(member, id))) return undefined;
      const copy = await copyOf(db, id);
      return copy ? { current: copy.version, states: await statesOf(db, copy) } : { current: 0, states: [] };
    },
    async document(id, version, member) {
      const copy = await seenCopy(id, member);
      return copy && documentOf(copy, version);
    },
    async compared(id, { version, since }, member) {
      const copy = await seenCopy(id, member);
      const after = copy && (await documentOf(copy, version));
      if (!copy || !after) return undefined;
      const earlier =
        since === undefined
          ? await stateBefore(db, { ...copy, version: version - 1 })
          : { version: since, document: await documentOf(copy, since) };
      if (since !== undefined && !earlier?.document) return undefined;
      const before = earlier?.document ?? after;
      return { since: earlier?.version ?? version, ...compareDocuments(before, after) };
    },
    async wayBack(id, version, member) {
      const copy = await seenCopy(id, member);
      const past = copy && (await documentOf(copy, version));
      const now = copy && (await documentOf(copy, copy.version));
      if (!copy || !past || !now) return undefined;
      const state = (await editedStory(db, id))?.state ?? 'draft';
      const transform = new Transform(now);
      const left = restoreState(transform, past, (name, element) => {
        const field = givenFields.find((one) => one.name === name);
        return field !== undefined && mayChange(member, field.name, state, element);
      });
      const { epoch } = copy;
      return { epoch, version: copy.version, steps: transform.steps.map((step) => step.toJSON()), left };
    },
  };
}
