import { useNewsroom, zoneOf } from '#features/kit/public.newsroom.ts';
import { clockTime, machineTime, shortDay } from '#platform/time/hungarian-date.ts';
import type { FrontStory } from './front-answers.ts';

/** Section and time of a story. */
export function StoryFacts({ story }: { story: FrontStory }) {
  const { language, sites } = useNewsroom();
  const style = { timeZone: zoneOf({ sites }, story.site), language };
  const at = Date.parse(story.pubDate) / 1000;
  return (
    <>
      {story.section && <span>{story.section}</span>}
      <time dateTime={machineTime(at)}>
        {shortDay(at, style)} {clockTime(at, style)}
      </time>
    </>
  );
}
