/** Letters that Unicode does not decompose into a base letter and an accent. */
const spelledOut: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ŋ: 'n',
};

/**
 * URL slug of a title or a name: `slugOf('Őszi árvíztűrő körkép')` is `oszi-arvizturo-korkep`.
 * Cut at a word's end near `longest` characters; '' when the text has no Latin letters and no digits.
 */
export function slugOf(text: string, longest = 80): string {
  const words = text
    .toWellFormed()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøđðþłıŋ]/g, (letter) => spelledOut[letter] ?? '')
    .replace(/['’ʼ]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length > longest) return slug === '' ? word.slice(0, longest) : slug;
    slug = longer;
  }
  return slug;
}

/** Whether a text is a valid slug. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9-]{1,200}$/.test(text);
}

/** The first of `slug`, `slug-2`, `slug-3` … that is not taken. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(slug)) return slug;
  for (let number = 2; ; number += 1) {
    const next = `${slug}-${number}`;
    if (!isTaken(next)) return next;
  }
}
