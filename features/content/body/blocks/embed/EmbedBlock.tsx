import type { Language } from '#features/sites/public.ts';
import { hostOf } from '#platform/text/host-of.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/form/Button.tsx';
import type { BlockProps } from '../../view/block-props.ts';
import { blockWords, providerNames } from '../../view/block-words.ts';
import styles from './EmbedBlock.module.css';
import { EmbedPreview } from './EmbedPreview.tsx';
import { type EmbedFrame, type EmbedShape, embedFrame } from './embed-frame.ts';
import type { EmbedProvider } from './embed-providers.ts';

/** An embed of another site: our own preview until the reader requests it, a link without script [S19]. */
export function EmbedBlock({ block: embed, context }: BlockProps<'embed'>) {
  const { language } = context;
  const words = blockWords[language];
  const name = providerNames[embed.provider] || hostOf(embed.url);
  const frame = embedFrame(embed, context);
  return (
    <figure className={styles.embed}>
      {frame && (
        <Frame
          frame={frame}
          provider={embed.provider}
          title={embed.title ?? words.embedded(name)}
          label={words.show[frame.shape]}
        />
      )}
      <figcaption className={classNames('note', styles.caption)}>
        {embed.title && <p className={styles.title}>{embed.title}</p>}
        {embed.caption && <p dangerouslySetInnerHTML={{ __html: embed.caption }} />}
        <p className="fine-print">
          {frame ? noteOf(frame, name, words) : words.embedded(name)}{' '}
          <a href={embed.url} rel="noopener nofollow external">
            {providerNames[embed.provider] ? words.open(name) : words.openOther}
          </a>
        </p>
        {frame && !frame.isOwn && (
          <label className={styles.always} data-embed-always="">
            <input type="checkbox" />
            <span>{words.showAlways(name, embed.provider, frame.shape)}</span>
          </label>
        )}
      </figcaption>
    </figure>
  );
}

interface FrameProps {
  frame: EmbedFrame;
  provider: EmbedProvider;
  title: string;
  label: string;
}

const playableShapes = new Set<EmbedShape>(['video', 'upright', 'audio']);

/** The same size before and after opening, so there is no layout shift. */
function Frame({ frame, provider, title, label }: FrameProps) {
  return (
    <div
      className={styles.frame}
      data-shape={frame.shape}
      data-height={frame.height}
      data-embed={frame.src}
      data-embed-title={title}
      data-embed-own={frame.isOwn ? '' : undefined}
    >
      <EmbedPreview provider={provider} shape={frame.shape} className={styles.preview} />
      <Button className={styles.open} type="button" hidden data-embed-open="">
        {playableShapes.has(frame.shape) && <span className={styles.mark} aria-hidden="true" />}
        {label}
        <span className="visually-hidden">: {title}</span>
      </Button>
    </div>
  );
}

function noteOf({ isOwn, shape }: EmbedFrame, name: string, words: (typeof blockWords)[Language]): string {
  return isOwn ? words.ownNote(name) : words.embedNote(name, shape);
}
