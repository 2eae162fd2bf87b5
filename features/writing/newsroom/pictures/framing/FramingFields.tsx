/** The framing of a picture: a focal point for all crops, and individual crops for any ratio [PIC-03]. */
import { useState } from 'react';
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { type CroppedRatio, croppedRatios, type Framing } from '#features/media/public.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { CropPreview } from './CropPreview.tsx';
import { CropStage } from './CropStage.tsx';
import styles from './Framing.module.css';
import { framingWords } from './framing-words.ts';
import { type FramedPicture, shareOf, sizedCrop, smallestShare } from './move-crop.ts';

interface FramingFieldsProps {
  picture: FramedPicture & { url: string };
  onChange(framing: Framing): void;
}

export function FramingFields({ picture, onChange }: FramingFieldsProps) {
  const words = framingWords[useNewsroom().language];
  const [chosen, choose] = useState<CroppedRatio | null>(null);
  const { focal, crops } = picture;
  const change = (part: Partial<Framing>) => onChange({ focal, crops, ...part });
  const removeOwn = (ratio: CroppedRatio) => {
    const { [ratio]: _, ...rest } = crops;
    change({ crops: rest });
    choose(null);
  };
  return (
    <fieldset className={styles.framing}>
      <legend className="label">{words.title}</legend>
      <p className="fine-print">{words.help}</p>
      <CropStage picture={picture} ratio={chosen} onChange={change} />
      {chosen !== null && (
        <div className={styles.tools}>
          <label>
            {words.size(words.ratio(chosen))}{' '}
            <input
              type="range"
              min={smallestShare}
              max={1}
              step={0.01}
              value={shareOf(picture, chosen)}
              onChange={({ currentTarget: { value } }) =>
                change({ crops: { ...crops, [chosen]: sizedCrop(picture, chosen, Number(value)) } })
              }
            />
          </label>
          <ActionButton onPress={() => removeOwn(chosen)}>{words.back}</ActionButton>
        </div>
      )}
      <ul className={styles.previews}>
        {croppedRatios.map((ratio) => (
          <li key={ratio}>
            <CropPreview
              picture={picture}
              ratio={ratio}
              isChosen={ratio === chosen}
              onChoose={() => choose(ratio === chosen ? null : ratio)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
