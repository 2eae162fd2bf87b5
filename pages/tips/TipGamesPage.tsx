import type { ViewProps } from '#features/kit/public.ts';
import { gameAddress, tipWords } from '#features/tips/public.ts';
import { GameState } from '#features/tips/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import { NoData } from '#ui/NoData.tsx';
import frame from '#ui/page.module.css';
import ruled from '#ui/ruled.module.css';
import styles from './TipPage.module.css';
import type { tipGamePage } from './tip-game.page.ts';

/** The games of a site. */
export function TipGamesPage({ data, surroundings }: ViewProps<typeof tipGamePage>) {
  if (data.kind !== 'games') return null;
  const words = tipWords[surroundings.language];
  return (
    <div className={classNames(frame.frame, styles.page)}>
      <header className={classNames(frame.head, styles.head)}>
        <h1>{words.games}</h1>
        <p className={frame.lede}>{words.gamesLead}</p>
      </header>
      {data.games.length === 0 && <NoData>{words.noGames}</NoData>}
      <ul className={ruled.rows}>
        {data.games.map(({ game, players }) => (
          <li key={game.slug} lang={game.language}>
            <h2 className={styles.gameTitle}>
              <a href={gameAddress(game.slug)}>{game.title}</a>
            </h2>
            <p className={classNames(frame.lede, styles.gameText)}>{game.description}</p>
            <GameState game={game} />
            {players > 0 && <p className="note">{tipWords[game.language].players(players)}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
