/** A frame may do what its page needs, but never send the reader's window elsewhere [ERR-08]. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation';

export function embeddedFrame(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  // Players want to know whose page they are on; which of its pages is nobody's business.
  frame.referrerPolicy = 'strict-origin';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.setAttribute('sandbox', sandbox);
  frame.src = address;
  return frame;
}
