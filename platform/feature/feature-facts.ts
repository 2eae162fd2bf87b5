/**
 * Facts of a feature that checks read without running it, alone in `features/x/x.feature.ts`. The manifest
 * for the application is in `x.feature.server.ts`.
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
  /** Names of its parts of a reader's download; an account's deletion erases their data. */
  personalData?: readonly string[];
}
