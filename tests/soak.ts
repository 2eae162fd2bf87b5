/**
 * Whether tests that kill processes run twenty rounds instead of two, and those of large amounts run at all:
 * `npm run soak`, which takes half an hour.
 */
export const isSoak = process.env.LAPZARTA_SOAK === 'on';

/** Rounds of kill -9: `LAPZARTA_SOAK_ROUNDS=5 npm run soak` for a shorter run. */
export const killRounds = Number(process.env.LAPZARTA_SOAK_ROUNDS ?? (isSoak ? 20 : 2));
