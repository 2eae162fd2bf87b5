import { describe, expect, it } from 'vitest';
import { findUnknownClasses } from './style-names.ts';

function faults(component: string, css: string): string[] {
  return findUnknownClasses(
    new Map([
      ['pages/front/Front.tsx', `import styles from './Front.module.css';\n${component}`],
      ['pages/front/Front.module.css', css],
    ]),
  );
}

describe('classes of CSS modules', () => {
  it('are refused without a rule, and without a component', () => {
    expect(
      faults('styles.a; styles.b', '.a { top: 0 }\n@media print { .a .c:hover { top: 0.5em } }'),
    ).toEqual([
      'pages/front/Front.tsx: names the class b, for which pages/front/Front.module.css has no rule.',
      'pages/front/Front.module.css: no component names the class c.',
    ]);
  });

  it('may be global, or of another module', () => {
    expect(faults('styles.a; other.styles.b', ':global(.page) .a { background: url(a.png) }')).toEqual([]);
  });

  it.each(['styles[kind]', 'show(styles)', '({ styles })'])('are not counted with %s', (component) => {
    expect(faults(component, '.a { top: 0 }')).toEqual([]);
  });

  it('are found by the address from the root, too', () => {
    const files = new Map([
      ['pages/a/A.tsx', "import line from '#ui/Line.module.css';\nline.b"],
      ['ui/Line.module.css', '.a { top: 0 }'],
    ]);
    expect(findUnknownClasses(files)).toHaveLength(2);
  });
});
