/**
 * Extracts pictures from `data:` addresses in pasted HTML as files, so that only the HTML is sent for
 * conversion.
 */
export interface HtmlAndPictures {
  html: string;
  /** Files by the path that replaces them in the HTML. */
  files: ReadonlyMap<string, File>;
}

const dataPicture = /(["'])data:image\/([a-z0-9.+-]{1,20});base64,([a-z0-9+/=\s]*)\1/gi;

export function takeDataPictures(html: string): HtmlAndPictures {
  const files = new Map<string, File>();
  const without = html.replace(dataPicture, (_, quote: string, kind: string, base64: string) => {
    const bytes = bytesIn(base64);
    if (bytes === null) return `${quote}${quote}`;
    const name = `${files.size + 1}.${kind}`;
    const path = `/pasted-picture/${name}`;
    files.set(path, new File([bytes], name, { type: `image/${kind}` }));
    return `${quote}${path}${quote}`;
  });
  return { html: without, files };
}

/** Null for invalid base64. */
function bytesIn(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
