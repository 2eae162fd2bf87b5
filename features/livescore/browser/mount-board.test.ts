/** Choices of a reader before React is there. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mountBoard } from './mount-board.ts';

afterEach(() => void vi.unstubAllGlobals());

const noDocument = 'not a DOM element';

class Select {
  options: { selected: boolean; defaultSelected: boolean }[];
  form: Form | null = null;
  constructor(served: number, selected: number) {
    this.options = [0, 1, 2].map((at) => ({ selected: at === selected, defaultSelected: at === served }));
  }
}
class Input {
  type: string;
  value: string;
  defaultValue = '2024-06-15';
  form: Form | null = null;
  constructor(type: string, value: string) {
    [this.type, this.value] = [type, value];
  }
}
class Form {
  dataset: { choices?: string };
  elements: (Select | Input)[];
  submit = vi.fn();
  constructor(elements: (Select | Input)[], dataset = { choices: '' }) {
    [this.elements, this.dataset] = [elements, dataset];
    for (const element of elements) element.form = this;
  }
}

describe('a choice before React is there', () => {
  /** A board with the forms; where it is left to React, this fails, as there is no document. */
  function mounted(forms: Form[]) {
    vi.stubGlobal('HTMLSelectElement', Select);
    vi.stubGlobal('HTMLInputElement', Input);
    const state = { isReady: false };
    const element = Object.assign(new EventTarget(), {
      dataset: {},
      querySelector: () => (state.isReady ? {} : null),
      querySelectorAll: () => forms,
    });
    const mount = () => mountBoard(() => null)(element as never, new AbortController().signal);
    const change = (target: unknown): void => {
      const event = new Event('change');
      Object.defineProperty(event, 'target', { value: target });
      element.dispatchEvent(event);
    };
    return { mount, change, state };
  }

  it('that the browser restored loads its page, once', () => {
    const forms = [
      new Form([new Select(1, 1)]),
      new Form([new Select(0, 2), new Input('date', '2024-06-16')]),
    ];
    mounted(forms).mount();
    expect(forms.map(({ submit }) => submit.mock.calls.length)).toEqual([0, 1]);
  });

  it.each([
    ['the served option', () => new Select(1, 1)],
    ['the served day', () => new Input('date', '2024-06-15')],
    ['a field that is no choice', () => new Input('hidden', '2024-06-16')],
  ])('is none with %s', (_, field) => {
    const form = new Form([field()]);
    expect(mounted([form]).mount).toThrow(noDocument);
    expect(form.submit).not.toHaveBeenCalled();
  });

  it('of the reader loads its page, also a second one while the first is on its way', () => {
    const form = new Form([new Select(0, 1)]);
    const { mount, change, state } = mounted([form]);
    mount();
    state.isReady = true;
    change(form.elements[0]);
    expect(form.submit).toHaveBeenCalledTimes(2);
  });

  it('is left to React once it is there, and others to nobody', () => {
    const form = new Form([new Select(0, 0)]);
    const { mount, change, state } = mounted([form]);
    expect(mount).toThrow(noDocument);
    const other = new Form([new Select(0, 1)], {} as { choices: string });
    change(other.elements[0]);
    change({ form });
    state.isReady = true;
    change(form.elements[0]);
    expect([form, other].map(({ submit }) => submit.mock.calls.length)).toEqual([0, 0]);
    state.isReady = false;
    change(form.elements[0]);
    expect(form.submit).toHaveBeenCalledTimes(1);
  });
});
