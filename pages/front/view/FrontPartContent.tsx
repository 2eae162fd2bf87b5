import type { CardContext } from '#features/content/public.view.ts';
import type { FrontBlock, FrontBox } from '../front-data.ts';
import { AutoBlockContent } from './AutoBlock.tsx';
import { RecommenderContent } from './Recommender.tsx';

/** The content of a box that depends on its variant; null for a box without variants. */
export function FrontPartContent({ part, place }: { part: FrontBlock | FrontBox; place: CardContext }) {
  if (part.kind === 'auto') return <AutoBlockContent block={part} place={place} />;
  if (part.kind === 'recommender') return <RecommenderContent block={part} place={place} />;
  return null;
}
