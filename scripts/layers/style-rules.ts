/** Every rule of a stylesheet is in a cascade layer, so that layers and not the order of files decide which rule wins. */
import { exemptions } from './exemptions.ts';

/** Null if the layers of a stylesheet are those of its folder. */
export function wrongStyleLayer(path: string, source: string): string | null {
  if (!/\.css$/.test(path) || exemptions.stylesOfNoProduct.allows(path)) return null;
  const allowed = allowedLayers(path);
  const outside = rulesOf(source)
    .filter((rule) => !(path.startsWith('ui/') && overridesAll.test(rule)))
    .find((rule) => !allowed.some((layer) => rule.startsWith(`@layer ${layer}`)));
  return outside === undefined
    ? null
    : `"${outside.slice(0, 40)}" is not in ${allowed.map((one) => `@layer ${one}`).join(' or ')}`;
}

/** Rules for readers' settings override every component, so they are outside all layers. */
const overridesAll = /^@media \((prefers-reduced-motion: reduce|forced-colors: active)\)/;

/** A page's own stylesheet is linked by that page alone, after those of the features. */
function allowedLayers(path: string): string[] {
  if (path.startsWith('ui/')) return ['reset', 'tokens', 'base', 'ui'];
  return /Page\.module\.css$/.test(path) ? ['pages'] : ['features', 'pages'];
}

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
