/** Endings of verbs, one tense or mood per line. They are only removed to find known verbs. */
const endings = [
  /[aeoö]?(?:k|sz|l|m|d|n|unk|ünk|juk|jük|t[oeö]k|n[ae]k|lak|lek)/,
  /ik|i|i[td]ek|j?[ae]|j?átok|j?[áé]k/,
  /[oeö]?t{1,2}(?:[ae][mdk]?|[áé][lk]|[uü]n?k|[ae]tok|etek|[áé]tok|étek|[ae]lak|elek)?/,
  /[ae]?n(?:i[a-zöü]*|[áéae][a-zé]{0,4}|[oóő]k|o[md]|e[md])/,
  /(?:j|s{1,2}|z{1,2}|ssz|gy)[a-záéöü]{0,6}/,
  /v[aeáé]n?|h[ae]t/,
];
const ending = new RegExp(`^(?:${endings.map(({ source }) => source).join('|')})$`);
const shortest = 3;

/** Possible verbs of a form, the shortest first: csuknod → csuk, látszanak → látszik, ugortunk → ugrik. */
export function verbStems(form: string): string[] {
  const stems: string[] = [];
  for (let length = shortest; length < form.length; length += 1) {
    if (!ending.test(form.slice(length))) continue;
    const stem = form.slice(0, length);
    const withoutVowel = stem.replace(/[aeoö]([lrzdgmn])$/, '$1');
    stems.push(`${stem}ik`, stem);
    if (withoutVowel !== stem) stems.push(`${withoutVowel}ik`);
  }
  return stems;
}
