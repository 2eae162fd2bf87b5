/** The fields that are read from a WXR file; all others are ignored. */
export const storyFields = new Set([
  'title',
  'link',
  'guid',
  'pubDate',
  'description',
  'dc:creator',
  'content:encoded',
  'excerpt:encoded',
  ...[
    'post_id',
    'post_date',
    'post_date_gmt',
    'post_modified',
    'post_modified_gmt',
    'post_name',
    'status',
  ].map((name) => `wp:${name}`),
  ...['post_type', 'post_password', 'post_parent', 'is_sticky', 'attachment_url'].map((name) => `wp:${name}`),
  ...[
    'author_id',
    'author_login',
    'author_email',
    'author_display_name',
    'author_first_name',
    'author_last_name',
  ].map((name) => `wp:${name}`),
  ...['category_nicename', 'category_parent', 'cat_name', 'category_description', 'tag_slug', 'tag_name'].map(
    (name) => `wp:${name}`,
  ),
  ...['term_id', 'term_taxonomy', 'term_slug', 'term_name', 'term_parent', 'term_description'].map(
    (name) => `wp:${name}`,
  ),
]);
export const storyMeta = new Set([
  '_thumbnail_id',
  '_wp_attachment_image_alt',
  '_yoast_wpseo_metadesc',
  '_yoast_wpseo_primary_category',
  'rank_math_description',
  'rank_math_primary_category',
  '_aioseo_description',
  'footnotes',
]);
