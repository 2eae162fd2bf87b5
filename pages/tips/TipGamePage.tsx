import type { ViewProps } from '#features/kit/public.ts';
import { PageNumbers } from '#features/kit/public.view.ts';
import { gameAddress, ownTicketAddress, tipWords } from '#features/tips/public.ts';
import { GameHead, GameRules, Questions, RankTable } from '#features/tips/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/form/Button.tsx';
import { NoData } from '#ui/NoData.tsx';
import frame from '#ui/page.module.css';
import styles from './TipPage.module.css';
import type { tipGamePage } from './tip-game.page.ts';

/** A game: how to play, the table, and the questions with their results. */
export function TipGamePage({ data }: ViewProps<typeof tipGamePage>) {
  if (data.kind !== 'game') return null;
  const { game, questions, players, rows, page, totalPages } = data;
  const { language, slug, link } = game;
  const words = tipWords[language];
  return (
    <div className={classNames(frame.frame, styles.page)}>
      <GameHead game={game} />
      <p className={classNames('buttons', styles.actions)}>
        <Button href={ownTicketAddress(slug)}>{game.state === 'open' ? words.play : words.ownTicket}</Button>
        {link && (
          <a className="lone-link" href={link.href}>
            {link.title}
          </a>
        )}
      </p>
      <div className={styles.columns}>
        <section aria-labelledby="tabella">
          <h2 id="tabella" className={styles.subtitle}>
            {words.table} {players > 0 && <small className="note">{words.players(players)}</small>}
          </h2>
          {rows.length === 0 ? (
            <NoData>{words.noPlayers(game.state !== 'running' && game.state !== 'finished')}</NoData>
          ) : (
            <RankTable rows={rows} language={language} />
          )}
          <PageNumbers path={gameAddress(slug)} page={page} totalPages={totalPages} language={language} />
        </section>
        <GameRules game={game} />
      </div>
      {page === 1 && <Questions questions={questions} language={language} hasTips={false} />}
    </div>
  );
}
