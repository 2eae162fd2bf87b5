/** Texts of the tip game. */
import type { Language } from '#features/sites/public.ts';
import { formatNumber } from '#platform/text/hungarian-number.ts';
import { numberText } from '#platform/text/number-text.ts';
import { defineWords } from '#platform/text/words.ts';
import type { QuestionKind, RuleCondition } from '../game/shown-game.ts';
import type { NicknameRefusal } from '../tickets/nickname.ts';

export interface TipWords {
  label: string;
  games: string;
  gamesLead: string;
  noGames: string;
  trial: string;
  trialNote: string;
  players: (count: number) => string;
  waiting: string;
  soon: (when: string) => string;
  open: (open: number, all: number) => string;
  nextClosing: (when: string) => string;
  running: string;
  finished: string;
  play: string;
  ownTicket: string;
  toGame: string;
  rules: string;
  kinds: Record<QuestionKind, string>;
  condition: (condition: RuleCondition) => string;
  points: (points: number) => string;
  factor: (factor: number) => string;
  table: string;
  rank: string;
  nickname: string;
  pointsColumn: string;
  /** Of a game in which it is still possible to play, and of one that is closed. */
  noPlayers: (isOpen: boolean) => string;
  results: string;
  closes: (when: string) => string;
  closed: string;
  notOpen: string;
  teamsOpen: string;
  tip: string;
  result: string;
  noTip: string;
  noResult: string;
  goalsOf: (team: string) => string;
  place: (place: number) => string;
  group: (name: string) => string;
  choose: string;
  percent: string;
  percentHint: string;
  nicknameHint: string;
  save: string;
  saving: string;
  saved: (count: number, all: number) => string;
  savedAll: string;
  withdrawn: (count: number) => string;
  closedAnswers: string;
  invalidAnswers: string;
  invalidAnswer: string;
  nothing: string;
  /** Where everything that was sent is refused. */
  nothingSaved: string;
  nicknameRefused: Record<NicknameRefusal, string>;
  failed: string;
  offline: string;
  tooMany: string;
  unsaved: string;
  share: string;
  shareHint: string;
  copy: string;
  copied: string;
  deletion: string;
  deletionHint: string;
  deletionConfirm: string;
  deleted: string;
  noTicket: string;
  noTicketHint: string;
  nameless: string;
  ranked: (rank: number, players: number) => string;
  sharedTicket: (nickname: string) => string;
  sharedNote: string;
  answered: (answered: number, all: number) => string;
  score: (points: number) => string;
}

const number = formatNumber;

