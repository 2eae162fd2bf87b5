/** An island that uses what product islands do not use yet: class components, an error boundary, Suspense, actions. */
import {
  Component,
  createElement as h,
  type ReactNode,
  Suspense,
  use,
  useActionState,
  useId,
  useState,
} from 'react';
import { mountOf } from '#ui/mount-island.ts';

class Counter extends Component<object, { count: number }> {
  override state = { count: 0 };
  override componentDidMount() {
    this.setState({ count: 1 });
  }
  override render() {
    const onClick = () => this.setState(({ count }) => ({ count: count + 1 }));
    return h('button', { type: 'button', onClick }, 'Számláló: ', this.state.count);
  }
}

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? h('p', null, 'Elfogott hiba') : this.props.children;
  }
}

function Breakable() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('Broken on purpose.');
  return h('button', { type: 'button', onClick: () => setBroken(true) }, 'Elrontom');
}

function Late({ text }: { text: Promise<string> | null }) {
  return h('p', null, text === null ? 'Semmi' : use(text));
}

function Loading() {
  const [text, setText] = useState<Promise<string> | null>(null);
  const onClick = () =>
    setText(new Promise((resolve) => addEventListener('arrived', () => resolve('Megjött'), { once: true })));
  return h(
    'div',
    null,
    h('button', { type: 'button', onClick }, 'Betöltöm'),
    h(Suspense, { fallback: h('p', null, 'Betöltés') }, h(Late, { text })),
  );
}

async function greet(_before: string, form: FormData): Promise<string> {
  return `Szia, ${String(form.get('name'))}!`;
}

function Greeting() {
  const [greeting, action, isPending] = useActionState(greet, 'Még senki');
  const id = useId();
  return h(
    'form',
    { action },
    h('label', { htmlFor: id }, 'Név'),
    h('input', { id, name: 'name' }),
    h('button', { type: 'submit', disabled: isPending }, 'Köszönök'),
    h('output', null, greeting),
  );
}

/** @param props.title Shown, to prove that properties arrive. */
export function EveryFeature({ title }: { title: string }) {
  return h(
    'section',
    null,
    h('h1', null, 'A sziget: ', title),
    h(Counter),
    h(Boundary, null, h(Breakable)),
    h(Loading),
    h(Greeting),
  );
}

export const mount = mountOf(EveryFeature);
