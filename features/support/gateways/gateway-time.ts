/** The time that a gateway names; null for what is no time. Without a zone it is UTC. */
export function gatewayTime(text: string | null | undefined): Date | null {
  if (!text) return null;
  const hasZone = /(Z|[+-]\d\d:?\d\d)$/i.test(text);
  const at = new Date(hasZone ? text : `${text}Z`);
  return Number.isNaN(at.getTime()) ? null : at;
}
