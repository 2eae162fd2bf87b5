/**
 * The number of the schema that this build gives documents and steps of stories [SAVE-12]. A changed schema has the next
 * one, and `olderSchemas` the one before, with what converts its documents.
 */
export const storySchemaNumber = 1;
