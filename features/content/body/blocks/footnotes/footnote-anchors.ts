/** Ids of a footnote and of the place that cites it. */
export function noteAnchor(number: number): string {
  return `jegyzet_${number}`;
}

export function citationAnchor(number: number): string {
  return `hivatkozas_${number}`;
}
