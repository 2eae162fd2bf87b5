/** The native app's side of the bridge to a page, null where there is none. WebKit takes an object, Android only text. */
export function nativeBridge(): ((message: object) => void) | null {
  const name = document.body.dataset.app ?? '';
  const webKit = field(field(field(globalThis, 'webkit'), 'messageHandlers'), name);
  if (canPost(webKit)) return (message) => webKit.postMessage(message);
  const android = field(globalThis, name);
  return canPost(android) ? (message) => android.postMessage(JSON.stringify(message)) : null;
}

function field(from: unknown, name: string): unknown {
  if (typeof from !== 'object' || from === null) return undefined;
  return Reflect.get(from, name);
}

function canPost(thing: unknown): thing is { postMessage(message: unknown): void } {
  return typeof thing === 'object' && typeof field(thing, 'postMessage') === 'function';
}
