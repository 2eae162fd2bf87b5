/** Settings of the measurement in a page's HTML, the same for everybody; the reader's consent decides what is used. */

export interface PageMeasurement {
  /** REMP Beam, to which our own client reports: address without `/track`, and the site's property [SITE-04]. */
  beam?: { tracker: string; property: string };
  /** The audience-measurement script (Gemius) [ADS-14]. */
  audience?: { script: string; identifier: string };
  /** Google Analytics 4. */
  analytics?: { script: string; id: string };
  /** Google Tag Manager [ADS-13]. */
  tagManager?: { script: string };
  /** Facebook SDK [X21]. */
  facebook?: { script: string; appId: string; version: string };
}

/** A story, as Beam knows it. */
export interface MeasuredArticle {
  id: string;
  author_id?: string;
  category?: string;
  tags: string[];
  content_type: string;
  locked: boolean;
}

export type PaidProduct = 'once' | 'monthly' | 'yearly' | 'gift';

/** A payment on a page of support, for the measurement: no name, no mail address, no number of an order. */
export type MeasuredPayment =
  /** The form; the chosen amount is in a field, or in a second one that the reader fills in. */
  | { step: 'checkout'; product: PaidProduct; currency: string; amountField: string; ownField: string }
  /** The outcome; amounts in whole units. */
  | {
      step: 'purchase' | 'refund';
      product: PaidProduct;
      /** The same each time the page is opened; says nothing to who does not have our database. */
      transaction: string;
      amount: number;
      currency: string;
    };

/** Without query and hash, where personal links have their keys; '' for what is no web address. */
export function plainAddress(address: string): string {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) ? url.origin + url.pathname : '';
}
