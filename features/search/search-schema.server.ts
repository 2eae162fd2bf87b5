/** Schemas of the search answers. */
import { z } from 'zod';
import { articleCardSchema, articleListSchema } from '#features/content/public.server.ts';
import { suggestionKinds } from './search-request.ts';

const part = z
  .object({ text: z.string(), marked: z.boolean() })
  .meta({ id: 'TextPart', description: 'A part of a text.' });

const foundSchema = articleCardSchema
  .extend({
    marks: z
      .object({ title: z.array(part), snippet: z.array(part) })
      .describe('The title and an extract of the text in parts; hits are marked.'),
  })
  .meta({ id: 'FoundArticle', description: 'An article found by a search.' });

export const searchPageSchema = articleListSchema
  .extend({
    items: z.array(foundSchema),
    totalIsLeast: z.boolean().describe('There are more than `totalItems`, at which counting stopped.'),
    partial: z
      .object({
        words: z.number().int().nonnegative().describe('Minimum number of the words in each article.'),
        of: z.number().int().positive().describe('Number of words searched for, without quoted ones.'),
        missing: z.array(z.string()).describe('Words that are in no article, as typed.'),
      })
      .nullable()
      .describe('Not null if no article has all the words: then those with most of them are listed.'),
    corrections: z
      .array(z.object({ typed: z.string(), found: z.string() }))
      .describe('Words that are in no article, each with the word that was searched for instead.'),
    names: z
      .array(z.string())
      .describe(
        'Words that were searched for as names only; in lower case they are searched for in every sense.',
      ),
  })
  .meta({ id: 'SearchPage' });

export const searchGroupsSchema = z
  .array(z.object({ slug: z.string(), items: z.array(articleCardSchema) }))
  .meta({
    id: 'ArticleGroups',
    description: 'Groups of articles in the order in which they were requested.',
  });

export const typeaheadSchema = z.object({ items: z.array(articleCardSchema) }).meta({ id: 'Typeahead' });

export const suggestionsSchema = z
  .object({
    items: z.array(
      z.object({
        text: z.string(),
        type: z.enum(suggestionKinds),
        slug: z.string().describe('Value for the filter of that name; for a title the slug of the article.'),
        count: z.number().int().nonnegative().describe('Articles on the domain of the call.'),
      }),
    ),
  })
  .meta({ id: 'Suggestions' });

export type SearchPageAnswer = z.infer<typeof searchPageSchema>;
export type SearchGroupsAnswer = z.infer<typeof searchGroupsSchema>;
