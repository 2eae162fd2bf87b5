import '../front/head-figures.css';
import type { CardPlace } from '#features/content/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import { type Arranged, arrangeLanding } from '../landing/arrange-landing.ts';
import { BookStrip } from '../landing/BookStrip.tsx';
import { Excerpts } from '../landing/Excerpts.tsx';
import faces from '../landing/faces.module.css';
import styles from '../landing/landing.module.css';
import { landingWords } from '../landing/landing-words.ts';
import { StoriesBlock } from '../landing/StoriesBlock.tsx';
import { VideoBlock } from '../landing/VideoBlock.tsx';
import type { LandingBlock, LandingPageData, Surroundings } from '../page-data.ts';

type LandingPlace = CardPlace & Pick<Surroundings['site'], 'currencySign'>;

/** A sub-site's first page: its own blocks, in its own face [LAND-01] [LAND-03] [LAND-05]. */
export function LandingPage({ surroundings, data }: { surroundings: Surroundings; data: LandingPageData }) {
  const { timeZone, currencySign } = surroundings.site;
  const place = { timeZone, currencySign, language: surroundings.language };
  const hasStories = data.blocks.some(({ kind }) => kind === 'stories');
  return (
    <div className={classNames(styles.landing, faces[data.route])} data-site={surroundings.site.slug}>
      {hasStories ? (
        arrangeLanding(data.blocks).map((arranged) => (
          <ArrangedBlock key={keyOf(arranged)} arranged={arranged} place={place} />
        ))
      ) : (
        <p className={classNames(styles.wide, styles.empty)}>{landingWords[place.language].empty}</p>
      )}
    </div>
  );
}

function ArrangedBlock({ arranged, place }: { arranged: Arranged; place: LandingPlace }) {
  if ('block' in arranged) return <Block block={arranged.block} place={place} />;
  return (
    <div className={classNames(styles.wide, styles.pair)}>
      {arranged.pair.map((block) => (
        <StoriesBlock key={block.slug} block={block} place={place} inPair />
      ))}
    </div>
  );
}

function Block({ block, place }: { block: LandingBlock; place: LandingPlace }) {
  switch (block.kind) {
    case 'stories':
      return <StoriesBlock block={block} place={place} />;
    case 'video':
      return <VideoBlock block={block} language={place.language} />;
    case 'books':
      return <BookStrip block={block} language={place.language} currencySign={place.currencySign} />;
    case 'excerpts':
      return <Excerpts block={block} language={place.language} />;
    case 'ad':
      return <div data-ad-slot={block.slot} />;
  }
}

function keyOf(arranged: Arranged): string {
  const block = 'block' in arranged ? arranged.block : arranged.pair[0];
  if (block.kind === 'stories') return block.slug;
  return block.kind === 'ad' ? block.slot : `${block.kind} ${block.title}`;
}
