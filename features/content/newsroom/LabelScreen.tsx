/** `/cimkek/{id}` and its like: one tag, section or author, or a new one [TOOL-06]. */
import { useQuery } from '@tanstack/react-query';
import {
  FailedRequest,
  resultOf,
  ScreenLink,
  useNewsroom,
  useParameter,
} from '#features/kit/public.newsroom.ts';
import { ScreenFrame } from '#ui/app/ScreenFrame.tsx';
import type { LabelKind } from '../taxonomy/label-kinds.ts';
import { LabelForm } from './LabelForm.tsx';
import styles from './LabelScreen.module.css';
import { labelCall } from './label-answers.ts';
import { labelPaths, newLabel } from './label-paths.ts';
import { labelWords } from './label-words.ts';
import { SectionState } from './SectionState.tsx';

export const labelScreens = {
  tags: () => <LabelScreen kind="tags" />,
  sections: () => <LabelScreen kind="sections" />,
  authors: () => <LabelScreen kind="authors" />,
};

function LabelScreen({ kind }: { kind: LabelKind }) {
  const { language, send } = useNewsroom();
  const words = labelWords[language];
  const id = useParameter('id');
  const isNew = id === newLabel;
  const { data, error } = useQuery({
    queryKey: ['labels', kind, 'one', id],
    queryFn: () => resultOf(send(labelCall(kind, Number(id)))),
    enabled: !isNew,
  });
  return (
    <ScreenFrame
      title={isNew ? words.kinds[kind].create : (data?.name ?? words.kinds[kind].several)}
      isNarrow
      before={
        <ScreenLink to={labelPaths[kind]}>
          <span aria-hidden="true">←</span> {words.kinds[kind].several}
        </ScreenLink>
      }
    >
      {!isNew && !data && !error && <p className="note">{words.loading}</p>}
      <FailedRequest error={error} />
      {data && kind === 'sections' && <SectionState section={data} />}
      {(isNew || data) && <LabelForm key={id} kind={kind} given={data ?? null} />}
      {data && (
        <p className={styles.address}>
          <span className="label">{words.address}</span>
          <a href={data.url}>{data.url}</a>
          <span className="fine-print">{words.addressNote}</span>
        </p>
      )}
    </ScreenFrame>
  );
}
