import type { Surroundings, ViewProps } from '#features/kit/public.ts';
import type { landingPage } from './landing.page.ts';
import '../front/view/head-figures.css';
import type { PageAds } from '#features/ads/public.ts';
import { AdRequestData, SlotPart } from '#features/ads/public.view.ts';
import type { CardContext } from '#features/content/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import page from '#ui/page.module.css';
import type { LandingBlock } from './landing-data.ts';
import { type Arranged, arrangeLanding } from './view/arrange-landing.ts';
import { BookStrip } from './view/BookStrip.tsx';
import { Excerpts } from './view/Excerpts.tsx';
import faces from './view/faces.module.css';
import styles from './view/landing.module.css';
import { landingWords } from './view/landing-words.ts';
import { StoriesBlock } from './view/StoriesBlock.tsx';
import { VideoBlock } from './view/VideoBlock.tsx';

type LandingContext = CardContext & Pick<Surroundings['site'], 'currencySign'> & { ads: PageAds };

/** A sub-site's front page, with its own blocks and theme [LAND-01] [LAND-03] [LAND-05]. */
export function LandingPage({ surroundings, data }: ViewProps<typeof landingPage>) {
  const { timeZone, currencySign } = surroundings.site;
  const place = {
    timeZone,
    currencySign,
    language: surroundings.language,
    scores: data.scores,
    ads: data.ads,
  };
  const hasStories = data.blocks.some(({ kind }) => kind === 'stories');
  return (
    <div className={classNames(styles.landing, faces[data.route])} data-site={surroundings.site.slug}>
      <AdRequestData ads={data.ads} />
      {hasStories ? (
        arrangeLanding(data.blocks).map((arranged) => (
          <ArrangedBlock key={keyOf(arranged)} arranged={arranged} place={place} />
        ))
      ) : (
        <div className={page.frame}>
          <p className={page.lede}>{landingWords[place.language].empty}</p>
        </div>
      )}
    </div>
  );
}

function ArrangedBlock({ arranged, place }: { arranged: Arranged; place: LandingContext }) {
  if ('block' in arranged) return <Block block={arranged.block} place={place} />;
  return (
    <div className={classNames(styles.wide, styles.pair)}>
      {arranged.pair.map((block) => (
        <StoriesBlock key={block.slug} block={block} place={place} inPair />
      ))}
    </div>
  );
}

function Block({ block, place }: { block: LandingBlock; place: LandingContext }) {
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
      return <SlotPart ads={place.ads} place={block.slot} language={place.language} />;
  }
}

function keyOf(arranged: Arranged): string {
  const block = 'block' in arranged ? arranged.block : arranged.pair[0];
  if (block.kind === 'stories') return block.slug;
  return block.kind === 'ad' ? block.slot : `${block.kind} ${block.title}`;
}
