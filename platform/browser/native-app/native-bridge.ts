/** Sends a message to the native app; null where there is no app. WebKit accepts an object, Android only text. */
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

function canPost(value: unknown): value is { postMessage(message: unknown): void } {
  return typeof value === 'object' && typeof field(value, 'postMessage') === 'function';
}
