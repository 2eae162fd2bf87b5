/** Addresses of the provider's pictures (crests, portraits, circuits, flags) on our own hosts. */

/** The provider's folders for each sport; `flags` belong to none there. */
const folders = {
  football: ['leagues', 'teams', 'players', 'coachs', 'venues', 'flags'],
  'formula-1': ['circuits', 'teams', 'drivers'],
} as const;

type Folders = typeof folders;
export type PictureName = {
  [Sport in keyof Folders]: { sport: Sport; kind: Folders[Sport][number]; id: string };
}[keyof Folders];

export const pictureFolder = '/livescore/kepek/';

/**
 * The address under which we serve a picture of the provider; null for what is none of its pictures. The host of the
 * URL does not matter: only the edition's own source is ever asked.
 * @example pictureAddress('https://media.api-sports.io/football/teams/769.png') // '/livescore/kepek/football/teams/769.webp'
 */
export function pictureAddress(url: string | null): string | null {
  const path = url === null ? undefined : URL.parse(url)?.pathname;
  const [, folder, kind, id] = providerGrammar.exec(path ?? '') ?? [];
  const sport = kind === 'flags' ? 'football' : folder;
  const name = pictureNameOf(sport, kind, id);
  return name && `${pictureFolder}${name.sport}/${name.kind}/${name.id}.webp`;
}

/** The address of a flag, by its code: `hu`, `gb-eng`. */
export function flagAddress(code: string): string {
  return `${pictureFolder}football/flags/${code}.webp`;
}

/** Parses the path of one of our own addresses; null for another path. */
export function parsePictureAddress(path: string): PictureName | null {
  const [, sport, kind, id] = ownGrammar.exec(path) ?? [];
  return pictureNameOf(sport, kind, id);
}

/** The path of a picture at the provider. */
export function providerPath({ sport, kind, id }: PictureName): string {
  return kind === 'flags' ? `/flags/${id}.svg` : `/${sport}/${kind}/${id}.png`;
}

const providerGrammar = /(?:\/(football|formula-1))?\/([a-z]+)\/([a-z\d-]+)\.(?:png|svg)$/;
const ownGrammar = /^\/livescore\/kepek\/(football|formula-1)\/([a-z]+)\/([a-z\d-]+)\.webp$/;

function pictureNameOf(
  sport: string | undefined,
  kind: string | undefined,
  id: string | undefined,
): PictureName | null {
  if (kind === undefined || id === undefined || !idGrammar(kind).test(id)) return null;
  const footballKind = folders.football.find((one) => one === kind);
  if (sport === 'football' && footballKind) return { sport, kind: footballKind, id };
  const formula1Kind = folders['formula-1'].find((one) => one === kind);
  return sport === 'formula-1' && formula1Kind ? { sport, kind: formula1Kind, id } : null;
}

/** Flags are named by the code of a country or of a part of one: `hu`, `gb-eng`. */
function idGrammar(kind: string): RegExp {
  return kind === 'flags' ? /^[a-z]{2}(-[a-z]{2,3})?$/ : /^[1-9]\d{0,8}$/;
}
