/** Typed import of the guard of `npm test`, which ends and removes what a run leaves behind. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type LeaveNothing = (kind: 'process' | 'group' | 'folder', what: string) => () => void;

const file = pathToFileURL(join(import.meta.dirname, '../scripts/bootstrap/leave-nothing.mjs')).href;

/** `child.once('close', leaveNothing('process', String(child.pid)))` */
export const { leaveNothing }: { leaveNothing: LeaveNothing } = await import(/* @vite-ignore */ file);
