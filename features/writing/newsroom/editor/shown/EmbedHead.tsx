import { useEffect, useRef } from 'react';
import { embedFrame } from '#features/content/public.ts';
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import type { HeadProps } from './block-head.ts';
import { ReaderView } from './ReaderView.tsx';
import styles from './ShownBlock.module.css';
import { shownWords } from './shown-words.ts';

/** The readers' view; as there, it loads nothing before a click. */
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
      // The embedded page gets neither cookies nor the full address.
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
