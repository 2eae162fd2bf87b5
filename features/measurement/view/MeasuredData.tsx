import type { MeasuredArticle, MeasuredPayment } from '../measurement.ts';

/** Data of a story for the measurement; the same for every reader. */
export function MeasuredStory({ article }: { article: MeasuredArticle }) {
  return <template data-measured-story={JSON.stringify(article)} />;
}

/** Data of a payment for the measurement; the form, if any, is the next element. */
export function MeasuredCommerce({ payment }: { payment: MeasuredPayment }) {
  return <template data-measured-payment={JSON.stringify(payment)} />;
}
