/** Where a site's archive is [SITE-15]. */
export function archivePath(site: { path: string }): string {
  return `${site.path}/archivum`;
}
