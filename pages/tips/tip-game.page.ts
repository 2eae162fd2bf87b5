/** `/melleklet/tippjatek/{subSlug?}/{key?}`: the games, a game with its table, a shared ticket [SITE-14] [SUPP-15]. */
import { z } from 'zod';
import {
  definePage,
  headOfPage,
  type LoadRequest,
  type PageRequest,
  type PageResult,
  pageAddress,
  pagedTitle,
} from '#features/kit/public.ts';
import { fullAddress, pageNumberField } from '#features/sites/public.ts';
import type { TipsFeature } from '#features/tips/public.server.ts';
import {
  type Game,
  type GameAt,
  gameAddress,
  showGame,
  showQuestions,
  ticketAddress,
  ticketKeyPattern,
  tipGamesPath,
  tipWords,
} from '#features/tips/public.ts';
import type { TipPageData } from './tip-page-data.ts';

interface TipNeeds {
  tips: TipsFeature;
}

const fields = z.object({ oldal: pageNumberField });
const perPage = 20;

export const tipGamePage = definePage({
  route: 'tip_game',
  view: 'TipGamesPage',
  at: [
    { pattern: tipGamesPath, sites: 'root', row: undefined },
    { pattern: gameAddress('{subSlug}'), sites: 'root', row: undefined },
    {
      pattern: ticketAddress('{subSlug}', '{key}'),
      sites: 'root',
      row: undefined,
      isValid: ({ key = '' }) => ticketKeyPattern.test(key),
    },
  ],
  query: fields,
  mayBeMissing: true,
  audience: 'everyone',
  frame: 'site',
  async sitemap({ view, sites }, { tips }: TipNeeds) {
    const games = tips.games.filter(({ site, trial }) => sites.includes(site) && !trial);
    const paths = games.length === 0 ? [] : [tipGamesPath, ...games.map(({ slug }) => gameAddress(slug))];
    return { entries: paths.map((path) => ({ address: fullAddress(view, path) })), dependencies: [] };
  },
  examples: [
    { name: 'tip games', path: tipGamesPath },
    { name: 'tip game', path: gameAddress('eb-2024') },
    { name: 'tip game of an election', path: gameAddress('valasztas-2022') },
  ],
  async load(request, { tips }: TipNeeds) {
    const { subSlug, key } = request.params;
    if (subSlug === undefined) return loadGames(request, tips);
    const game = tips.gameOf(subSlug);
    if (!game || game.site !== request.site.slug) return nothing([]);
    return key === undefined ? loadGame(request, tips, game) : loadTicket(request, tips, game, key);
  },
});

type TipResult = PageResult<TipPageData>;

function nothing(keys: string[]): TipResult {
  return { kind: 'nothing', code: 'page-not-found', dependencies: keys.map((key) => ({ key })) };
}

async function loadGames(request: PageRequest, tips: TipsFeature): Promise<TipResult> {
  const { site } = request;
  const games = tips.games.filter((game) => game.site === site.slug && !game.trial);
  const now = tips.now();
  const [loaded, players] = await Promise.all([
    Promise.all(games.map((game) => tips.load(game))),
    tips.players(games.map(({ slug }) => slug)),
  ]);
  const known = loaded.filter((one) => one !== null);
  const words = tipWords.hu;
  return {
    kind: 'page',
    head: headOfPage(request, {
      title: words.games,
      description: words.gamesLead,
      canonicalPath: tipGamesPath,
    }),
    data: {
      kind: 'games',
      games: known.map((one) => ({
        game: showGame(one, now, site.timeZone),
        players: players.get(one.game.slug) ?? 0,
      })),
    },
    dependencies: known.flatMap(({ dependencies }) => dependencies),
    freshForMs: freshFor(known, now),
  };
}

async function loadGame(
  request: LoadRequest<undefined, z.output<typeof fields>>,
  tips: TipsFeature,
  game: Game,
): Promise<TipResult> {
  const { site, query } = request;
  const page = query.oldal;
  const table = await tips.table(game, { limit: perPage, offset: (page - 1) * perPage });
  if (!table || (page > 1 && table.rows.length === 0)) return nothing([`tips:${game.slug}`]);
  const now = tips.now();
  const { players, rows } = table;
  const title = pagedTitle(game.title, page, game.language);
  return {
    kind: 'page',
    view: 'TipGamePage',
    head: headOfPage(request, {
      title,
      description: game.description,
      canonicalPath: pageAddress(gameAddress(game.slug), page),
      ...(game.trial ? { robots: 'noindex' } : {}),
    }),
    data: {
      kind: 'game',
      players,
      rows,
      page,
      game: showGame(table.game, now, site.timeZone),
      questions: showQuestions(table.game, now, site.timeZone),
      totalPages: Math.ceil(players / perPage),
    },
    language: game.language,
    dependencies: table.game.dependencies,
    freshForMs: freshFor([table.game], now),
    store: page > 1 ? 'apart' : 'pages',
  };
}

async function loadTicket(
  request: PageRequest,
  tips: TipsFeature,
  game: Game,
  key: string,
): Promise<TipResult> {
  const { site } = request;
  const loaded = await tips.load(game);
  const ticket = loaded && (await tips.ticketByKey(game.slug, key));
  if (!ticket) return nothing([`tips:${game.slug}`, `tip-ticket:${key}`]);
  const now = tips.now();
  const words = tipWords[game.language];
  const title = words.sharedTicket(ticket.nickname ?? words.nameless);
  return {
    kind: 'page',
    view: 'SharedTicketPage',
    head: headOfPage(request, {
      title: `${title} – ${game.title}`,
      description: game.description,
      canonicalPath: ticketAddress(game.slug, key),
      robots: 'noindex',
    }),
    data: {
      kind: 'ticket',
      ticket,
      game: showGame(loaded, now, site.timeZone),
      questions: showQuestions(loaded, now, site.timeZone, ticket.answers),
      players: (await tips.players([game.slug])).get(game.slug) ?? 0,
    },
    language: game.language,
    dependencies: [...loaded.dependencies, { key: `tip-ticket:${key}` }],
    freshForMs: freshFor([loaded], now),
    store: 'apart',
  };
}

/** Until the next question opens, closes or gets its result. */
function freshFor(games: readonly GameAt[], now: number): number | null {
  const moments = games.map(({ changesAt }) => changesAt).filter((at) => at !== null);
  return moments.length === 0 ? null : Math.max(0, (Math.min(...moments) - now) * 1_000);
}
