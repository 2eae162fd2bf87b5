/** The irregular verbs of Hungarian, by the beginnings of their forms. */
const verbs: [RegExp, string][] = [
  [/^(.*?)t[eé](?:s?sz|tt|gy|nn|het|v[ée])/, 'tesz'],
  [/^(.*?)v[eé](?:s?sz|tt|gy|nn|het|v[ée])/, 'vesz'],
  [/^(.*?)l[eé](?:s?sz|tt|gy|nn|het|v[ée])/, 'lesz'],
  [/^(.*?)v[ií](?:s?sz|tt|gy|nn|het|v[ée])/, 'visz'],
  [/^(.*?)h[ií](?:s?sz|tt|g?gy|nn|het|v[ée])/, 'hisz'],
  [/^(.*?)e(?:s?sz|tt|gy|nn|het|v[ée])/, 'eszik'],
  [/^(.*?)i(?:s?sz|tt|gy|nn|hat|v[áa])/, 'iszik'],
  [/^(.*?)(?:m[eé]gy|mész|men|mehet)/, 'megy'],
  [/^(.*?)(?:jö|gyer(?:e|ünk|tek)$)/, 'jön'],
  [/^(.*?)(?:vagy|vann|van$|volt|voln)/, 'van'],
  [/^(.*?)kell/, 'kell'],
  [/^(.*?)al(?:sz|ud|v)/, 'alszik'],
  [/^(.*?)fek(?:sz|üd|v)/, 'fekszik'],
];

/** `hozzátették` → hozzátesz; null for a form of any other verb. Only for irregular forms. */
export function irregularLemma(form: string): string | null {
  for (const [beginning, verb] of verbs) {
    const preverb = beginning.exec(form)?.[1];
    if (preverb !== undefined && (preverb === '' || preverbs.has(preverb))) return preverb + verb;
  }
  return null;
}

export const preverbs: ReadonlySet<string> = new Set(
  `abba agyon alá át be bele benn egybe el ellen elő előre észre fel félbe félre felül fenn föl fölül hátra haza
  helyre hozzá ide jóvá keresztül ketté ki körbe körül közbe közre közzé külön le létre meg mellé neki oda össze rá
  szembe szerte szét tele tönkre tova tovább túl újjá újra utána végbe végig viszont vissza`.split(/\s+/),
);
