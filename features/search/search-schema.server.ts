/** What the search calls are asked and what they answer. */
import { z } from 'zod';
import { articleCardSchema, articleListSchema } from '#features/content/public.server.ts';
import { suggestionKinds } from './search-question.ts';

const part = z
  .object({ text: z.string(), marked: z.boolean() })
  .meta({ id: 'TextPart', description: 'A piece of a text.' });

const foundSchema = articleCardSchema
  .extend({
    marks: z
      .object({ title: z.array(part), snippet: z.array(part) })
      .describe('The title and a piece of the text in parts; marked is what was looked for.'),
  })
  .meta({ id: 'FoundArticle', description: 'An article that a search found.' });

export const searchPageSchema = articleListSchema
  .extend({
    items: z.array(foundSchema),
    totalIsLeast: z.boolean().describe('More were found than `totalItems`, where the counting stopped.'),
  })
  .meta({ id: 'SearchPage' });

export const searchGroupsSchema = z
  .array(z.object({ slug: z.string(), items: z.array(articleCardSchema) }))
  .meta({
    id: 'ArticleGroups',
    description: 'Groups of articles in the order in which they were asked for.',
  });

export const typeaheadSchema = z.object({ items: z.array(articleCardSchema) }).meta({ id: 'Typeahead' });

export const suggestionsSchema = z
  .object({
    items: z.array(
      z.object({
        text: z.string(),
        type: z.enum(suggestionKinds),
        slug: z.string().describe('What to put into the filter of that name; of a title the article’s.'),
        count: z.number().int().nonnegative().describe('Articles on the domain of the call.'),
      }),
    ),
  })
  .meta({ id: 'Suggestions' });

export type SearchPageAnswer = z.infer<typeof searchPageSchema>;
export type SearchGroupsAnswer = z.infer<typeof searchGroupsSchema>;
export type TypeaheadAnswer = z.infer<typeof typeaheadSchema>;
export type SuggestionsAnswer = z.infer<typeof suggestionsSchema>;
