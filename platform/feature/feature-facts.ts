/**
 * What is known of a feature without running it: `features/x/x.feature.ts` has only this, so that checks read it. What
 * the application needs of the feature is in `x.feature.server.ts`.
 */
export interface FeatureFacts {
  /** Name of its folder. */
  name: string;
  /** Its files import lower layers only. */
  layer: number;
  /** Tables that only its own queries name. */
  tables?: readonly string[];
  /** Views that every feature may join, and none may write. */
  views?: readonly string[];
  /** Names of the parts that it gives to a reader's download; an account's deletion erases what is in them. */
  personalData?: readonly string[];
}
