import styles from './ProviderPicture.module.css';

interface OwnPictureProps {
  /** Our address of a picture of the provider, from `pictureAddress`. */
  src: string | null;
  /** CSS pixels. */
  width: number;
  height?: number;
  shape?: 'round';
}

/**
 * A crest, portrait or circuit from our own address; an empty place of the same size without one. Decorative: the name
 * is beside it.
 */
export function OwnPicture({ src, width, height = width, shape }: OwnPictureProps) {
  if (src === null)
    return <svg className={styles.picture} width={width} height={height} aria-hidden="true" />;
  return (
    <img
      className={styles.picture}
      src={src}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
      data-shape={shape}
    />
  );
}
