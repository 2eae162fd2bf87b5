import { imageAddress } from '#features/media/public.ts';
import { escapeHtmlText } from '#platform/text/escape-html.ts';
import type { BlockProps } from '../../view/block-props.ts';
import { blockWords } from '../../view/block-words.ts';
import { Caption } from '../../view/Caption.tsx';
import figures from '../../view/figures.module.css';
import styles from './VideoBlock.module.css';

/** Our own video in the browser's player; no media is loaded before playback. */
export function VideoBlock({ block: video, context }: BlockProps<'video'>) {
  const { images, language, name } = context;
  const words = blockWords[language];
  const poster = video.imageId === undefined ? undefined : images[video.imageId];
  const label = video.title === undefined ? words.video : `${words.video}: ${video.title}`;
  return (
    <figure className={figures.normal} data-video={context.hasVideoScript ? '' : undefined}>
      {/* biome-ignore lint/a11y/useMediaCaption: videos without speech have no captions. */}
      <video
        className={styles.player}
        src={video.start === undefined ? video.url : `${video.url}#t=${video.start}`}
        poster={poster && imageAddress(poster, { size: '16x9-768', format: 'webp', name })}
        width={video.width}
        height={video.height}
        aria-label={label}
        data-autoplay={video.autoplay === 'none' ? undefined : video.autoplay}
        data-title={video.title}
        controls
        playsInline
        preload="none"
      >
        {video.captions !== undefined && (
          <track kind="captions" src={video.captions} srcLang={language} label={words.captions} default />
        )}
        <a href={video.url}>{label}</a>
      </video>
      {context.hasVideoScript && (
        <button className="screen-only" type="button" title={words.inCorner} hidden data-in-corner="">
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M21 11V5H3v14h8" />
            <path d="M13 13h9v7h-9z" />
          </svg>
          <span className="visually-hidden">{words.inCorner}</span>
        </button>
      )}
      <Caption html={video.caption ?? escapeHtmlText(video.title ?? '')} credit="" />
    </figure>
  );
}
