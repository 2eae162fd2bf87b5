/** Makes the specification of a node from one description: its attributes, and how the editor's DOM shows and reads them. */
import type { AttributeSpec, Attrs, Node, NodeSpec } from 'prosemirror-model';
import { z } from 'zod';

/** Attributes by name; the default is what the schema makes of `undefined`, and without one the attribute is required. */
export type Attributes = Readonly<Record<string, z.ZodType>>;

type Shape = NodeSpec & { tag: string; className?: string; attributes?: Attributes };

/** The key of a block through all versions of a story; null until the creator of the block assigns one. */
const blockKey = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .nullable()
  .default(null);

/** @example nodeSpec({ tag: 'p', className: 'credit', content: 'text*' }) */
export function nodeSpec({ tag, className, attributes = {}, ...spec }: Shape): NodeSpec {
  const named = className === undefined ? {} : { class: className };
  const hole = spec.content === undefined ? [] : [0];
  return {
    attrs: Object.fromEntries(
      Object.entries(attributes).map(([name, type]) => [name, attributeOf(name, type)]),
    ),
    toDOM: (node) => [tag, { ...named, ...dataOf(node) }, ...hole],
    parseDOM: [
      {
        tag: className === undefined ? tag : `${tag}.${className}`,
        // Before the rules for a tag alone: every part that is a `p` would be a paragraph.
        priority: className === undefined ? 50 : 60,
        getAttrs: (element) => attributesIn(element, attributes),
      },
    ],
    ...spec,
  };
}

/** A block that an info box may contain as well. */
export function blockSpec(shape: Shape): NodeSpec {
  return nodeSpec({
    group: 'block simpleBlock',
    ...shape,
    attributes: { key: blockKey, ...shape.attributes },
  });
}

/** A part of a block in which plain text is typed. */
export function textSpec(className: string, tag = 'p'): NodeSpec {
  return nodeSpec({ tag, className, content: 'text*', marks: '' });
}

/** A part of a block in which text with links and other inline elements is typed. */
export function inlineSpec(className: string, tag = 'p'): NodeSpec {
  return nodeSpec({ tag, className, content: 'inline*' });
}

/** The attributes as `data-` attributes; no key, because what is copied gets one of its own. */
function dataOf({ attrs }: Node): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attrs).flatMap(([name, value]) =>
      name === 'key' || value === null ? [] : [[dataName(name), String(value)]],
    ),
  );
}

/** False where one is missing or not allowed: the element is then not this node. */
export function attributesIn(element: HTMLElement, attributes: Attributes): Attrs | false {
  const read: Record<string, unknown> = {};
  for (const [name, type] of Object.entries(attributes)) {
    const written = element.getAttribute(dataName(name)) ?? undefined;
    const value = [written, Number(written), written === 'true']
      .map((candidate) => type.safeParse(candidate))
      .find(({ success }) => success);
    if (value === undefined) return false;
    read[name] = value.data;
  }
  return read;
}

function attributeOf(name: string, type: z.ZodType): AttributeSpec {
  const initial = type.safeParse(undefined);
  const validate = (value: unknown): void => {
    if (!type.safeParse(value).success) throw new RangeError(`${name} cannot be ${JSON.stringify(value)}.`);
  };
  return initial.success ? { default: initial.data, validate } : { validate };
}

/** Cells are drawn by their spans. */
function dataName(name: string): string {
  if (name === 'colspan' || name === 'rowspan') return name;
  return `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
