/** What stands around pages goes on from one to the next, and so do its islands. */
export function awaitIslandsOfShell(root: ParentNode, until: AbortSignal): void {
  for (const part of root.querySelectorAll('body > header, body > footer')) awaitIslandsIfAny(part, until);
}

/** Few pages have an island, so what waits for their moments is fetched where one is. */
export function awaitIslandsIfAny(root: ParentNode, until: AbortSignal): void {
  if (!root.querySelector('[data-island]')) return;
  import('../islands/await-islands.ts').then(({ awaitIslands }) => awaitIslands(root, until));
}
