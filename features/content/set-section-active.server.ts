/** Opens or closes a section: a closed one's stories disappear from every list and answer 404 [ART-13]. */
import type { ContentNeeds } from './content-needs.server.ts';
import { setSuperTagActive } from './taxonomy-queries.server.ts';
import { tellReaders } from './tell-readers.server.ts';

export async function setSectionActive(needs: ContentNeeds, slug: string, active: boolean): Promise<void> {
  await needs.db.transaction().execute(async (work) => {
    const ids = await setSuperTagActive(work, slug, active);
    await tellReaders(
      needs,
      work,
      ids.map((id) => ({ id, slugs: [], parentIds: [], takesPosts: true })),
      true,
      'state',
    );
  });
}
