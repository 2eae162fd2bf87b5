/** The reader's choices, stored on the device: hidden scores, favourite teams and leagues [S44]. */
import { createContext } from 'react';

export interface DeviceChoices {
  /** `America/New_York` */
  timeZone: string;
  /** Scores are hidden until they are wanted. */
  hidesScores: boolean;
  toggleScores(): void;
  /** Ids of matches whose scores are shown nevertheless. */
  revealed: ReadonlySet<number>;
  reveal(match: number): void;
  /** Names such as `team-12` and `league-4`. */
  favourites: ReadonlySet<string>;
  toggleFavourite(name: string): void;
}

/** Null on the server, and until the island knows: the server's HTML is the same for all readers. */
export const DeviceContext = createContext<DeviceChoices | null>(null);
