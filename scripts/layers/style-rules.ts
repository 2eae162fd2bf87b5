/** Every rule of a stylesheet is in a cascade layer, so that layers and not the order of files decide which rule wins. */

/** Null if a stylesheet leaves its layer to the build, or is one of `ui` that names its layers. */
export function wrongStyleLayer(path: string, source: string): string | null {
  if (!/\.css$/.test(path)) return null;
  const rules = rulesOf(source);
  if (!/^ui\/.*(?<!\.module)\.css$/.test(path)) {
    const layered = rules.find((rule) => rule.startsWith('@layer'));
    return layered === undefined
      ? null
      : `"${layered.slice(0, 40)}": the build gives it the layer of its folder`;
  }
  const outside = rules.find(
    (rule) => !/^@layer (reset|tokens|base|ui)\b/.test(rule) && !overridesAll.test(rule),
  );
  return outside === undefined
    ? null
    : `"${outside.slice(0, 40)}" is not in @layer reset, tokens, base or ui`;
}

/** Rules for print and for readers' settings override every component, so they are outside all layers. */
const overridesAll = /^@media (print|\((prefers-reduced-motion: reduce|forced-colors: active)\))/;

/** The first lines of the outermost rules, except those that hold no styles of elements. */
function rulesOf(source: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  const text = source.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth > 0 || !/[;}]/.test(text[at] ?? '')) continue;
    rules.push(text.slice(start, at).trim());
    start = at + 1;
  }
  return rules.filter(
    (rule) => !/^@(import|font-face|font-feature-values|property|keyframes|charset)\b/.test(rule),
  );
}
