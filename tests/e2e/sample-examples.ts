/**
 * Prints the examples of all pages as JSON, with their addresses in the sample edition: a program of its own, because
 * the browser's tests cannot load the product's modules.
 */
import { pageRoutes } from '#apps/server/program.ts';
import { apiDocsPage } from '#pages/api-docs/api-docs.page.ts';
import { errorPage } from '#pages/error/error.page.ts';
import { examplesIn } from '../budgets/examples.ts';

const examples = [...pageRoutes, errorPage, apiDocsPage].flatMap((page) =>
  examplesIn(page.examples).map(({ name, path, sample = path }) => ({ name, path: sample })),
);
process.stdout.write(JSON.stringify(examples));
