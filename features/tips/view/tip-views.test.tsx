/** The parts of a game's pages, with nothing, with too much, and after faults [S45]. */
import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { QuestionInput, ShownGame, ShownQuestion } from '../game/shown-game.ts';
import { nothingRefused, type Ticket } from '../tickets/ticket.ts';
import { GameHead } from './GameHead.tsx';
import { GameRules } from './GameRules.tsx';
import { Questions } from './Questions.tsx';
import { RankTable } from './RankTable.tsx';
import { TicketForm, type TicketFormProps } from './TicketForm.tsx';
import { TicketSummary } from './TicketSummary.tsx';
import { TicketTools } from './TicketTools.tsx';

const game: ShownGame = {
  slug: 'proba',
  title: 'Próba',
  description: 'Leírás.',
  language: 'hu',
  trial: false,
  link: null,
  state: 'open',
  open: 2,
  all: 3,
  hasResults: false,
  nextClosing: 'kedd 18:00',
  opens: '',
  rules: [],
};
const question: ShownQuestion = {
  id: 'egy',
  kind: 'match',
  title: 'A ország – B ország',
  detail: '',
  state: 'open',
  closesIn: 60,
  closes: '',
  factor: 1,
  result: '',
  tip: '',
  points: null,
  input: null,
};
const score: QuestionInput = { kind: 'score', teams: ['A ország', 'B ország'], given: ['2', ''] };
const ticket: Ticket = { key: 'k', nickname: 'Kis Pista', points: 1_234, rank: 1_000, answers: {} };

const form = (more: Partial<TicketFormProps>): string =>
  html(
    <TicketForm game={game} questions={[]} ticket={null} refused={nothingRefused} notice={null} {...more} />,
  );
const list = (more: Partial<ShownQuestion>, hasTips = true): string =>
  html(<Questions questions={[{ ...question, ...more }]} language="hu" hasTips={hasTips} />);

describe('the head of a game', () => {
  it.each([
    [{ open: 3 }, '3 kérdésre lehet tippelni. A következő zárás: kedd 18:00.'],
    [{ open: 2 }, '3 kérdésből 2 még nyitva van.'],
    [{ state: 'soon', opens: 'hétfő 9:00', nextClosing: '' }, 'Tippelni ettől lehet: hétfő 9:00.'],
    [{ state: 'soon', nextClosing: '' }, 'A játék hamarosan indul.'],
    [{ state: 'running', nextClosing: '' }, 'még nincs meg minden eredmény'],
    [{ state: 'finished', nextClosing: '' }, 'A játék véget ért'],
    [{ state: 'waiting', nextClosing: '' }, 'még nem indult el'],
  ] as const)('says in the state %j: %s', (more, sentence) => {
    expect(html(<GameHead game={{ ...game, ...more }} />)).toContain(sentence);
  });

  it('says that a trial is one, and only then', () => {
    expect(html(<GameHead game={{ ...game, trial: true }} />)).toContain('>PRÓBA</p>');
    expect(html(<GameHead game={game} />)).not.toContain('PRÓBA');
  });

  it('leads back to the game from a page with a title of its own', () => {
    const text = html(<GameHead game={game} title="A szelvényem" />);
    expect(text).toContain('<h1>A szelvényem</h1>');
    expect(text).toContain('<a class="link-words" href="/melleklet/tippjatek/proba">Próba</a>');
  });
});

describe('questions', () => {
  it('come by kind, each kind with a heading, no kind without questions', () => {
    const kinds = (['list-share', 'match', 'match'] as const).map((kind, at) => ({
      ...question,
      kind,
      id: String(at),
    }));
    const text = html(<Questions questions={kinds} language="hu" hasTips />);
    expect([...text.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, title]) => title)).toEqual([
      'Mérkőzések',
      'Országos listák',
    ]);
    expect(html(<Questions questions={[]} language="hu" hasTips />)).toBe('');
  });

  it('show answer, result and points', () => {
    const text = list({ state: 'scored', tip: '2–1', result: '2–1', points: 6, factor: 2, detail: 'kedd' });
    expect(text).toMatch(/Tipp<\/dt><dd[^>]*>2–1.*Eredmény<\/dt><dd[^>]*>2–1/);
    expect(text).toContain('6 pont');
    expect(text).toContain('kedd · 2× pont');
  });

  it('say what is missing: an answer, a result, the opening', () => {
    expect(list({ state: 'closed' })).toMatch(/nincs tipp.*Még nincs eredmény\./);
    expect(list({ state: 'soon' })).toContain('Még nem nyílt meg');
    expect(list({ state: 'waiting' })).toContain('Még nem lehet rá tippelni');
    expect(list({ state: 'waiting', kind: 'list-share' })).toContain('Még nem nyílt meg');
    expect(list({ state: 'closed' }, false)).not.toContain('Tipp');
  });
});

