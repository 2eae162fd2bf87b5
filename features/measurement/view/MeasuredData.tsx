import type { MeasuredArticle, MeasuredPayment } from '../measurement.ts';

/** What the measurement of a story says of it; the same for every reader. */
export function MeasuredStory({ article }: { article: MeasuredArticle }) {
  return <template data-measured-story={JSON.stringify(article)} />;
}

/** What the measurement of a page of support says of a payment; the form, if any, is the next element. */
export function MeasuredCommerce({ payment }: { payment: MeasuredPayment }) {
  return <template data-measured-payment={JSON.stringify(payment)} />;
}
