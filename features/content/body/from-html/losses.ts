/** Content that an import or a normalisation dropped, counted by name: `{ 'shortcode:poll': 2, script: 1 }`. */
export type Losses = Record<string, number>;

export function countLoss(losses: Losses, what: string, times = 1): void {
  losses[what] = (losses[what] ?? 0) + times;
}

export function addLosses(to: Losses, from: Losses): void {
  for (const [what, times] of Object.entries(from)) countLoss(to, what, times);
}
