/** The node view of a picture: the readers' view above its texts, with a choice of width. */
import type { NodeViewConstructor } from 'prosemirror-view';
import type { WordLanguage } from '#platform/text/words.ts';
import type { StoryPicture } from './picture-calls.ts';
import { pictureWords } from './picture-words.ts';

export interface PictureViewNeeds {
  /** The picture; null when it cannot be loaded. */
  pictureOf(id: number): Promise<StoryPicture | null>;
  language: WordLanguage;
  /** Opens the details of a picture. */
  onDetails(id: number): void;
}

export function pictureView({ pictureOf, language, onDetails }: PictureViewNeeds): NodeViewConstructor {
  return (node, view, placeOf) => {
    const dom = document.createElement('div');
    const head = dom.appendChild(document.createElement('div'));
    head.contentEditable = 'false';
    const shown = head.appendChild(document.createElement('p'));
    shown.className = 'sign';
    const contentDOM = dom.appendChild(document.createElement('div'));
    // Pictures of a gallery have no choice of width.
    const choice = node.type.spec.attrs?.width === undefined ? null : widthChoice(language);
    if (choice) head.append(choice.label);
    const details = head.appendChild(document.createElement('button'));
    details.type = 'button';
    details.textContent = pictureWords[language].details;
    details.addEventListener('click', () => onDetails(loaded));
    let loaded = 0;
    const draw = ({ attrs }: typeof node) => {
      const width = String(attrs.width ?? 'normal');
      dom.className = `framed ${node.type.name} ${width}`;
      if (choice) choice.select.value = width;
      const id = Number(attrs.imageId);
      if (id === loaded) return;
      loaded = id;
      void pictureOf(id).then((picture) => {
        if (id === loaded)
          shown.replaceChildren(picture ? drawn(picture) : pictureWords[language].missing(id));
      });
    };
    choice?.select.addEventListener('change', () => {
      const at = placeOf();
      if (at !== undefined) view.dispatch(view.state.tr.setNodeAttribute(at, 'width', choice.select.value));
    });
    if (choice) choice.select.disabled = !view.editable;
    draw(node);
    return {
      dom,
      contentDOM,
      stopEvent: ({ target }) => target instanceof HTMLSelectElement || target === details,
      ignoreMutation: ({ target }) => !contentDOM.contains(target),
      update(other) {
        if (other.type !== node.type) return false;
        draw(other);
        return true;
      },
    };
  };
}

/** The alt text is empty, as the alternative text is below it. */
function drawn({ url, width, height }: StoryPicture): HTMLImageElement {
  const image = document.createElement('img');
  Object.assign(image, { src: url, alt: '', width, height });
  return image;
}

function widthChoice(language: WordLanguage) {
  const words = pictureWords[language];
  const label = document.createElement('label');
  const select = document.createElement('select');
  select.append(...Object.entries(words.widths).map(([value, text]) => new Option(text, value)));
  label.append(`${words.width} `, select);
  return { label, select };
}
