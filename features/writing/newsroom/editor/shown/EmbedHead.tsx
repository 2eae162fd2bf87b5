import { useEffect, useRef } from 'react';
import { embedFrame } from '#features/content/public.ts';
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import type { HeadProps } from './block-head.ts';
import { ReaderView } from './ReaderView.tsx';
import styles from './ShownBlock.module.css';
import { shownWords } from './shown-words.ts';

/** The reader's view; a click opens it as it does there, and nothing is loaded before. */
export function EmbedHead({ block, edit }: HeadProps) {
  const words = shownWords[useNewsroom().language];
  const { provider, url } = block.node.attrs;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = embedFrame({ provider, url }, { tallAudio: false });
    const button = place.current?.querySelector<HTMLElement>('[data-embed-open]');
    if (!frame || !button) return undefined;
    button.hidden = false;
    const open = () => {
      const opened = document.createElement('iframe');
      opened.src = frame.src;
      opened.title = words.open;
      // A page of another site gets neither our cookies nor our address.
      opened.referrerPolicy = 'origin';
      button.parentElement?.replaceChildren(opened);
    };
    button.addEventListener('click', open);
    return () => button.removeEventListener('click', open);
  }, [provider, url, words]);
  return (
    <>
      <div ref={place} key={url} className={styles.reader}>
        <ReaderView blocks={[{ kind: 'embed', provider, url }]} />
      </div>
      {edit && (
        <div className={styles.tools}>
          <ActionButton onPress={() => edit.request({ what: 'embed', former: url, placeOf: block.placeOf })}>
            {words.change}
          </ActionButton>
          <span className="fine-print">{words.embedNote}</span>
        </div>
      )}
    </>
  );
}
