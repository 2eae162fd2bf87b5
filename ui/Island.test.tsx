import {
  Component,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useActionState,
  useContext,
  useId,
  useState,
} from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Island, withIslandScripts } from './Island.tsx';

const scripts = { quiz: '/_assets/quiz.js' };
const Language = createContext('none');

class Greeting extends Component<{ name: string }> {
  override render() {
    return <b>Jó reggelt, {this.props.name}!</b>;
  }
}

function Form() {
  const [sent, send] = useActionState(() => 'elküldve', 'üres');
  return (
    <form action={send}>
      <output>{sent}</output>
    </form>
  );
}

function Field({ label }: { label: string }) {
  const [value] = useState('x');
  const id = useId();
  return (
    <label htmlFor={id}>
      {label} {useContext(Language)} <input id={id} defaultValue={value} />
    </label>
  );
}

function Broken(): ReactNode {
  useState(1);
  useId();
  throw new Error('The island cannot be rendered.');
}

/** A page around an island, with hooks and a context of its own before and after it. */
function Page({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <Language value="hu">
      <Field label="előtte" />
      {children}
      <p id={id}>{useState('állapot')[0]}</p>
      <Field label="utána" />
    </Language>
  );
}

function renderPage(child: ReactNode): string {
  return withIslandScripts(scripts, () => renderToStaticMarkup(<Page>{child}</Page>));
}

function island(child: React.ReactElement<object>, id = 'kviz-1') {
  return (
    <Island name="quiz" when="visible" id={id}>
      {child}
    </Island>
  );
}

describe('an island', () => {
  it('is rendered with the marks and ids that hydration expects, inside a page that has none', () => {
    const html = renderPage(island(<Field label="benne" />));
    const inner = renderToString(<Field label="benne" />, { identifierPrefix: 'kviz-1' });
    expect(inner).toContain('benne<!-- --> <!-- -->none');
    expect(inner).toMatch(/id="[^"]*kviz-1/);
    expect(html).toContain(`data-props="{&quot;label&quot;:&quot;benne&quot;}">${inner}</div>`);
    expect(html.replace(inner, '')).not.toContain('<!--');
  });

  it('may contain class components, Suspense and action states', () => {
    const html = renderPage(
      island(
        <section>
          <Greeting name="Bence" />
          <Suspense fallback="…">
            <Form />
          </Suspense>
        </section>,
      ),
    );
    expect(html).toContain('<b>Jó reggelt, <!-- -->Bence<!-- -->!</b>');
    expect(html).toMatch(/<!--\$--><form[^>]*>.*<output>üres<\/output><\/form><!--\/\$-->/);
  });

  it('shows the fallback for a part that is not ready, as React cannot wait in a page', () => {
    const Late = lazy(() => new Promise<never>(() => undefined));
    const html = renderPage(
      island(
        <Suspense fallback={<i>Betöltés</i>}>
          <Late />
        </Suspense>,
      ),
    );
    expect(html).toMatch(/<!--\$!-->.*<i>Betöltés<\/i><!--\/\$-->/s);
  });

  it('sees no context of the page, and leaves the page’s own hooks and contexts as they are', () => {
    const html = renderPage(island(<Field label="benne" />));
    const without = renderPage(null);
    expect(html).toContain('előtte hu');
    expect(html).toContain('utána hu');
    expect(html).toContain('>állapot</p>');
    expect(html.replace(/<div data-island.*<\/div>/s, '').replaceAll(/ (id|for)="[^"]*"/g, '')).toBe(
      without.replaceAll(/ (id|for)="[^"]*"/g, ''),
    );
  });

  it('that throws fails its page, and leaves later renders sound', () => {
    const before = renderPage(island(<Field label="benne" />));
    for (const _ of [1, 2])
      expect(() => renderPage(island(<Broken />))).toThrow('The island cannot be rendered.');
    expect(renderPage(island(<Field label="benne" />))).toBe(before);
    expect(renderToStaticMarkup(island(<Field label="benne" />))).not.toContain('data-island');
  });

  it('uses no hooks itself: the render inside it ends with React’s state for hooks cleared', () => {
    // Called outside of any render, where every hook throws.
    const children = <Greeting name="Bence" />;
    expect(() => Island({ name: 'quiz', when: 'visible', id: 'kviz-1', children })).not.toThrow();
    expect(() => Field({ label: 'a' })).toThrow();
  });

  it('without a script stays static', () => {
    expect(renderToStaticMarkup(island(<Greeting name="Bence" />))).toMatch(/^<div><b>/);
  });
});
