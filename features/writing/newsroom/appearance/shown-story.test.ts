import { expect, it } from 'vitest';
import { countWords } from '#features/content/public.ts';
import { block, paragraph, storyOf } from '../editor/story-document.fixture.ts';
import { shownStory } from './shown-story.ts';

it('counts the text, and takes for cards what was written for them [EDIT-10]', () => {
  const { doc, tr } = storyOf(paragraph('Egy két-három.'), block('heading', 'Négy'));
  const story = shownStory(doc, countWords);
  expect([story.words, story.characters]).toEqual([3, 'Egy két-három.Négy'.length]);
  expect([story.title, story.cardText, story.imageId, story.authorIds]).toEqual(['', '', null, []]);
  const fields = {
    recommender: 'Ajánló',
    mainSuperTagId: 4,
    authorIds: [2],
    coverImageId: 9,
    language: 'en',
  };
  const other = shownStory(tr.setDocAttribute('fields', fields).doc, countWords);
  expect(other).toMatchObject({
    cardText: 'Ajánló',
    sectionId: 4,
    authorIds: [2],
    imageId: 9,
    language: 'en',
  });
});
