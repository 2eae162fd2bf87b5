import type { Language } from '#features/content/public.ts';
import { knownScripts, scriptNamed } from '../islands/Island.tsx';

const words = {
  hu: {
    name: 'Videó a sarokban',
    close: 'Videó bezárása',
    play: 'Videó lejátszása',
    note: 'Megnyitáskor ez a szolgáltató adatokat kaphat öntől:',
  },
  en: {
    name: 'Video in the corner',
    close: 'Close the video',
    play: 'Play video',
    note: 'Once opened, this service may receive data about you:',
  },
};

/** Where a video goes on from page to page; nothing of it is seen until its script has one to show. */
export function PipCorner({ language }: { language: Language }) {
  const script = scriptNamed('pip', 'idle');
  const { name, close, play, note } = words[language];
  return (
    <aside aria-label={name} hidden data-pip="" data-player={knownScripts()['pip-player']} {...script}>
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
            {note} <span data-pip-host="" />
          </p>
        </div>
      </template>
    </aside>
  );
}
