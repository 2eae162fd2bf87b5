import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/Notice.tsx';
import page from '#ui/page.module.css';
import type { ShownGame } from '../game/shown-game.ts';
import { gameAddress, tipGamesPath } from '../tip-address.ts';
import styles from './GameHead.module.css';
import { tipWords } from './tip-words.ts';

interface GameHeadProps {
  game: ShownGame;
  /** The page's title; the game's by default. */
  title?: string;
}

/** The head of all pages of a game: where it belongs, its title, and whether readers can predict now. */
export function GameHead({ game, title }: GameHeadProps) {
  const words = tipWords[game.language];
  return (
    <header className={classNames(page.head, styles.head)}>
      <p className={classNames(page.kind, styles.kind)}>
        <a className="link-words" href={tipGamesPath}>
          {words.label}
        </a>
        {title !== undefined && (
          <a className="link-words" href={gameAddress(game.slug)}>
            {game.title}
          </a>
        )}
      </p>
      <h1>{title ?? game.title}</h1>
      {title === undefined && <p className={page.lede}>{game.description}</p>}
      {game.trial && (
        <Notice kind="warning" title={words.trial}>
          {words.trialNote}
        </Notice>
      )}
      <GameState game={game} />
    </header>
  );
}

/** One sentence or two: what can be predicted, and until when. */
export function GameState({ game }: { game: ShownGame }) {
  const words = tipWords[game.language];
  return (
    <p className={game.state === 'open' ? styles.isOpen : 'note'}>
      {sentenceOf(game)}
      {game.nextClosing !== '' && ` ${words.nextClosing(game.nextClosing)}`}
    </p>
  );
}

function sentenceOf({ state, open, all, opens, language }: ShownGame): string {
  const words = tipWords[language];
  switch (state) {
    case 'open':
      return words.open(open, all);
    case 'soon':
      return words.soon(opens);
    case 'waiting':
      return words.waiting;
    case 'running':
      return words.running;
    case 'finished':
      return words.finished;
  }
}
