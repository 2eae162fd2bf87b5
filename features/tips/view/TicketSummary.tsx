import type { ShownGame } from '../game/shown-game.ts';
import type { Ticket } from '../tickets/ticket.ts';
import styles from './TicketSummary.module.css';
import { tipWords } from './tip-words.ts';

interface TicketSummaryProps {
  game: ShownGame;
  ticket: Ticket;
  players: number;
}

/** Points and rank of a ticket, once the game has a result. */
export function TicketSummary({ game, ticket, players }: TicketSummaryProps) {
  const words = tipWords[game.language];
  if (!game.hasResults) return null;
  return (
    <p className="facts">
      <strong className={styles.points}>{words.score(ticket.points)}</strong>
      {ticket.rank !== null && <span>{words.ranked(ticket.rank, players)}</span>}
    </p>
  );
}
