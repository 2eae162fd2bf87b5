/** Data of a working copy that appear outside its own page [EDIT-10]. */
import type { Node } from 'prosemirror-model';
import { fieldsIn } from '../../collab/field-step.ts';

export interface ShownStory {
  title: string;
  lead: string;
  /** Texts of cards, search engines and shared links, if any were written to replace the lead. */
  cardText: string;
  description: string;
  words: number;
  characters: number;
  slug: string;
  site: string;
  language: 'hu' | 'en';
  sectionId: number | null;
  authorIds: readonly number[];
  imageId: number | null;
}

export function shownStory(doc: Node, countWords: (text: string) => number): ShownStory {
  const fields = fieldsIn(doc);
  const [title = '', subtitle = '', lead = ''] = [0, 1, 2].map((at) => doc.maybeChild(at)?.textContent);
  const start = [0, 1, 2].reduce((size, at) => size + (doc.maybeChild(at)?.nodeSize ?? 0), 0);
  const text = doc.textBetween(start, doc.content.size, '\n', ' ');
  const written = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const idOf = (name: string) => (typeof fields[name] === 'number' ? fields[name] : null);
  return {
    title,
    lead,
    cardText: written('recommender') || lead,
    description: written('ogDescription') || lead || subtitle,
    words: countWords(text),
    characters: [...text.replaceAll('\n', '')].length,
    slug: written('slug'),
    site: written('site'),
    language: fields.language === 'en' ? 'en' : 'hu',
    sectionId: idOf('mainSuperTagId'),
    authorIds: Array.isArray(fields.authorIds) ? fields.authorIds.filter((id) => typeof id === 'number') : [],
    imageId: idOf('recommendedBoxImageId') ?? idOf('coverImageId'),
  };
}
