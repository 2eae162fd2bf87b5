import { AdRequestData, SlotPart } from '#features/ads/public.view.ts';
import type { ViewProps } from '#features/kit/public.ts';
import { NewsletterPromo } from '#features/newsletters/public.view.ts';
import type { frontPage } from './front.page.ts';
import { frontPlaces } from './front-data.ts';
import './view/head-figures.css';
import page from '#ui/page.module.css';
import { arrangeFront, isBox, type PlacedPart } from './view/arrange-front.ts';
import { BreakingBox } from './view/boxes/BreakingBox.tsx';
import { FollowingBox } from './view/boxes/FollowingBox.tsx';
import { FrontBlockView } from './view/FrontBlockView.tsx';
import styles from './view/front.module.css';
import { frontWords } from './view/front-words.ts';
import { TopZone } from './view/TopZone.tsx';

/** Boxes below the top zone and above the newsletter. */
const beforePromo = 2;

/** Boxes between two slots. */
const boxesBetweenSlots = 2;

/** A site's front page, in the layout that editors arranged. */
export function FrontPage({ surroundings, data }: ViewProps<typeof frontPage>) {
  const { site, language, today, wordmarks, path } = surroundings;
  const place = { timeZone: site.timeZone, language, today, scores: data.scores };
  const front = arrangeFront(data.boxes);
  const isEmpty = data.boxes.every((part) => !('stories' in part) || part.stories.length === 0);
  if (isEmpty)
    return (
      <div className={page.frame}>
        <p className={page.lede}>{frontWords[language].empty}</p>
      </div>
    );
  const slot = (place: string | undefined) =>
    place !== undefined && <SlotPart key={place} ads={data.ads} place={place} language={language} />;
  const view = ({ part, turn }: PlacedPart) =>
    isBox(part) ? (
      <FollowingBox key={part.slug} box={part} turn={turn} place={place} wordmarks={wordmarks} />
    ) : (
      <FrontBlockView key={part.slug} block={part} place={place} site={site} />
    );
  /** With a slot after every second box but the last ones, where a page ends. */
  const withSlots = (placed: PlacedPart, index: number) => {
    const count = index + 1;
    const hasSlot = count % boxesBetweenSlots === 0 && count < front.rest.length;
    return [view(placed), hasSlot && slot(frontPlaces[count / boxesBetweenSlots])];
  };
  const rest = front.rest.map(withSlots);
  return (
    <>
      <AdRequestData ads={data.ads} />
      {front.breaking.map((box, index) => (
        <BreakingBox key={box.slug} box={box} topics={index === 0 ? front.topics : null} place={place} />
      ))}
      {front.above.map(view)}
      <TopZone front={front} place={place} />
      {slot(frontPlaces[0])}
      {rest.slice(0, beforePromo)}
      {data.newsletter && (
        <div className={styles.wide}>
          <NewsletterPromo newsletter={data.newsletter} place="front" path={path} />
        </div>
      )}
      {rest.slice(beforePromo)}
    </>
  );
}
