/** A placeholder for pictures that the provider does not have, so that the layout stays. */
import type { PictureName } from './picture-address.ts';

type Kind = PictureName['kind'];

/** An SVG in a grey that is visible on light and on dark pages. */
export function neutralPicture(kind: Kind): string {
  const shape = shapes[kind];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="150" viewBox="0 0 150 150"><g fill="#8c8a85" fill-opacity=".18" stroke="#8c8a85" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">${shape}</g></svg>`;
}

const shield = '<path d="M75 14 126 28v44c0 34-24 54-51 66-27-12-51-32-51-66V28z"/>';
const person = '<circle cx="75" cy="52" r="27"/><path d="M21 138c3-34 25-48 54-48s51 14 54 48z"/>';
const flag = '<rect x="12" y="30" width="126" height="90" rx="6"/>';
const circuit =
  '<path fill="none" d="M30 104c-14-10-12-34 2-44l44-31c12-8 24 0 24 12s-10 18-2 26 26 2 30 18-8 30-26 28-30-12-42-6-20 4-30-3z"/>';
const ground =
  '<ellipse cx="75" cy="80" rx="62" ry="42"/><ellipse cx="75" cy="80" rx="34" ry="20" fill="none"/>';

const shapes: Readonly<Record<Kind, string>> = {
  leagues: shield,
  teams: shield,
  players: person,
  coachs: person,
  drivers: person,
  venues: ground,
  circuits: circuit,
  flags: flag,
};
