/** Converts imported HTML to editable blocks, with the resulting losses [EDIT-01]. */
import { DOMParser as DocumentParser, type Fragment, type Node, type Schema } from 'prosemirror-model';

export interface ConvertedHtml {
  blocks: Node[];
  losses: { spaces: number; monospace: number; definitions: number };
}

/** Converts the elements that the import converter leaves as HTML: preformatted text and definition lists. */
export function convertHtml(schema: Schema, html: string): ConvertedHtml {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const losses = { spaces: 0, monospace: 0, definitions: 0 };
  const blocks = [...body.children].flatMap((element): Node[] => {
    if (element.tagName === 'PRE') {
      losses.monospace += 1;
      losses.spaces += element.textContent.match(/[^\S\n]{2,}|\t/g)?.length ?? 0;
      return [paragraph(schema, contentOf(schema, element))];
    }
    if (element.tagName !== 'DL') return [paragraph(schema, contentOf(schema, element))];
    return [...element.children].map((part) => {
      const isTerm = part.tagName === 'DT';
      if (isTerm) losses.definitions += 1;
      return paragraph(schema, contentOf(schema, part), isTerm);
    });
  });
  return { blocks, losses };
}

/** Line breaks are preserved. */
function contentOf(schema: Schema, element: Element): Fragment {
  const topNode = schema.node('paragraph');
  return DocumentParser.fromSchema(schema).parse(element, { topNode, preserveWhitespace: 'full' }).content;
}

function paragraph(schema: Schema, content: Fragment, isStrong = false): Node {
  const { strong } = schema.marks;
  const marked =
    isStrong && strong
      ? content.content.map((node) => node.mark(strong.create().addToSet(node.marks)))
      : content;
  return schema.node('paragraph', null, marked);
}
