/**
 * Keys of requests that are done once: as long as no answer came, the same request has the same key, and the server knows
 * it again [NAPI-02].
 */
export interface RequestKeys {
  of(path: string, body: object | undefined): string;
  answered(key: string): void;
}

export function createRequestKeys(): RequestKeys {
  const open = new Map<string, string>();
  return {
    of(path, body) {
      const request = `${path}\n${contentOf(body)}`;
      const key = open.get(request) ?? crypto.randomUUID();
      open.set(request, key);
      return key;
    },
    answered(key) {
      for (const [request, given] of open) if (given === key) open.delete(request);
    },
  };
}

/** Identifies a file by its metadata, without reading it. */
function contentOf(body: object | undefined): string {
  if (!(body instanceof FormData)) return JSON.stringify(body) ?? '';
  return JSON.stringify(
    [...body].map(([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
    ),
  );
}
