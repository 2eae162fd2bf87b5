const vowel = /[aáeéiíoóöőuúüű]/;
/** Stems in which two consonants are swapped. */
const metathesis: Record<string, string> = { terh: 'teher', pelyh: 'pehely', kelyh: 'kehely' };

/**
 * Possible lemmas of a plural, a comparative or a bare stem: vonalak → vonal, bokrok → bokor, kisebb → kis, apj- → apa,
 * tetej- → tető.
 */
export function nounStems(form: string): string[] {
  const stem = form.replace(/(?:[aeoö]k|[aeo]?bb(?:ik)?)$/, '');
  const swapped = Object.entries(metathesis)
    .filter(([end]) => stem.endsWith(end))
    .map(([end, nominative]) => stem.slice(0, -end.length) + nominative);
  const final = form.endsWith('aj') ? 'ó' : 'ő';
  if (stem === form)
    return [
      ...withLostVowel(form),
      `${form}a`,
      `${form}e`,
      `${form.slice(0, -2)}${final}`,
      form.slice(0, -1),
    ];
  return [...swapped, ...withLostVowel(stem), stem, `${stem}u`, stem.replace(/v$/, 'u')];
}

/** Restores the vowel that a stem loses before an ending: bokr- → bokor, érz- → érez. */
export function withLostVowel(stem: string): string[] {
  const last = stem.slice(-1);
  if (vowel.test(last) || vowel.test(stem.slice(-2, -1))) return [];
  return ['o', 'e', 'ö', 'a'].map((filling) => stem.slice(0, -1) + filling + last);
}
