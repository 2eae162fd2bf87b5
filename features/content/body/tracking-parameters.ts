/** Parameters of addresses that only tell where a reader came from [EDIT-06]. */
const tracking =
  /^(utm_\w+|mtm_\w+|pk_\w+|fbclid|gclid|gclsrc|gbraid|wbraid|dclid|msclkid|yclid|twclid|ttclid|li_fat_id|mc_[ce]id|igshid?|_hs\w+|_ga|_gl)$/;

/** Takes them out of an address. */
export function withoutTracking(url: URL): URL {
  for (const name of [...url.searchParams.keys()]) if (tracking.test(name)) url.searchParams.delete(name);
  return url;
}
