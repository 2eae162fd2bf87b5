import { Badge } from '#ui/Badge.tsx';
import { type ListLanguage, listWords } from '../../view/livescore-words.ts';

/** „Élő”, where a session is being held [F1-12]. */
export function LiveMarker({ language = 'hu' }: { language?: ListLanguage }) {
  return <Badge kind="live">{listWords[language].live}</Badge>;
}
