import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { type CroppedRatio, cropRectangle } from '#features/media/public.ts';
import styles from './Framing.module.css';
import { framingWords } from './framing-words.ts';
import type { FramedPicture } from './move-crop.ts';

interface CropPreviewProps {
  picture: FramedPicture & { url: string };
  ratio: CroppedRatio;
  isChosen: boolean;
  onChoose(): void;
}

/** The crop of the picture in one ratio; its button begins an individual crop. */
export function CropPreview({ picture, ratio, isChosen, onChoose }: CropPreviewProps) {
  const words = framingWords[useNewsroom().language];
  const { left, top, width, height } = cropRectangle(picture, ratio);
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  const isOwn = picture.crops[ratio] !== undefined;
  return (
    <button
      type="button"
      className={styles.preview}
      aria-pressed={isChosen}
      aria-label={`${words.choose(words.ratio(ratio))}${isOwn ? ` · ${words.own}` : ''}`}
      onClick={onChoose}
    >
      <span className={styles.frame} style={{ aspectRatio: `${width} / ${height}` }}>
        <img
          src={picture.url}
          alt=""
          style={{
            width: percent(picture.width, width),
            left: percent(-left, width),
            top: percent(-top, height),
          }}
        />
      </span>
      <span>
        {words.ratio(ratio)}
        {isOwn && ` · ${words.own}`}
      </span>
    </button>
  );
}
