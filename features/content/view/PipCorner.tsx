import type { Language } from '#features/sites/public.ts';
import { pipWords } from './pip-words.ts';

/** Corner in which a video continues across pages; hidden until its script has a video to show. */
export function PipCorner({ language }: { language: Language }) {
  const { name, close, play, note } = pipWords[language];
  return (
    <aside aria-label={name} hidden data-pip="">
      <div data-pip-bar="">
        <button type="button" aria-expanded="false" data-pip-toggle="">
          <span data-pip-label="" />
          <span data-pip-title="" />
        </button>
        <button type="button" aria-label={close} data-pip-close="">
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" />
          </svg>
        </button>
      </div>
      <div hidden data-pip-stage="" />
      <template data-pip-card="">
        <div data-pip-note="">
          <button type="button" data-pip-play="">
            {play}
          </button>
          <p>
            {note[0]}
            <span data-pip-host="" />
            {note[1]}
          </p>
        </div>
      </template>
    </aside>
  );
}
