import type { ViewProps } from '#features/kit/public.ts';
import { gameAddress, tipWords } from '#features/tips/public.ts';
import {
  GameHead,
  Questions,
  TicketForm,
  TicketNotice,
  TicketSummary,
  TicketTools,
} from '#features/tips/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import { NoData } from '#ui/NoData.tsx';
import frame from '#ui/page.module.css';
import type { ownTicketPage } from './own-ticket.page.ts';
import styles from './TipPage.module.css';

/** The reader's own ticket: to fill in while questions are open, to share, to delete. */
export function OwnTicketPage({ data }: ViewProps<typeof ownTicketPage>) {
  const { game, questions, ticket, players, refused, notice, withdrawn, shareAddress } = data;
  const outcome = { refused, notice, withdrawn };
  const words = tipWords[game.language];
  const isOpen = game.state === 'open';
  return (
    <div className={classNames(frame.frame, styles.page)}>
      <GameHead game={game} title={words.ownTicket} />
      <div data-tip-ticket="">
        {ticket && <TicketSummary game={game} ticket={ticket} players={players} />}
        {!isOpen && <TicketNotice game={game} questions={questions} {...outcome} />}
        {isOpen ? (
          <TicketForm game={game} questions={questions} ticket={ticket} {...outcome} />
        ) : ticket ? (
          <Questions questions={questions} language={game.language} hasTips />
        ) : (
          <NoData>{`${words.noTicket} ${words.noTicketHint}`}</NoData>
        )}
        {ticket && <TicketTools game={game} shareAddress={shareAddress} />}
      </div>
      <p className={classNames('buttons', styles.actions)}>
        <a className="lone-link" href={gameAddress(game.slug)}>
          {words.toGame}
        </a>
      </p>
    </div>
  );
}
