/** The form of notifications without a document: fields, the hidden parts, and the template of what a reader follows. */
import { FakeElement, FakeForm } from '#tests/fake-browser.ts';

export class FakeInput extends FakeElement {
  value: string;
  checked: boolean;
  constructor(value: string, checked = false) {
    super();
    [this.value, this.checked] = [value, checked];
  }
}

export class FakeItem extends FakeElement {
  input = new FakeInput('site/topic');
  label = Object.assign(new FakeElement(), { htmlFor: '' });
  constructor() {
    super();
    this.found.set('input', [this.input]).set('label', [this.label]);
  }
}

export class PushForm extends FakeForm {
  topics: FakeInput[];
  quiet = new FakeInput('on');
  from = new FakeInput('22:00');
  to = new FakeInput('07:00');
  hours = Object.assign(new FakeElement(), { hidden: true });
  followed = Object.assign(new FakeElement(), { hidden: true });
  list = Object.assign(new FakeElement(), { items: [] as FakeItem[] });
  status = new FakeElement();

  constructor(topics: readonly FakeInput[]) {
    super();
    this.topics = [...topics];
    const template = { content: { firstElementChild: { cloneNode: () => new FakeItem() } } };
    const append = (item: FakeItem) => {
      this.list.items.push(item);
      this.topics.push(item.input);
    };
    Object.assign(this.list, { append });
    this.found
      .set('#quiet', [this.quiet])
      .set('#quiet-from', [this.from])
      .set('#quiet-to', [this.to])
      .set('[data-push-hours]', [this.hours])
      .set('[data-push-followed]', [this.followed])
      .set('[data-push-followed-item]', [Object.assign(new FakeElement(), template)])
      .set('[data-push-followed-list]', [this.list])
      .set('[data-push-status]', [this.status]);
  }
  override querySelectorAll(selector: string): FakeElement[] {
    if (selector === 'input[name=topic]') return this.topics;
    if (selector === '[data-push-followed-list] input') return this.list.items.map(({ input }) => input);
    return super.querySelectorAll(selector);
  }
  get ticked(): string[] {
    return this.topics.filter(({ checked }) => checked).map(({ value }) => value);
  }
}

/** Reads the form as a browser does: a box that is not ticked is not in it. */
export class PushFormData {
  #form: PushForm;
  constructor(form: PushForm) {
    this.#form = form;
  }
  has(name: string): boolean {
    return name === 'quiet' && this.#form.quiet.checked;
  }
  get(name: string): string | null {
    return { 'quiet-from': this.#form.from.value, 'quiet-to': this.#form.to.value }[name] ?? null;
  }
}
