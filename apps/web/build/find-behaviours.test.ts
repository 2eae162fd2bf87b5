import { expect, it } from 'vitest';
import { behavioursModule, parseBehaviour } from './find-behaviours.ts';

it('reads the selector of a behaviour from its source', () => {
  const source = "/** … */\nexport const selector = 'a[data-support]';\n\nexport function start() {}\n";
  expect(parseBehaviour(source, 'x.behaviour.ts')).toEqual({ selector: 'a[data-support]', when: null });
  const longer =
    "export const selector =\n  '[data-own-frame], [data-counting]';\nexport function start() {}\n";
  expect(parseBehaviour(longer, 'x.behaviour.ts').selector).toBe('[data-own-frame], [data-counting]');
});

it('reads what the elements of a behaviour wait for', () => {
  const source = (when: string) =>
    `export const selector = '[data-x]';\nexport const when = ${when};\nexport async function start() {}\n`;
  expect(parseBehaviour(source("'visible'"), 'x.behaviour.ts')).toEqual({
    selector: '[data-x]',
    when: 'visible',
  });
  for (const wrong of ["'later'", 'visible', '`idle`'])
    expect(() => parseBehaviour(source(wrong), 'x.behaviour.ts')).toThrow('no trigger');
});

it.each(["const selector = '[data-x]';\n", 'export const selector = `[data-x]`;\n', ''])(
  'refuses a behaviour without one: %j',
  (source) => {
    expect(() => parseBehaviour(source, 'ui/x.behaviour.ts')).toThrow(
      'ui/x.behaviour.ts exports no selector',
    );
  },
);

it('refuses a behaviour without a start', () => {
  expect(() => parseBehaviour("export const selector = '[data-x]';\n", 'ui/x.behaviour.ts')).toThrow(
    'no function start',
  );
});

it('loads each behaviour by itself', () => {
  const found = [
    { file: 'ui/browser/x.behaviour.ts', selector: '[data-name="x"]', when: null },
    { file: 'ui/browser/y.behaviour.ts', selector: '[data-y]', when: 'idle' },
  ];
  expect(behavioursModule(found)).toBe(
    'export const behaviours = [\n["[data-name=\\"x\\"]", () => import("/ui/browser/x.behaviour.ts")],\n' +
      '["[data-y]", () => import("/ui/browser/y.behaviour.ts"), "idle"]\n];\n',
  );
});
