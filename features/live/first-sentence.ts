/** The title of a post without one, in lists and feeds: the first sentence of its text [LCON-01]. */
const longest = 140;

/** @param text As plain text. @example firstSentence('Leért a tető. Tapsolnak.') // 'Leért a tető' */
export function firstSentence(text: string): string {
  const [line = ''] = text.trim().split('\n');
  const [first] = new Intl.Segmenter('hu', { granularity: 'sentence' }).segment(line);
  const sentence = first?.segment.trim() ?? '';
  if (sentence.length > longest) return `${sentence.slice(0, longest).replace(/\s+\S*$/, '')}…`;
  return sentence.replace(/(?<!\.)\.$/, '');
}
