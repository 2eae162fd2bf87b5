/** A sum that people solve, asked where many payments begin in one network [S57]. */
export interface PayerCheck {
  /** Holds a signature of the answer, and not the answer. */
  token: string;
  first: number;
  second: number;
}

export const smallestTerm = 2;
export const largestTerm = 12;
