/** Page data of the election map. */
import type { ShownRecord } from '../shown-record.ts';
import type { ResultPlace } from '../view/result-place.ts';

export interface ElectionMapData {
  /** Of the election. */
  title: string;
  /** Name of the shown area; '' for the whole map. */
  area: string;
  isRehearsal: boolean;
  shown: ShownRecord;
  choices: Omit<ResultPlace, 'language' | 'timeZone'>;
  /** Address of the same map or area in a supplement; null where no supplement has it. */
  more: string | null;
  /** All elections with a map; none where what leads elsewhere is left out. */
  elections: { title: string; href: string; current: boolean }[];
  hidesMore: boolean;
  /** Votes are being counted: the script follows. */
  isCounting: boolean;
}
