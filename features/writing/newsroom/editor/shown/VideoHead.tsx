import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { resultOf, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { ChoiceInput } from '#ui/app/ChoiceInput.tsx';
import { pictureCall } from '../../pictures/picture-calls.ts';
import { FileInput } from '../files/FileInput.tsx';
import type { HeadProps } from './block-head.ts';
import styles from './ShownBlock.module.css';
import { shownWords } from './shown-words.ts';

/** The browser's player, which readers have without scripts; below it the properties that are not typed. */
export function VideoHead({ block, edit }: HeadProps) {
  const { language, send } = useNewsroom();
  const words = shownWords[language];
  const { url, width, height, imageId, captions, start, autoplay } = block.node.attrs;
  const { data: poster } = useQuery({
    queryKey: ['picture', imageId],
    queryFn: () => resultOf(send(pictureCall(imageId))),
    enabled: imageId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const posterInput = useRef<HTMLInputElement>(null);
  const captionsInput = useRef<HTMLInputElement>(null);
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: videos without speech have no captions. */}
      <video
        className={styles.video}
        src={url}
        poster={poster?.url}
        width={width}
        height={height}
        aria-label={words.video}
        controls
        playsInline
        preload="none"
      >
        {captions !== null && <track kind="captions" src={captions} default />}
      </video>
      {edit && (
        <div className={styles.tools}>
          <ActionButton onPress={() => posterInput.current?.click()}>{words.setPoster}</ActionButton>
          <ActionButton onPress={() => captionsInput.current?.click()}>{words.setCaptions}</ActionButton>
          {captions !== null && <span className="fine-print">{words.hasCaptions}</span>}
          <ChoiceInput
            label={words.autoplay}
            value={autoplay}
            choices={Object.entries(words.autoplayModes).map(([value, label]) => ({ value, label }))}
            onChange={(value) => edit.setAttributes(block, { autoplay: value })}
          />
          <label className={styles.start}>
            {words.start}{' '}
            <input
              type="number"
              min={0}
              className={styles.number}
              defaultValue={start ?? ''}
              key={start}
              onBlur={({ currentTarget: { valueAsNumber } }) =>
                edit.setAttributes(block, { start: valueAsNumber > 0 ? Math.round(valueAsNumber) : null })
              }
            />
          </label>
          <FileInput
            ref={posterInput}
            kind="poster"
            onChoose={([file]) => file && void edit.files.setPoster(file, block.placeOf)}
          />
          <FileInput
            ref={captionsInput}
            kind="captions"
            onChoose={([file]) => file && void edit.files.setCaptions(file, block.placeOf)}
          />
        </div>
      )}
    </>
  );
}
