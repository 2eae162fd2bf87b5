/** Elements that scripts change, such as embeds and islands, as the server sent them. */
export const servedCopies = new WeakMap<Element, Node>();

/** To be called before a script changes the element. @returns False if it was called for it before. */
export function keepServedCopy(element: Element): boolean {
  return !servedCopies.has(element) && servedCopies.set(element, element.cloneNode(true)).has(element);
}
