/** Writes a WordPress export of invented stories, as a newsroom that migrates from WordPress would have. */

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { type Block, plainTextOf } from '#features/content/public.ts';
import { slugOf } from '#platform/text/slug.ts';
import { archiveBody } from '#sample/archive/archive-body.ts';
import { type ArchiveStory, archiveStory } from '#sample/archive/archive-story.ts';

export async function writeWxr(path: string, posts: number): Promise<void> {
  const file = createWriteStream(path);
  file.write(head);
  for (let number = 1; number <= posts; number += 1) {
    if (!file.write(item(number))) await once(file, 'drain');
  }
  file.end('</channel>\n</rss>\n');
  await once(file, 'finish');
}

const head = `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Régi lap</title>
<link>https://regilap.example</link>
<language>hu</language>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>https://regilap.example</wp:base_site_url>
<wp:base_blog_url>https://regilap.example</wp:base_blog_url>
`;

function item(number: number): string {
  const story = archiveStory('wxr', number);
  const at = new Date(Date.UTC(2015, 0, 1, 6) + number * 5 * 3_600_000);
  const gmt = at.toISOString().slice(0, 19).replace('T', ' ');
  const body = archiveBody({ story, paragraphs: 9, image: null, related: null });
  return `<item>
<title>${cdata(story.title)}</title>
<link>https://regilap.example/${gmt.slice(0, 10).replaceAll('-', '/')}/${story.slug}/</link>
<pubDate>${at.toUTCString()}</pubDate>
<dc:creator>${cdata(story.authors[0] ?? 'szerk')}</dc:creator>
<guid isPermaLink="false">https://regilap.example/?p=${number}</guid>
<content:encoded>${cdata(body.map(gutenberg).join('\n\n'))}</content:encoded>
<excerpt:encoded>${cdata(story.lead)}</excerpt:encoded>
<wp:post_id>${number}</wp:post_id>
<wp:post_date>${gmt}</wp:post_date>
<wp:post_date_gmt>${gmt}</wp:post_date_gmt>
<wp:post_name>${cdata(story.slug)}</wp:post_name>
<wp:status>publish</wp:status>
<wp:post_type>post</wp:post_type>
${labels(story)}
</item>
`;
}

function gutenberg(block: Block): string {
  if (block.kind === 'paragraph')
    return `<!-- wp:paragraph -->\n<p>${block.html}</p>\n<!-- /wp:paragraph -->`;
  if (block.kind === 'heading')
    return `<!-- wp:heading -->\n<h2 class="wp-block-heading">${block.html}</h2>\n<!-- /wp:heading -->`;
  return `<!-- wp:quote -->\n<blockquote class="wp-block-quote"><p>${plainTextOf([block])}</p></blockquote>\n<!-- /wp:quote -->`;
}

function labels({ section, tags }: ArchiveStory): string {
  return [
    `<category domain="category" nicename="${section}">${cdata(section)}</category>`,
    ...tags.map((tag) => `<category domain="post_tag" nicename="${slugOf(tag)}">${cdata(tag)}</category>`),
  ].join('\n');
}

function cdata(text: string): string {
  return `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
