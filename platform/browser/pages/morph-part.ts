/** Changes an element of the page into a newer one where it stands. */
import { Idiomorph } from 'idiomorph';

type Config = NonNullable<Parameters<typeof Idiomorph.morph>[2]>;

const callbacks: NonNullable<Config['callbacks']> = {
  // What is equal as HTML is left alone, with what the reader chose in it.
  beforeNodeMorphed: (former, next) => !former.isEqualNode(next),
  // The reader opens and closes them.
  beforeAttributeUpdated: (name, element) => !(name === 'open' && element.localName === 'details'),
};

/** The children of an element: the focus, scroll positions, opened details and choices stay where the HTML is the same. */
export function morphChildren(element: Element, next: Element): void {
  Idiomorph.morph(element, [...next.childNodes], { morphStyle: 'innerHTML', callbacks });
}
