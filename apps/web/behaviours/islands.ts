/** Few pages have an island, so what waits for their moments is fetched where one is. */
export function awaitIslandsIfAny(root: ParentNode, until: AbortSignal): void {
  if (!root.querySelector('[data-island]')) return;
  import('../islands/await-islands.ts').then(({ awaitIslands }) => awaitIslands(root, until));
}
