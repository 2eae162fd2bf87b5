/** The page in a frame of its real width, scaled down where the window is narrower. */
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './PreviewFrame.module.css';

interface PreviewFrameProps {
  /** A new address is loaded behind the current page, so that nothing flickers while somebody writes. */
  address: string;
  width: number;
  title: string;
  onShown(hasPage: boolean): void;
}

export function PreviewFrame({ address, width, title, onShown }: PreviewFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState(address);
  const [space, setSpace] = useState({ width, height: 0 });
  useLayoutEffect(() => {
    if (place.current === null) return undefined;
    const watching = new ResizeObserver(([entry]) => entry && setSpace(entry.contentRect));
    watching.observe(place.current);
    return () => watching.disconnect();
  }, []);
  const scale = Math.min(1, space.width / width);
  return (
    <div ref={place} className={styles.place}>
      {[...new Set([shown, address])].map((source) => (
        <iframe
          key={source}
          ref={source === shown ? current : undefined}
          className={styles.frame}
          src={source}
          title={title}
          sandbox="allow-same-origin"
          aria-hidden={source !== shown}
          style={{
            width,
            height: space.height / scale,
            transform: `scale(${scale})`,
            marginInlineStart: Math.max(0, (space.width - width) / 2),
            visibility: source === shown ? 'visible' : 'hidden',
          }}
          onLoad={({ currentTarget }) => {
            const page = currentTarget.contentDocument;
            const hasPage = page?.contentType === 'text/html';
            if (source === address) {
              if (hasPage) {
                currentTarget.contentWindow?.scrollTo(0, current.current?.contentWindow?.scrollY ?? 0);
                setShown(source);
              }
              onShown(hasPage);
            }
          }}
        />
      ))}
    </div>
  );
}
