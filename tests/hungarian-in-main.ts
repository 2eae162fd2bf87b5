/**
 * Words of a page's main content with letters that only Hungarian has: a page in English has none of its own. Names that
 * are marked as Hungarian are left out.
 */
export function hungarianInMain(html: string): string[] {
  const main =
    /<main[\s\S]*<\/main>/
      .exec(html)?.[0]
      .replaceAll(/<script[\s\S]*?<\/script>|<span lang="hu">[^<]*<\/span>|<[^>]*>/g, ' ') ?? '';
  return main.match(/\S*[áéíóöőúüűÁÉÍÓÖŐÚÜŰ]\S*/g) ?? [];
}
