import { useNewsroom, zoneOf } from '#features/kit/public.newsroom.ts';
import { clockTime, shortDay } from '#platform/time/hungarian-date.ts';
import type { OpenStory } from '../story-answers.ts';
import { actWords } from './act-words.ts';

/** Notes about pending decisions: planned acts, changes after an approval, the bin. */
export function ActNotes({ story, site }: { story: OpenStory; site: string }) {
  const { language, sites } = useNewsroom();
  const words = actWords[language];
  const style = { timeZone: zoneOf({ sites }, site), language };
  const timeText = (at: string) => {
    const seconds = Date.parse(at) / 1000;
    return `${shortDay(seconds, style)} ${clockTime(seconds, style)}`;
  };
  const isChanged = story.workState === 'approved' && story.changesSinceApproval > 0;
  return (
    <>
      {story.isBinned && <p className="note">{words.binned}</p>}
      {isChanged && <p className="note">{words.sinceApproval(story.changesSinceApproval)}</p>}
      {story.plans.map(({ act, at }) => (
        <p key={act} className="note">
          {words.plans[act](timeText(at))}
        </p>
      ))}
    </>
  );
}
