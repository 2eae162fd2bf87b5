/** The form of a ticket in English, and with what strangers send [S45]. */
import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { gameAt } from '../game/game-at.ts';
import { showGame, showQuestions } from '../game/show-game.ts';
import { nothingRefused } from '../tickets/ticket.ts';
import { election, electionGame, kickOff } from '../tips.fixture.ts';
import { TicketForm, type TicketFormProps, TicketNotice } from './TicketForm.tsx';

const zone = 'Europe/Budapest';

function form(more: Partial<TicketFormProps> = {}, answers: Record<string, string> = {}, now = kickOff - 60) {
  const current = gameAt(electionGame({ language: 'en' }), election(), null, now);
  const game = showGame(current, now, zone);
  const questions = showQuestions(current, now, zone, answers);
  const props = { game, questions, ticket: null, refused: nothingRefused, notice: null };
  return { text: html(<TicketForm {...props} {...more} />), game, questions };
}

describe('a ticket in English', () => {
  it('has English labels, and a decimal point in the fields', () => {
    const { text } = form({}, { lista: '48.5' });
    expect(text).toContain('<option value="" selected="">Choose…</option>');
    expect(text).toMatch(/Share of votes, per cent.*value="48\.5"/s);
    expect(text).toContain('1 of 2 predicted');
    expect(text).not.toMatch(/Válasszon|Mentés|Becenév/);
  });

  it('keeps the answer that was chosen', () => {
    const { text } = form({}, { korzet: 'Második Jelölt' });
    expect(text).toContain('<option value="Második Jelölt" selected="">Második Jelölt (Zöld lista)</option>');
  });

  it('has no fields once its questions are closed, but answers and the nickname', () => {
    const { text } = form({}, { korzet: 'Első Jelölt' }, kickOff);
    expect(text).not.toMatch(/<select|name="lista"/);
    expect(text).toMatch(/Prediction<\/dt><dd[^>]*>Első Jelölt \(Kék lista\)/);
    expect(text).toMatch(/no prediction.*No result yet\./s);
    expect(text).toContain('name="becenev"');
  });
});

describe('the notice of a ticket', () => {
  it('names no question that the game does not have', () => {
    const { game, questions } = form();
    const refused = { ...nothingRefused, invalid: ['<script>', 'lista'], closed: ['nincs'] };
    const text = html(<TicketNotice game={game} questions={questions} refused={refused} notice="nothing" />);
    expect(text).toContain('<li><a href="#tipp-lista">Kék lista</a></li>');
    expect(text.match(/<li>/g)).toHaveLength(1);
    expect(text).not.toContain('were closed already');
    expect(text).not.toContain('script');
  });

  it('is an alert if anything was refused, and a status if not', () => {
    const { game, questions } = form();
    const notice = (refused = nothingRefused) =>
      html(<TicketNotice game={game} questions={questions} refused={refused} notice="saved" />);
    expect(notice()).toContain('role="status"');
    expect(notice({ ...nothingRefused, closed: ['lista'] })).toContain('role="alert"');
    expect(notice({ ...nothingRefused, nickname: 'NICKNAME_TAKEN' })).toContain('role="alert"');
  });
});
