/** The readable part of a picture's address, from any text: imported slugs have capitals, accents and worse. */
import { slugOf } from '#platform/text/slug.ts';

// Every picture on a page repeats its name some ten times, so a long slug would outweigh the rest of the address.
const longest = 40;
const clean = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function pictureName(text: string): string {
  if (text.length <= longest && clean.test(text)) return text;
  return slugOf(text.slice(0, 200), longest) || 'kep';
}
