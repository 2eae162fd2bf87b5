/** A body as plain HTML for feeds, the API and re-normalisation: no classes that readers need, no scripts. */
import { escapeHtml } from '#platform/text/escape-html.ts';
import { noteAnchor } from './blocks/footnotes/footnote-anchors.ts';
import type { Block, Body, ImageUse, List, TableCell } from './body-schema.ts';

export interface HtmlPicture {
  src: string;
  width?: number;
  height?: number;
}

export interface HtmlOptions {
  /** File of an image; null leaves the image out. */
  picture(imageId: number): HtmlPicture | null;
  /** Address and title of a story of ours; without this function `story:{slug}` stays. */
  story?(slug: string): { url: string; title: string } | null;
}

/** @example bodyToHtml([{ kind: 'divider' }], { picture: () => null }) // '<hr>' */
export function bodyToHtml(body: Body, printing: HtmlOptions): string {
  return body
    .map((block) => htmlOfBlock(block, printing))
    .filter((html) => html !== '')
    .join('\n')
    .replace(/<a href="story:([a-z0-9-]+)"/g, (whole, slug: string) => {
      const story = printing.story?.(slug);
      return story === undefined || story === null ? whole : `<a href="${escapeHtml(story.url)}"`;
    });
}

function htmlOfBlock(block: Block, printing: HtmlOptions): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${block.html}</p>`;
    case 'heading':
      return `<h${block.level} id="${escapeHtml(block.id)}">${block.html}</h${block.level}>`;
    case 'divider':
      return '<hr>';
    case 'list':
      return htmlOfList(block);
    case 'quote':
      return `<blockquote>${block.paragraphs.map((html) => `<p>${html}</p>`).join('')}${citeHtml(block.cite)}</blockquote>`;
    case 'pullQuote':
      return `<blockquote class="pull"><p>${block.html}</p>${citeHtml(block.cite)}</blockquote>`;
    case 'image': {
      const img = imgHtml(block, printing);
      if (img === '') return '';
      const linked = block.href === undefined ? img : `<a href="${escapeHtml(block.href)}">${img}</a>`;
      return `<figure${block.width === 'normal' ? '' : ` data-width="${block.width}"`}>${linked}${captionHtml(block)}</figure>`;
    }
    case 'gallery': {
      const figures = block.images
        .map((use) => ({ use, img: imgHtml(use, printing) }))
        .filter(({ img }) => img !== '');
      const inside = figures.map(({ use, img }) => `<figure>${img}${captionHtml(use)}</figure>`).join('');
      const title = block.title === undefined ? '' : `<figcaption>${escapeHtml(block.title)}</figcaption>`;
      return inside === '' ? '' : `<figure class="gallery">${inside}${title}</figure>`;
    }
    case 'table':
      return htmlOfTable(block.caption, block.head, block.rows);
    case 'embed': {
      const title = block.title === undefined ? '' : ` data-title="${escapeHtml(block.title)}"`;
      const link = `<a href="${escapeHtml(block.url)}">${escapeHtml(block.title ?? block.url)}</a>`;
      const caption = block.caption === undefined ? '' : `<figcaption>${block.caption}</figcaption>`;
      return `<figure class="embed" data-provider="${block.provider}" data-url="${escapeHtml(block.url)}"${title}>${link}${caption}</figure>`;
    }
    case 'video':
      return htmlOfVideo(block, printing);
    case 'file': {
      const bytes = block.bytes === undefined ? '' : ` data-bytes="${block.bytes}"`;
      return `<p class="file"${bytes}><a href="${escapeHtml(block.url)}">${escapeHtml(block.name)}</a></p>`;
    }
    case 'relatedLink':
      return relatedHtml(block.target, printing);
    case 'footnotes': {
      const notes = block.notes.map(
        ({ number, html }) => `<li id="${noteAnchor(number)}" value="${number}">${html}</li>`,
      );
      return `<ol class="footnotes">${notes.join('')}</ol>`;
    }
    case 'quiz':
      return `<div data-quiz="${escapeHtml(block.quizId)}"></div>`;
    case 'episode':
      return `<div data-episode="${escapeHtml(block.slug)}"></div>`;
    case 'html':
      return block.html;
    case 'infoBox': {
      const title = block.title === undefined ? '' : `<h3>${escapeHtml(block.title)}</h3>`;
      return `<aside class="infobox">${title}${bodyToHtml(block.blocks, printing)}</aside>`;
    }
  }
}

function htmlOfVideo(video: Extract<Block, { kind: 'video' }>, printing: HtmlOptions): string {
  const poster = video.imageId === undefined ? null : printing.picture(video.imageId);
  const attributes = Object.entries({
    src: video.url,
    poster: poster?.src,
    title: video.title,
    'data-start': video.start,
    'data-autoplay': video.autoplay === 'none' ? undefined : video.autoplay,
    width: video.width,
    height: video.height,
  })
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(String(value))}"`))
    .join('');
  const track =
    video.captions === undefined ? '' : `<track kind="captions" src="${escapeHtml(video.captions)}">`;
  const caption = video.caption === undefined ? '' : `<figcaption>${video.caption}</figcaption>`;
  return `<figure class="video"><video controls preload="none"${attributes}>${track}</video>${caption}</figure>`;
}

