import type { Language } from '../../article.ts';
import type { Block } from '../../body-schema.ts';
import { blockWords, providerNames } from './block-words.ts';
import styles from './boxes.module.css';

type EmbedBlockProps = { embed: Extract<Block, { kind: 'embed' }>; language: Language };

/** What stands on somebody else's page: named and linked, nothing is fetched from there [S19]. */
export function EmbedBlock({ embed, language }: EmbedBlockProps) {
  const words = blockWords[language];
  const name = providerNames[embed.provider] || hostOf(embed.url);
  return (
    <figure className={styles.embed}>
      <p className={styles.label}>{words.embedded(name)}</p>
      {embed.title && <p className={styles.title}>{embed.title}</p>}
      <a className={styles.action} href={embed.url} rel="noopener nofollow external">
        {providerNames[embed.provider] ? words.open(name) : words.openOther}
      </a>
      {embed.caption && <figcaption dangerouslySetInnerHTML={{ __html: embed.caption }} />}
    </figure>
  );
}

function hostOf(url: string): string {
  return URL.parse(url)?.hostname.replace(/^www\./, '') ?? url;
}
