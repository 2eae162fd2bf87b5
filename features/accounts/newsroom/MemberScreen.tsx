/** `/tagok/{id}`: one member, what they may do, and whether they can sign in [TOOL-08]; `/tagok/uj` invites. */
import { useQuery } from '@tanstack/react-query';
import {
  FailedRequest,
  resultOf,
  ScreenLink,
  useNewsroom,
  useParameter,
} from '#features/kit/public.newsroom.ts';
import { ScreenFrame } from '#ui/app/ScreenFrame.tsx';
import { InviteForm } from './InviteForm.tsx';
import { MemberParts } from './MemberParts.tsx';
import { memberCall } from './member-answers.ts';
import { membersPath, newMember } from './member-paths.ts';
import { memberWords } from './member-words.ts';

export function MemberScreen() {
  const { language, send } = useNewsroom();
  const words = memberWords[language];
  const id = useParameter('id');
  const isNew = id === newMember;
  const { data, error } = useQuery({
    queryKey: ['members', id],
    queryFn: () => resultOf(send(memberCall(Number(id)))),
    enabled: !isNew,
    refetchInterval: 15_000,
  });
  return (
    <ScreenFrame
      title={isNew ? words.inviteTitle : (data?.name ?? words.members)}
      isNarrow
      before={
        <ScreenLink to={membersPath}>
          <span aria-hidden="true">←</span> {words.members}
        </ScreenLink>
      }
    >
      {!isNew && !data && !error && <p className="note">{words.loading}</p>}
      <FailedRequest error={error} />
      {isNew && <InviteForm />}
      {data && <MemberParts key={data.id} member={data} />}
    </ScreenFrame>
  );
}
