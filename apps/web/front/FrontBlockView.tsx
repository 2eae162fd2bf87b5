import type { CardPlace } from '#features/content/public.view.ts';
import type { FrontBlock, Surroundings } from '../page-data.ts';
import { AutoBlock } from './AutoBlock.tsx';
import { BlogBox } from './BlogBox.tsx';
import { BookStrip } from './BookStrip.tsx';
import { LinkBox } from './LinkBox.tsx';
import { PromoBox } from './PromoBox.tsx';
import { Recommender } from './Recommender.tsx';
import { TrendingTags } from './TrendingTags.tsx';

interface FrontBlockViewProps {
  block: FrontBlock;
  place: CardPlace;
  site: Surroundings['site'];
}

/** What on a front page is no plain box of stories. */
export function FrontBlockView({ block, place, site }: FrontBlockViewProps) {
  switch (block.kind) {
    case 'trending':
      return <TrendingTags block={block} />;
    case 'books':
      return <BookStrip block={block} currencySign={site.currencySign} />;
    case 'promo':
      return <PromoBox block={block} language={place.language} />;
    case 'blogs':
      return <BlogBox block={block} />;
    case 'links':
      return <LinkBox block={block} language={place.language} />;
    case 'auto':
      return <AutoBlock block={block} place={place} />;
    case 'recommender':
      return <Recommender block={block} place={place} />;
  }
}
