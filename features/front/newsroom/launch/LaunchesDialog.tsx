/** The front's launches with member and time; each of these fronts can be restored as the draft [FRED-08]. */
import { useQuery } from '@tanstack/react-query';
import { FailedRequest, resultOf, useNewsroom, zoneOf } from '#features/kit/public.newsroom.ts';
import { clockTime, machineTime, shortDay } from '#platform/time/hungarian-date.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { ModalDialog } from '#ui/app/ModalDialog.tsx';
import { type Front, type LoggedLaunch, launchesCall, restoreCall } from '../front-answers.ts';
import { frontNewsroomWords } from '../front-newsroom-words.ts';
import type { FrontActs } from '../use-front.ts';
import styles from './LaunchesDialog.module.css';

interface LaunchesDialogProps {
  front: Front;
  acts: FrontActs;
  onClose(): void;
}

export function LaunchesDialog({ front, acts, onClose }: LaunchesDialogProps) {
  const { language, send, tell } = useNewsroom();
  const words = frontNewsroomWords[language];
  const { data, error, isPending } = useQuery({
    queryKey: ['launches', front.site],
    queryFn: () => resultOf(send(launchesCall(front.site))),
  });
  const restore = async (id: number) => {
    onClose();
    const answer = await acts.take(restoreCall(front, id), (value) => value);
    if (answer.kind === 'failure') acts.failed(answer.failure);
    else tell({ text: words.restored });
  };
  return (
    <ModalDialog title={words.history} isWide onClose={onClose}>
      {isPending && <p>{words.loading}</p>}
      <FailedRequest error={error} />
      {data?.length === 0 && <p>{words.launches.none}</p>}
      <ol>
        {data?.map((launch) => (
          <li key={launch.id} className={styles.launch}>
            <Launch launch={launch} front={front} />
            <ActionButton onPress={() => void restore(launch.id)}>{words.launches.restore}</ActionButton>
          </li>
        ))}
      </ol>
      <p className="buttons">
        <ActionButton onPress={onClose}>{words.close}</ActionButton>
      </p>
    </ModalDialog>
  );
}

function Launch({ launch, front }: { launch: LoggedLaunch; front: Front }) {
  const { language, sites } = useNewsroom();
  const words = frontNewsroomWords[language];
  const style = { timeZone: zoneOf({ sites }, front.site), language };
  const at = Date.parse(launch.at) / 1000;
  const names = front.boxes
    .filter(({ slug }) => launch.boxes.includes(slug))
    .map(({ title, kind }) => title || words.kinds[kind]);
  return (
    <p>
      <time className={styles.time} dateTime={machineTime(at)}>
        {shortDay(at, style)} {clockTime(at, style)}
      </time>{' '}
      {launch.author || words.launches.program} {words.launches[launch.act]}
      <span className={styles.boxes}>{names.join(', ')}</span>
    </p>
  );
}
