/** A list with the subscription of a person. */
export interface ShownSubscription {
  code: string;
  name: string;
  description: string;
  rhythm: string;
  site: string;
  language: 'hu' | 'en';
  isSubscribed: boolean;
}
