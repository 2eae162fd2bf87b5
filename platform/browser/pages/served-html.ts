/** HTML of an element as the server sends it: without what scripts and the reader have changed in the page. */
export function servedHtmlOf(element: Element): string {
  const copy = document.importNode(element, true);
  for (const time of copy.querySelectorAll('time')) time.textContent = time.dateTime;
  for (const details of copy.querySelectorAll('details')) details.open = false;
  for (const link of copy.querySelectorAll('svg a')) link.removeAttribute('tabindex');
  return copy.outerHTML;
}
