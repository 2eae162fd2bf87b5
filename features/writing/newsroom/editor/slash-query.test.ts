import { describe, expect, it } from 'vitest';
import { slashQuery } from './slash-query.ts';
import { block, paragraph, storyOf } from './story-document.fixture.ts';

describe('the menu of blocks', () => {
  it.each([
    ['/|', ''],
    ['/idé|', 'idé'],
    ['/kiemelt idézet|', 'kiemelt idézet'],
    ['km/h|', null],
    ['/idé|zet', null],
    ['/a, b|', null],
  ])('after %s it looks for %j [EDIT-04]', (text, query) => {
    expect(slashQuery(storyOf(paragraph(text)))).toBe(query);
  });

  it('is for paragraphs only', () => {
    expect(slashQuery(storyOf(block('heading', '/|')))).toBeNull();
  });
});
