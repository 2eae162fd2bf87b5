/**
 * Maximum nesting of elements in every XML that is read: real documents have a dozen levels. 7 MB of opening tags took
 * 29 s and 479 MB.
 */
export const maxXmlDepth = 256;

export const xmlTooDeep = `its elements lie in each other more than ${maxXmlDepth} deep`;
