import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/form/Button.tsx';
import type { ShownGame } from '../game/shown-game.ts';
import { ownTicketAddress } from '../tip-address.ts';
import part from './part.module.css';
import styles from './TicketTools.module.css';
import { tipWords } from './tip-words.ts';

interface TicketToolsProps {
  game: ShownGame;
  /** Absolute address that shows the ticket to others. */
  shareAddress: string;
}

/** Sharing and deleting one's own ticket. */
export function TicketTools({ game, shareAddress }: TicketToolsProps) {
  const words = tipWords[game.language];
  return (
    <div className={classNames(styles.tools, 'screen-only')}>
      <section data-share="">
        <h2 className={part.title}>{words.share}</h2>
        <p className="note">{words.shareHint}</p>
        <p>
          <a className="lone-link" href={shareAddress} data-tip-share="">
            {shareAddress}
          </a>
        </p>
        <button
          type="button"
          className={classNames('lone-link', styles.copy)}
          data-share-url={shareAddress}
          data-share-title={game.title}
          data-share-done={words.copied}
        >
          {words.copy}
        </button>
        <span className={classNames('note', styles.done)} role="status" data-share-status="" />
      </section>
      <details className={styles.deletion}>
        <summary>{words.deletion}</summary>
        <form method="post" action={`${ownTicketAddress(game.slug)}/torles`} data-no-soft="">
          <p className="note">{words.deletionHint}</p>
          <Button kind="danger">{words.deletionConfirm}</Button>
        </form>
      </details>
    </div>
  );
}