export const tipWords: Record<Language, TipWords> = defineWords('tip', {
  hu: {
    label: 'Tippjáték',
    games: 'Tippjáték',
    gamesLead: 'Tippeljen eredményekre, és mérje össze tudását a többi olvasóval.',
    noGames: 'Most nincs tippjáték. Nézzen vissza a következő nagy esemény előtt.',
    trial: 'PRÓBA',
    trialNote: 'Próbajáték: régi eredmények visszajátszása, nem valós idejű eredmény.',
    players: (count) => `${number(count)} játékos`,
    waiting: 'A játék még nem indult el.',
    soon: (when) => (when === '' ? 'A játék hamarosan indul.' : `Tippelni ettől lehet: ${when}.`),
    open: (open, all) =>
      open === all ? `${all} kérdésre lehet tippelni.` : `${all} kérdésből ${open} még nyitva van.`,
    nextClosing: (when) => `A következő zárás: ${when}.`,
    running: 'Tippelni már nem lehet, de még nincs meg minden eredmény.',
    finished: 'A játék véget ért, minden eredmény megvan.',
    play: 'Kitöltöm a szelvényt',
    ownTicket: 'A szelvényem',
    toGame: 'A játék oldala és a tabella',
    rules: 'Pontozás',
    kinds: {
      match: 'Mérkőzések',
      'group-order': 'Csoportok végeredménye',
      'district-winner': 'Egyéni választókerületek',
      'list-share': 'Országos listák',
    },
    condition: (condition) => {
      if (typeof condition === 'object')
        return `legfeljebb ${decimal(condition.within)} százalékpont eltérés`;
      const conditions = {
        'exact-score': 'pontos eredmény (90 perc után)',
        winner: 'csak a győztes vagy a döntetlen ténye',
        'each-place': 'minden eltalált helyezés',
        'whole-order': 'ezen felül, ha a teljes sorrend jó',
        district: 'eltalált győztes',
      };
      return conditions[condition];
    },
    points: (points) => `${number(points)} pont`,
    factor: (factor) => `${factor}× pont`,
    table: 'Tabella',
    rank: 'Hely',
    nickname: 'Becenév',
    pointsColumn: 'Pont',
    noPlayers: (isOpen) =>
      isOpen ? 'Még senki sincs a tabellán. Legyen ön az első.' : 'Senki sem játszott becenévvel.',
    results: 'Kérdések és eredmények',
    closes: (when) => `Zárás: ${when}`,
    closed: 'Lezárult',
    notOpen: 'Még nem nyílt meg',
    teamsOpen: 'Még nem lehet rá tippelni',
    tip: 'Tipp',
    result: 'Eredmény',
    noTip: 'nincs tipp',
    noResult: 'Még nincs eredmény.',
    goalsOf: (team) => `${team} góljai`,
    place: (place) => `${place}. hely`,
    group: (name) => `${name} csoport`,
    choose: 'Válasszon…',
    percent: 'Szavazatarány százalékban',
    percentHint: 'Például 48,5',
    nicknameHint: '2–24 betű, szám, szóköz vagy . _ - jel. Ezt látja a többi játékos a tabellán.',
    save: 'Szelvény mentése',
    saving: 'Mentés…',
    saved: (count, all) => `Mentettük. ${all} kérdésből ${count} tippje van.`,
    savedAll: 'Mentettük. Minden kérdésre van tippje.',
    withdrawn: (count) => `${count} tippjét visszavonta.`,
    closedAnswers: 'Ezekre már nem lehetett tippelni:',
    invalidAnswers: 'Ezeket nem tudtuk menteni:',
    invalidAnswer: 'Ez a tipp nem volt érvényes. Töltse ki minden mezőjét, minden csapatot egyszer.',
    nothing: 'Nem volt mit menteni: tippeljen legalább egy kérdésre, vagy adjon meg becenevet.',
    nothingSaved: 'Semmit sem mentettünk.',
    nicknameRefused: {
      NICKNAME_INVALID: 'A becenév 2–24 betűből, számból, szóközből vagy . _ - jelből állhat.',
      NICKNAME_FORBIDDEN: 'Ezt a becenevet nem fogadjuk el. Válasszon másikat.',
      NICKNAME_TAKEN: 'Ez a becenév már foglalt. Válasszon másikat.',
    },
    failed: 'A mentés nem sikerült. Tippjei itt maradtak: próbálja újra egy kicsit később.',
    offline: 'Nincs internetkapcsolat. Tippjei itt maradtak: mentsen újra, ha van kapcsolat.',
    tooMany:
      'Túl sok mentés érkezett innen. Egy perc múlva próbálja újra; új játékosként legfeljebb tíz perc múlva.',
    unsaved: 'Van mentetlen tippje.',
    share: 'Szelvény megosztása',
    shareHint: 'Aki megnyitja ezt a címet, láthatja a szelvényt, de nem módosíthatja.',
    copy: 'Cím másolása',
    copied: 'A címet a vágólapra másoltuk.',
    deletion: 'Szelvény törlése',
    deletionHint: 'A szelvény minden tippjével és pontjával együtt törlődik, és nem állítható vissza.',
    deletionConfirm: 'Végleg törlöm a szelvényt',
    deleted: 'A szelvényt töröltük.',
    noTicket: 'Ebben a játékban nincs szelvénye.',
    noTicketHint: 'Ha másik böngészőben töltötte ki, ott nyissa meg.',
    nameless: 'Névtelen',
    ranked: (rank, players) => `${number(rank)}. hely, ${number(players)} játékosból`,
    sharedTicket: (nickname) => `${nickname} szelvénye`,
    sharedNote: 'Megosztott szelvény, csak olvasható.',
    answered: (answered, all) => `${answered} tipp ${all} kérdésből`,
    score: (points) => `${number(points)} pont`,
  },
  en: {
    label: 'Prediction game',
    games: 'Prediction game',
    gamesLead: 'Predict the results and compare yourself with other readers.',
    noGames: 'There is no game at the moment. Come back before the next big event.',
    trial: 'TRIAL',
    trialNote: 'A trial: past results are replayed, these are not live results.',
    players: (count) => `${numberText(count, 'en')} ${count === 1 ? 'player' : 'players'}`,
    waiting: 'The game has not started yet.',
    soon: (when) => (when === '' ? 'The game starts soon.' : `Predictions open on ${when}.`),
    open: (open, all) => `${open} of ${all} questions are open.`,
    nextClosing: (when) => `Next closing: ${when}.`,
    running: 'Predictions are closed, some results are still missing.',
    finished: 'The game is over, all results are in.',
    play: 'Fill in my ticket',
    ownTicket: 'My ticket',
    toGame: 'The game and its table',
    rules: 'Points',
    kinds: {
      match: 'Matches',
      'group-order': 'Final order of groups',
      'district-winner': 'Districts',
      'list-share': 'National lists',
    },
    condition: (condition) => {
      if (typeof condition === 'object') return `within ${condition.within} percentage points`;
      const conditions = {
        'exact-score': 'exact score (after 90 minutes)',
        winner: 'only the winner or the draw',
        'each-place': 'each team at its place',
        'whole-order': 'more if the whole order is right',
        district: 'the right winner',
      };
      return conditions[condition];
    },
    points: (points) => `${points} ${points === 1 ? 'point' : 'points'}`,
    factor: (factor) => `${factor}× points`,
    table: 'Table',
    rank: 'Rank',
    nickname: 'Nickname',
    pointsColumn: 'Points',
    noPlayers: (isOpen) =>
      isOpen ? 'Nobody is in the table yet. Be the first.' : 'Nobody played with a nickname.',
    results: 'Questions and results',
    closes: (when) => `Closes: ${when}`,
    closed: 'Closed',
    notOpen: 'Not open yet',
    teamsOpen: 'Cannot be predicted yet',
    tip: 'Prediction',
    result: 'Result',
    noTip: 'no prediction',
    noResult: 'No result yet.',
    goalsOf: (team) => `Goals of ${team}`,
    place: (place) => `Place ${place}`,
    group: (name) => `Group ${name}`,
    choose: 'Choose…',
    percent: 'Share of votes, per cent',
    percentHint: 'For example 48.5',
    nicknameHint: '2–24 letters, digits, spaces or . _ - Other players see it in the table.',
    save: 'Save my ticket',
    saving: 'Saving…',
    saved: (count, all) => `Saved. You have predicted ${count} of ${all}.`,
    savedAll: 'Saved. You have predicted everything.',
    withdrawn: (count) =>
      count === 1 ? 'One prediction was withdrawn.' : `${count} predictions were withdrawn.`,
    closedAnswers: 'These were closed already:',
    invalidAnswers: 'These could not be saved:',
    invalidAnswer: 'This prediction was not valid. Fill in all of its fields, each team once.',
    nothing: 'There was nothing to save: predict at least one result or choose a nickname.',
    nothingSaved: 'Nothing was saved.',
    nicknameRefused: {
      NICKNAME_INVALID: 'A nickname has 2–24 letters, digits, spaces or . _ - marks.',
      NICKNAME_FORBIDDEN: 'This nickname is not accepted. Please choose another one.',
      NICKNAME_TAKEN: 'This nickname is taken. Please choose another one.',
    },
    failed: 'Saving failed. Your predictions are still here: please try again a little later.',
    offline: 'You are offline. Your predictions are still here: save again when you are connected.',
    tooMany:
      'There were too many requests. Try again in a minute, or as a new player in ten minutes at most.',
    unsaved: 'There are unsaved predictions.',
    share: 'Share my ticket',
    shareHint: 'Whoever opens this address can read the ticket, but not change it.',
    copy: 'Copy the address',
    copied: 'The address is on the clipboard.',
    deletion: 'Delete my ticket',
    deletionHint: 'The ticket is deleted with all its predictions and points, and cannot be restored.',
    deletionConfirm: 'Delete my ticket for good',
    deleted: 'The ticket is deleted.',
    noTicket: 'You have no ticket in this game.',
    noTicketHint: 'If you filled it in with another browser, open it there.',
    nameless: 'Anonymous',
    ranked: (rank, players) => `Rank ${rank} of ${players}`,
    sharedTicket: (nickname) => `Ticket of ${nickname}`,
    sharedNote: 'A shared ticket, for reading only.',
    answered: (answered, all) => `${answered} of ${all} predicted`,
    score: (points) => `${points} ${points === 1 ? 'point' : 'points'}`,
  },
});

function decimal(value: number): string {
  return number(value, Number.isInteger(value) ? 0 : 1);
}
