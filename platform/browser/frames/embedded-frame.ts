/** The frame has the permissions that embedded pages need, but cannot navigate the top window [ERR-08]. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation';

export function embeddedFrame(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  // Players require the embedding site's origin; the page's path stays private.
  frame.referrerPolicy = 'strict-origin';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.setAttribute('sandbox', sandbox);
  frame.src = address;
  return frame;
}
