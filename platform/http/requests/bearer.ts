/**
 * The token of `Authorization: Bearer …`; '' for a bearer without one, null for any other scheme and without the header.
 * Other schemes belong to other servers: a proxy may authenticate its readers with `Basic`.
 */
export function bearerIn({ authorization }: { authorization?: string | undefined }): string | null {
  return /^Bearer(?=\s|$)(.*)$/is.exec(authorization ?? '')?.[1]?.trim() ?? null;
}
