import type { Language } from '#features/sites/public.ts';
import { numberText } from '#platform/text/number-text.ts';
import type { Block } from '../../body-schema.ts';
import { blockWords } from '../../view/block-words.ts';
import styles from '../../view/boxes.module.css';

type FileBlockProps = { file: Extract<Block, { kind: 'file' }>; language: Language };

export function FileBlock({ file, language }: FileBlockProps) {
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