function htmlOfList(list: List): string {
  const tag = list.ordered ? 'ol' : 'ul';
  const items = list.items.map((item) => {
    return `<li>${item.html}${item.children === undefined ? '' : htmlOfList(item.children)}</li>`;
  });
  return `<${tag}${list.start === undefined ? '' : ` start="${list.start}"`}>${items.join('')}</${tag}>`;
}

function htmlOfTable(caption: string | undefined, head: TableCell[][], rows: TableCell[][]): string {
  const title = caption === undefined ? '' : `<caption>${caption}</caption>`;
  const top = head.length === 0 ? '' : `<thead>${head.map(rowHtml).join('')}</thead>`;
  return `<table>${title}${top}${rows.length === 0 ? '' : `<tbody>${rows.map(rowHtml).join('')}</tbody>`}</table>`;
}

function rowHtml(cells: readonly TableCell[]): string {
  const written = cells.map((cell) => {
    const tag = cell.header ? 'th' : 'td';
    const colspan = cell.colspan === undefined ? '' : ` colspan="${cell.colspan}"`;
    const rowspan = cell.rowspan === undefined ? '' : ` rowspan="${cell.rowspan}"`;
    const align = cell.align === undefined ? '' : ` align="${cell.align}"`;
    return `<${tag}${colspan}${rowspan}${align}>${cell.html}</${tag}>`;
  });
  return `<tr>${written.join('')}</tr>`;
}

function imgHtml(use: ImageUse, printing: HtmlOptions): string {
  const picture = printing.picture(use.imageId);
  if (picture === null) return '';
  const size = picture.width === undefined ? '' : ` width="${picture.width}" height="${picture.height}"`;
  return `<img src="${escapeHtml(picture.src)}" alt="${escapeHtml(use.alt)}"${size}>`;
}

function captionHtml(use: ImageUse): string {
  const credit = use.credit === undefined ? '' : `<span class="credit">${escapeHtml(use.credit)}</span>`;
  if (use.caption === undefined && credit === '') return '';
  return `<figcaption>${[use.caption ?? '', credit].filter((part) => part !== '').join(' ')}</figcaption>`;
}

function relatedHtml(
  target: Extract<Block, { kind: 'relatedLink' }>['target'],
  printing: HtmlOptions,
): string {
  if (target.to === 'address') {
    return `<p><a class="related" href="${escapeHtml(target.href)}">${escapeHtml(target.title)}</a></p>`;
  }
  const story = printing.story?.(target.slug) ?? { url: `story:${target.slug}`, title: '' };
  return `<p><a class="related" href="${escapeHtml(story.url)}">${escapeHtml(story.title)}</a></p>`;
}

function citeHtml(cite: string | undefined): string {
  return cite === undefined ? '' : `<cite>${cite}</cite>`;
}
