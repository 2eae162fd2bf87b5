/** How long after a proof of identity sensitive changes need no other one. */
const recentMs = 600_000;

/** False for a script, which never proved who it is. */
export function isRecent(authenticatedAt: Date | null, now: Date): boolean {
  return authenticatedAt !== null && now.getTime() - authenticatedAt.getTime() < recentMs;
}
