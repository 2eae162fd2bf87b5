/** Addresses of the election map [SUPP-11]. */

import { type Edition, originOf } from '#features/sites/public.ts';
import { recordsPart } from '../edition-parts.ts';
import { isMapRecord, type MapRecord } from '../records/record.ts';
import { electionsSetting } from './elections-setting.ts';

export const mapFolder = '/valasztasi-terkep';

/** Query of frames in pages that lead elsewhere themselves: the map then has no links to other pages of the paper. */
export const hideMoreQuery = '?hideMore=1';

export function mapPathOf(name: string): string {
  return `${mapFolder}/${name}`;
}

/** The picture with the borders of an election's districts. */
export function bordersPathOf(name: string): string {
  return `${mapFolder}/${name}/hatarok.svg`;
}

/** Addresses of a map: as a page of its own and in a frame, on its own host if the edition has one. */
export function mapAddressesOf(
  { edition, port }: { edition: Edition; port: number },
  name: string,
): { href: string; src: string } {
  const href = mapOrigin(edition, port) + mapPathOf(name);
  return { href, src: href + hideMoreQuery };
}

/** Of the map's own host; '' without one. */
export function mapOrigin(edition: Edition, port: number): string {
  const [host] = electionsSetting.of(edition).hosts;
  return host === undefined ? '' : originOf({ domains: [host] }, port);
}

/** Elections that the map can show. */
export function mapRecords(edition: Edition): MapRecord[] {
  return recordsPart.of(edition).filter(isMapRecord);
}

/** Name of the election that a map shows. */
export function titleOfMap(edition: Edition, name: string): string {
  return mapRecords(edition).find((record) => record.name === name)?.title ?? '';
}
