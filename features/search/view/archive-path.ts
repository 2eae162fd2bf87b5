/** Path of a site's archive [SITE-15]. */
export function archivePath(site: { path: string }): string {
  return `${site.path}/archivum`;
}
