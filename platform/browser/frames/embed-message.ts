/** Message from an embedded page, described in `docs/contracts/embeds.md`. */
export type EmbedMessage =
  | { kind: 'size'; height: number }
  /** A path of this site to go to. */
  | { kind: 'route'; path: string };

/** In pixels: a lower frame would hide the embedded page, a higher one would displace ours. */
const heights = { least: 40, most: 6_000 };

/** Null for messages that are not for us: services also send messages to their own scripts. */
export function embedMessage(data: unknown): EmbedMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  switch (data.type) {
    case 'iframe-size':
      return 'height' in data ? sizeOf(data.height) : null;
    case 'parent-router':
      return 'route' in data ? routeOf(data.route) : null;
    case 'route-push':
      return 'path' in data ? routeOf(data.path) : null;
    default:
      return null;
  }
}

function sizeOf(height: unknown): EmbedMessage | null {
  if (typeof height !== 'number' || !Number.isFinite(height)) return null;
  return { kind: 'size', height: Math.min(heights.most, Math.max(heights.least, Math.ceil(height))) };
}

function routeOf(path: unknown): EmbedMessage | null {
  return typeof path === 'string' ? { kind: 'route', path } : null;
}
