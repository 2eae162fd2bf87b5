import { defineFeature, registerCall } from '#features/kit/public.ts';
import { frameOrigins } from './body/blocks/embed/embed-frame.ts';
import { articleByIdCall, articleBySlugCall, articleVersionCall } from './calls/article.call.ts';
import { articleItemsCall } from './calls/article-items.call.ts';
import { articleListCall } from './calls/article-list.call.ts';
import { documentBySlugCall } from './calls/document.call.ts';
import { articleReactionsCall } from './calls/reactions.call.ts';
import { addArticleCommands } from './commands/article-commands.server.ts';
import { addDocumentCommands } from './commands/document-commands.server.ts';
import { facts } from './content.feature.ts';
import { documentsPart } from './write/documents-part.server.ts';

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
  ],
  commands: [addArticleCommands, addDocumentCommands],
  framedOrigins: () => frameOrigins,
});
