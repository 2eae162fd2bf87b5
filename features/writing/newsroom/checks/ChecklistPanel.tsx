/** The checklist of the current story, beside its text; each finding links to its place [ACT-05]. */
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { checklistWords } from '../../checklist-words.ts';
import type { StoryConnection } from '../connection/story-connection.ts';
import styles from './ChecklistPanel.module.css';
import type { Finding } from './checklist-call.ts';
import { FindingList } from './FindingList.tsx';
import { goToPlace } from './go-to-place.ts';
import { useFindings } from './use-findings.ts';

interface ChecklistPanelProps {
  storyId: number;
  connection: StoryConnection;
}

export function ChecklistPanel({ storyId, connection }: ChecklistPanelProps) {
  const words = checklistWords[useNewsroom().language];
  const findings = useFindings(storyId, connection);
  if (findings === undefined) return null;
  const go = ({ place }: Finding) => {
    if (place) goToPlace(place, connection.state.doc);
  };
  return (
    <details className={styles.panel}>
      <summary className={styles.name}>
        {words.title} <span className={styles.count}>({findings.length})</span>
      </summary>
      <FindingList findings={findings} onGo={go} />
    </details>
  );
}
