import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { type CroppedRatio, cropRectangle, type Framing } from '#features/media/public.ts';
import styles from './Framing.module.css';
import { framingWords } from './framing-words.ts';
import { type FramedPicture, movedCrop, movedFocal, type Shift } from './move-crop.ts';

interface CropStageProps {
  picture: FramedPicture & { url: string };
  /** The ratio whose individual crop is edited; null for the focal point. */
  ratio: CroppedRatio | null;
  onChange(change: Partial<Framing>): void;
}

const arrows: Readonly<Record<string, Shift>> = {
  ArrowLeft: { x: -0.01, y: 0 },
  ArrowRight: { x: 0.01, y: 0 },
  ArrowUp: { x: 0, y: -0.01 },
  ArrowDown: { x: 0, y: 0.01 },
};
/** Factor of a step with Shift. */
const longStep = 10;

/** The whole picture with the crop or focal point, moved by mouse, touch and arrow keys. */
export function CropStage({ picture, ratio, onChange }: CropStageProps) {
  const words = framingWords[useNewsroom().language];
  const stage = useRef<HTMLDivElement>(null);
  const last = useRef<Shift | null>(null);
  const { focal, crops } = picture;
  const move = (shift: Shift) =>
    ratio === null
      ? onChange({ focal: movedFocal(picture, shift) })
      : onChange({ crops: { ...crops, [ratio]: movedCrop(picture, ratio, shift) } });
  const placeOf = ({ clientX, clientY }: PointerEvent): Shift => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  };
  const take = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.querySelector('button')?.focus();
    const place = placeOf(event);
    last.current = place;
    // The focal point jumps to the pointer; a crop moves by the pointer's distance.
    if (ratio === null) move({ x: place.x - focal.x, y: place.y - focal.y });
  };
  const drag = (event: PointerEvent) => {
    if (last.current === null) return;
    const place = placeOf(event);
    if (ratio === null) move({ x: place.x - focal.x, y: place.y - focal.y });
    else move({ x: place.x - last.current.x, y: place.y - last.current.y });
    last.current = place;
  };
  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    const steps = event.shiftKey ? longStep : 1;
    move({ x: arrow.x * steps, y: arrow.y * steps });
  };
  return (
    <div
      ref={stage}
      className={styles.stage}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={() => {
        last.current = null;
      }}
    >
      <img src={picture.url} alt="" width={picture.width} height={picture.height} draggable={false} />
      {ratio === null ? (
        <button
          type="button"
          className={styles.point}
          style={{ left: `${100 * focal.x}%`, top: `${100 * focal.y}%` }}
          aria-label={words.focal(Math.round(100 * focal.x), Math.round(100 * focal.y))}
          onKeyDown={press}
        />
      ) : (
        <button
          type="button"
          className={styles.crop}
          style={rectangleStyle(picture, ratio)}
          aria-label={words.crop(words.ratio(ratio))}
          onKeyDown={press}
        />
      )}
    </div>
  );
}

function rectangleStyle(picture: FramedPicture, ratio: CroppedRatio) {
  const { left, top, width, height } = cropRectangle(picture, ratio);
  return {
    left: `${(100 * left) / picture.width}%`,
    top: `${(100 * top) / picture.height}%`,
    width: `${(100 * width) / picture.width}%`,
    height: `${(100 * height) / picture.height}%`,
  };
}
