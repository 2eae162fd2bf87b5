/** Half widths of a face at forehead, cheekbone, jaw and chin; chin and crown lie at y = 172 and −172. */
export type FaceFrame = { forehead: number; cheek: number; jaw: number; chin: number; outline: string };
