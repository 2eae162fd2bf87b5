import type { Language } from '#features/sites/public.ts';
import { numberText } from '#platform/text/number-text.ts';
import type { BlockProps } from '../../view/block-props.ts';
import { blockWords } from '../../view/block-words.ts';
import styles from '../../view/boxes.module.css';

export function FileBlock({ block: file, context: { language } }: BlockProps<'file'>) {
  return (
    <p className={styles.file}>
      <span className="label">{blockWords[language].file}</span>
      <a href={file.url}>{file.name}</a>
      {file.bytes !== undefined && <span className={styles.size}>{sizeOf(file.bytes, language)}</span>}
    </p>
  );
}

function sizeOf(bytes: number, language: Language): string {
  const [amount, unit] = bytes < 1_000_000 ? [Math.ceil(bytes / 1000), 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${numberText(amount, language, unit === 'MB' ? 1 : 0)}\u00a0${unit}`;
}
