import type { CardContext } from '#features/content/public.view.ts';
import type { Surroundings } from '#features/kit/public.ts';
import type { FrontBlock } from '../front-data.ts';
import { AutoBlock } from './AutoBlock.tsx';
import { BlogBox } from './boxes/BlogBox.tsx';
import { BookStrip } from './boxes/BookStrip.tsx';
import { LinkBox } from './boxes/LinkBox.tsx';
import { PromoBox } from './boxes/PromoBox.tsx';
import { Recommender } from './Recommender.tsx';
import { TrendingTags } from './TrendingTags.tsx';

interface FrontBlockViewProps {
  block: FrontBlock;
  place: CardContext;
  site: Surroundings['site'];
}

/** A block of a front page other than a plain box of stories. */
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
