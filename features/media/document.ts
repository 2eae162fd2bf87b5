import { pictureName } from './storing/picture-name.ts';

/** Files that readers download, by extension; no format that a browser would run. */
export const documentTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  epub: 'application/epub+zip',
  zip: 'application/zip',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  rtf: 'application/rtf',
} as const;

export type DocumentExtension = keyof typeof documentTypes;

export const documentFolder = '/fajlok/';

/** @example documentAddress({ token, extension: 'pdf' }, 'Éves jelentés') // '/fajlok/k3mzq…/eves-jelentes.pdf' */
export function documentAddress(
  { token, extension }: { token: string; extension: DocumentExtension },
  name: string,
): string {
  return `${documentFolder}${token}/${pictureName(name)}.${extension}`;
}

/** Null for an invalid address. */
export function parseDocumentAddress(path: string): { token: string; extension: DocumentExtension } | null {
  const [, token, extension = ''] =
    /^\/fajlok\/([a-z2-7]{16})\/[a-z0-9-]{1,100}\.([a-z]{3,4})$/.exec(path) ?? [];
  return token !== undefined && isDocumentExtension(extension) ? { token, extension } : null;
}

export function isDocumentExtension(text: string): text is DocumentExtension {
  return Object.hasOwn(documentTypes, text);
}
