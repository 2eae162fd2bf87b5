/** The topic that every live connection of a member is subscribed to. */
export function memberTopic(memberId: number): string {
  return `member:${memberId}`;
}
