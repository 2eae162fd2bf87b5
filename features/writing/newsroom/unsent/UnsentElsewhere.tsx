import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { resultOf, useNewsroom, zoneOf } from '#features/kit/public.newsroom.ts';
import { may } from '#features/sites/public.ts';
import { clockTime, shortDay } from '#platform/time/hungarian-date.ts';
import { memberTopic } from '../../unsent/member-topic.ts';
import { liveConnection } from '../connection/live-connection.ts';
import { thisDevice } from './this-device.ts';
import { type DeviceElsewhere, unsentElsewhereCall } from './unsent-calls.ts';
import { unsentWords } from './unsent-words.ts';

const everyMs = 60_000;

/**
 * Unsent changes on other devices of the same member, shown without an alert [SAVE-07]. It is outside the
 * screens and their router.
 */
export function UnsentElsewhere({ className }: { className?: string | undefined }) {
  const { me, send } = useNewsroom();
  const queries = useQueryClient();
  const { data = [] } = useQuery({
    queryKey: ['unsent-elsewhere'],
    queryFn: () => resultOf(send(unsentElsewhereCall(thisDevice()))),
    refetchInterval: everyMs,
    // Without the right to open stories the API call would be refused.
    enabled: may({ kind: 'newsroom', ...me }, 'open-stories'),
  });
  useEffect(
    () =>
      liveConnection.follow(memberTopic(me.id), {
        changed: () => void queries.invalidateQueries({ queryKey: ['unsent-elsewhere'] }),
      }),
    [me.id, queries],
  );
  return (
    <div role="status" hidden={data.length === 0}>
      {data.map((device) => (
        <p key={device.at + device.name} className={className}>
          <Line device={device} />
        </p>
      ))}
    </div>
  );
}

function Line({ device: { name, at, stories } }: { device: DeviceElsewhere }) {
  const newsroom = useNewsroom();
  const { language } = newsroom;
  const words = unsentWords[language];
  const style = { timeZone: zoneOf(newsroom), language };
  const seconds = Date.parse(at) / 1000;
  const time = `${shortDay(seconds, style)} ${clockTime(seconds, style)}`;
  const changes = stories.reduce((sum, one) => sum + one.changes, 0);
  return (
    <>
      {changes === 0 ? words.lost(name, time) : words.waits(name, time, changes)}{' '}
      {stories.map(({ id, title }, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <a href={`/szerkesztoseg/cikk/${id}`}>{title || words.untitled}</a>
        </span>
      ))}
    </>
  );
}
