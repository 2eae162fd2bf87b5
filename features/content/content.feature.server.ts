import { defineFeature, registerCall } from '#features/kit/public.ts';
import { frameOrigins } from './body/blocks/embed/embed-frame.ts';
import { articleByIdCall, articleBySlugCall, articleVersionCall } from './calls/article.call.ts';
import { articleItemsCall } from './calls/article-items.call.ts';
import { articleListCall } from './calls/article-list.call.ts';
import { choicesCall } from './calls/choices.call.ts';
import { documentBySlugCall } from './calls/document.call.ts';
import { authorCalls, sectionCalls, tagCalls } from './calls/labels.call.ts';
import { articleReactionsCall } from './calls/reactions.call.ts';
import { addArticleCommands } from './commands/article-commands.server.ts';
import { addDocumentCommands } from './commands/document-commands.server.ts';
import { facts } from './content.feature.ts';
import type { ContentFeature } from './content-feature.server.ts';
import { placesOfStory } from './read/places-of-story.ts';
import { documentsPart } from './write/documents/documents-part.server.ts';

export const contentFeature = defineFeature({
  ...facts,
  parts: [documentsPart],
  calls: [
    registerCall(articleListCall),
    registerCall(articleItemsCall),
    registerCall(articleReactionsCall),
    registerCall(articleBySlugCall),
    registerCall(articleByIdCall),
    registerCall(articleVersionCall),
    registerCall(documentBySlugCall),
    registerCall(choicesCall),
    registerCall(tagCalls.list),
    registerCall(tagCalls.one),
    registerCall(tagCalls.create),
    registerCall(tagCalls.change),
    registerCall(sectionCalls.list),
    registerCall(sectionCalls.one),
    registerCall(sectionCalls.create),
    registerCall(sectionCalls.change),
    registerCall(authorCalls.list),
    registerCall(authorCalls.one),
    registerCall(authorCalls.create),
    registerCall(authorCalls.change),
  ],
  jobs: ({ erasures }: { erasures: { keep(): Promise<number> } }) => [
    {
      name: 'content-erasures',
      at: '*/5 * * * *',
      timeoutMs: 4 * 60_000,
      tries: 3,
      async run() {
        const repeated = await erasures.keep();
        return repeated === 0 ? '' : `removed ${repeated} stories, passages and pictures again`;
      },
    },
  ],
  queues: ({ content }: { content: ContentFeature }) => content.queues(),
  commands: [addArticleCommands, addDocumentCommands],
  outcomesOf: ({ content, edition, port }: Parameters<typeof placesOfStory>[0], id) =>
    placesOfStory({ content, edition, port }, id),
  framedOrigins: () => frameOrigins,
});