describe('the form of a ticket', () => {
  it('has labelled fields that work without script, with the values of the ticket', () => {
    const text = form({ questions: [{ ...question, input: score }], ticket });
    expect(text).toContain('action="/melleklet/tippjatek/proba/szelvenyem" method="post"');
    expect(text).toContain('<span class="visually-hidden">A ország góljai</span>');
    expect(text).toMatch(/name="egy\/1"[^>]*value="2"/);
    expect(text).toMatch(/name="becenev" [^>]*value="Kis Pista"/);
    expect(text).toContain('data-closes-in="60"');
    expect(text).not.toContain('role="alert"');
  });

  it.each([
    [
      { kind: 'choice', options: [{ name: 'Első', list: 'Kék' }], given: 'Első' },
      /<option value="Első" selected=""/,
    ],
    [{ kind: 'percent', given: '48,5' }, /inputMode="decimal"[^>]*name="egy" value="48,5"/],
    [
      {
        kind: 'order',
        teams: [
          { code: 'AAA', name: 'A' },
          { code: 'BBB', name: 'B' },
        ],
        given: ['BBB'],
      },
      /1\. hely.*<option value="BBB" selected="">.*2\. hely.*<option value="" selected="">/s,
    ],
  ] as const)('has the fields of %j', (input, pattern) => {
    expect(form({ questions: [{ ...question, input: input as QuestionInput }] })).toMatch(pattern);
  });

  it('says what was saved, and what was not and why, with links to what can be corrected', () => {
    const questions = [
      { ...question, tip: '2–1', input: score },
      { ...question, id: 'ketto', title: 'Lezárult kérdés', state: 'closed' as const },
    ];
    const refused = { closed: ['ketto'], invalid: ['egy'], nickname: 'NICKNAME_TAKEN' as const };
    const text = form({ questions, refused, notice: 'saved' });
    expect(text).toMatch(/role="alert" tabindex="-1"/i);
    expect(text).toContain('Mentettük. 2 kérdésből 1 tippje van.');
    expect(text).toMatch(/Ezekre már nem lehetett tippelni:<\/p><ul><li>Lezárult kérdés/);
    expect(text).toContain('<a href="#tipp-egy">A ország – B ország</a>');
    expect(text.match(/Ez a becenév már foglalt/g)).toHaveLength(2);
    expect(text).toContain('aria-describedby="becenev-hint becenev-error"');
    expect(text.match(/aria-invalid="true"/g)).toHaveLength(3);
  });

  it('says so when everything is answered, nothing was, or the ticket was deleted', () => {
    const answered = [{ ...question, tip: '2–1' }];
    expect(form({ questions: answered, notice: 'saved' })).toContain('Minden kérdésre van tippje.');
    expect(form({ questions: [question], notice: 'nothing' })).toContain('Nem volt mit menteni');
    expect(form({ notice: 'deleted' })).toContain('A szelvényt töröltük.');
    expect(form({ notice: 'deleted' })).toContain('role="status"');
  });

  it('shows a nickname with markup as text', () => {
    const text = form({ ticket: { ...ticket, nickname: '"><script>' } });
    expect(text).not.toContain('<script>');
  });
});

describe('the rest of a ticket’s page', () => {
  it('has points and rank once there are results', () => {
    const withResults = { ...game, hasResults: true };
    const text = html(<TicketSummary game={withResults} ticket={ticket} players={12_345} />);
    expect(text.replaceAll('\u00a0', ' ')).toContain('1234 pont');
    expect(text.replaceAll('\u00a0', ' ')).toContain('1000. hely, 12 345 játékosból');
    expect(html(<TicketSummary game={game} ticket={ticket} players={1} />)).toBe('');
    const unranked = { ...ticket, rank: null };
    expect(html(<TicketSummary game={withResults} ticket={unranked} players={1} />)).not.toContain('hely');
  });

  it('shares the address that others can read, and deletes by a form', () => {
    const text = html(
      <TicketTools game={game} shareAddress="https://lap.example/melleklet/tippjatek/proba/k" />,
    );
    expect(text).toContain('data-share-url="https://lap.example/melleklet/tippjatek/proba/k"');
    expect(text).toContain('action="/melleklet/tippjatek/proba/szelvenyem/torles" method="post"');
  });

  it('lists the table with shared ranks as given, and its title without rows', () => {
    const rows = ['Egy', 'Kettő'].map((nickname) => ({ rank: 1, nickname, points: 7 }));
    const text = html(<RankTable rows={rows} language="hu" />);
    expect(text.match(/>1\.</g)).toHaveLength(2);
    expect(html(<RankTable rows={[]} language="en" />)).toContain('Nickname');
  });

  it('explains points in both languages, in singular and plural', () => {
    const rules: ShownGame['rules'] = [
      { kind: 'match', steps: [{ points: 1, condition: 'winner' }] },
      {
        kind: 'list-share',
        steps: [
          { points: 5, condition: { within: 0.5 } },
          { points: 1, condition: { within: 2 } },
        ],
      },
    ];
    const hungarian = html(<GameRules game={{ ...game, rules }} />);
    expect(hungarian).toContain('legfeljebb 0,5 százalékpont eltérés');
    expect(hungarian).toContain('legfeljebb 2 százalékpont eltérés');
    const english = html(<GameRules game={{ ...game, language: 'en', rules }} />);
    expect(english).toMatch(/1 point<\/strong>.*5 points<\/strong> within 0\.5 percentage points/s);
  });
});
