import { expect, it } from 'vitest';
import { behavioursModule, selectorIn } from './find-behaviours.ts';

it('reads the selector of a behaviour from its source', () => {
  const source = "/** … */\nexport const selector = 'a[data-support]';\n\nexport function start() {}\n";
  expect(selectorIn(source, 'x.behaviour.ts')).toBe('a[data-support]');
  const longer =
    "export const selector =\n  '[data-own-frame], [data-counting]';\nexport function start() {}\n";
  expect(selectorIn(longer, 'x.behaviour.ts')).toBe('[data-own-frame], [data-counting]');
});

it.each(["const selector = '[data-x]';\n", 'export const selector = `[data-x]`;\n', ''])(
  'refuses a behaviour without one: %j',
  (source) => {
    expect(() => selectorIn(source, 'ui/x.behaviour.ts')).toThrow('ui/x.behaviour.ts exports no selector');
  },
);

it('refuses a behaviour without a start', () => {
  expect(() => selectorIn("export const selector = '[data-x]';\n", 'ui/x.behaviour.ts')).toThrow(
    'no function start',
  );
});

it('loads each behaviour by itself', () => {
  const found = [{ file: 'ui/browser/x.behaviour.ts', selector: '[data-name="x"]' }];
  expect(behavioursModule(found)).toBe(
    'export const behaviours = [\n["[data-name=\\"x\\"]", () => import("/ui/browser/x.behaviour.ts")]\n];\n',
  );
});
