/** Where a note and the place that cites it stand on the page. */
export function noteAnchor(number: number): string {
  return `jegyzet_${number}`;
}

export function citationAnchor(number: number): string {
  return `hivatkozas_${number}`;
}
