import type { CardPlace } from '#features/content/public.view.ts';
import type { FrontBlock, FrontBox } from '../page-data.ts';
import { AutoBlockInside } from './AutoBlock.tsx';
import { RecommenderInside } from './Recommender.tsx';

/** What of a box changes with its variant; nothing of a box that has none. */
export function FrontPartInside({ part, place }: { part: FrontBlock | FrontBox; place: CardPlace }) {
  if (part.kind === 'auto') return <AutoBlockInside block={part} place={place} />;
  if (part.kind === 'recommender') return <RecommenderInside block={part} place={place} />;
  return null;
}
