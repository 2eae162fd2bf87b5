import type { ContentFeature } from '#features/content/public.server.ts';
import { defineFeature, type FeatureNeeds } from '#features/kit/public.ts';
import { addImportCommands } from './commands/import-commands.server.ts';
import { facts } from './imports.feature.ts';
import { createImportsFeature } from './imports-feature.server.ts';

export const importsFeature = defineFeature({
  ...facts,
  commands: [addImportCommands],
  create: ({ db, content }: FeatureNeeds & { content: ContentFeature }) => ({
    imports: createImportsFeature({ db, content }),
  }),
});
