/** `fetch` for a form with files that reports the progress of the upload, which `fetch` itself does not. */
export type OnProgress = (fraction: number) => void;

export function sendWithProgress(
  path: string,
  { method = 'POST', headers: given, body, signal }: RequestInit = {},
  onProgress: OnProgress,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  request.open(method, path);
  for (const [name, value] of new Headers(given)) request.setRequestHeader(name, value);
  request.upload.addEventListener('progress', ({ loaded, total }) => total > 0 && onProgress(loaded / total));
  request.addEventListener('load', () => {
    const headers = { 'x-request-id': request.getResponseHeader('x-request-id') ?? '' };
    resolve(new Response(request.responseText, { status: request.status, headers }));
  });
  request.addEventListener('error', () => reject(new TypeError('The network failed.')));
  request.addEventListener('abort', () => reject(new DOMException('Ended.', 'AbortError')));
  signal?.addEventListener('abort', () => request.abort());
  request.send(body instanceof FormData ? body : null);
  return promise;
}
