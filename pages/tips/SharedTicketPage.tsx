import type { ViewProps } from '#features/kit/public.ts';
import { gameAddress, ownTicketAddress, tipWords } from '#features/tips/public.ts';
import { GameHead, Questions, TicketSummary } from '#features/tips/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/form/Button.tsx';
import frame from '#ui/page.module.css';
import styles from './TipPage.module.css';
import type { tipGamePage } from './tip-game.page.ts';

/** A ticket that somebody shared: for reading only. */
export function SharedTicketPage({ data }: ViewProps<typeof tipGamePage>) {
  if (data.kind !== 'ticket') return null;
  const { game, questions, ticket, players } = data;
  const words = tipWords[game.language];
  return (
    <div className={classNames(frame.frame, styles.page)}>
      <GameHead game={game} title={words.sharedTicket(ticket.nickname ?? words.nameless)} />
      <TicketSummary game={game} ticket={ticket} players={players} />
      <p className="note">{words.sharedNote}</p>
      <Questions questions={questions} language={game.language} hasTips />
      <p className={classNames('buttons', styles.actions)}>
        {game.state === 'open' && <Button href={ownTicketAddress(game.slug)}>{words.play}</Button>}
        <a className="lone-link" href={gameAddress(game.slug)}>
          {words.toGame}
        </a>
      </p>
    </div>
  );
}
