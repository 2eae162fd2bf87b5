import { type ReactNode, useId, useState } from 'react';
import { useNewsroom, zoneOf } from '#features/kit/public.newsroom.ts';
import { clockTime, shortDay } from '#platform/time/hungarian-date.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { ModalDialog } from '#ui/app/ModalDialog.tsx';
import { Problem } from '#ui/app/Problem.tsx';
import { InvitationLink } from './InvitationLink.tsx';
import styles from './MembersScreen.module.css';
import {
  changeMemberCall,
  endSessionsCall,
  type Granted,
  inviteAgainCall,
  type Member,
  withdrawCall,
} from './member-answers.ts';
import { memberWords } from './member-words.ts';
import { RoleChoice } from './RoleChoice.tsx';
import { type MemberActs, useMemberAct } from './use-member-act.tsx';

interface PartProps {
  member: Member;
  acts: MemberActs;
}

/** Roles, invitation, sessions and access of a member. */
export function MemberParts({ member }: { member: Member }) {
  const { language, me } = useNewsroom();
  const words = memberWords[language];
  const acts = useMemberAct();
  const isSelf = member.id === me.id;
  return (
    <>
      <p className="note">
        {member.email} · {words.state[member.state]}
        {isSelf && ` · ${words.self}`}
      </p>
      <Problem text={acts.problem} />
      <Roles member={member} acts={acts} />
      {(member.state === 'invited' || member.state === 'waiting') && (
        <Invitation member={member} acts={acts} />
      )}
      {member.state === 'active' && <Sessions member={member} acts={acts} />}
      {!isSelf && <Access member={member} acts={acts} />}
      {acts.question}
    </>
  );
}

function Part({ title, children }: { title?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <h2 id={id} className={styles.partTitle}>
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}

function Roles({ member, acts }: PartProps) {
  const { language, tell } = useNewsroom();
  const words = memberWords[language];
  const [granted, setGranted] = useState<Granted>({ roles: member.roles, siteRoles: member.siteRoles });
  return (
    <Part>
      <RoleChoice granted={granted} onChange={setGranted} />
      <p className="buttons">
        <ActionButton
          isBusy={acts.isBusy}
          onPress={() =>
            void acts.act(changeMemberCall(member, granted), () => tell({ text: words.savedRoles }))
          }
        >
          {words.saveRoles}
        </ActionButton>
      </p>
    </Part>
  );
}

function Invitation({ member: { id, email, invitedUntil }, acts }: PartProps) {
  const { language, tell } = useNewsroom();
  const words = memberWords[language];
  const timeOf = useTimeText();
  const [link, setLink] = useState<string | null>(null);
  return (
    <Part title={words.invitation}>
      <p>{invitedUntil === null ? words.noInvitation : words.until(timeOf(invitedUntil))}</p>
      {link !== null && <InvitationLink link={link} />}
      <p className="buttons">
        <ActionButton
          isBusy={acts.isBusy}
          onPress={() =>
            void acts.act(inviteAgainCall(id), (invited) => {
              setLink(invited.link);
              if (invited.link === null) tell({ text: words.invited(email) });
            })
          }
        >
          {words.again}
        </ActionButton>
        {invitedUntil !== null && (
          <ActionButton
            isBusy={acts.isBusy}
            onPress={() =>
              void acts.act(withdrawCall(id), () => {
                setLink(null);
                tell({ text: words.withdrawn });
              })
            }
          >
            {words.withdraw}
          </ActionButton>
        )}
      </p>
    </Part>
  );
}

function Sessions({ member, acts }: PartProps) {
  const { language, tell } = useNewsroom();
  const words = memberWords[language];
  const timeOf = useTimeText();
  const { id, sessions, lastUsedAt, hasSecondFactor } = member;
  return (
    <Part title={words.access}>
      <p>
        {words.sessions(sessions)} {lastUsedAt !== null && words.last(timeOf(lastUsedAt))}{' '}
        {hasSecondFactor ? words.secondFactor : words.noSecondFactor}
      </p>
      {sessions > 0 && (
        <p className="buttons">
          <ActionButton
            isBusy={acts.isBusy}
            onPress={() => void acts.act(endSessionsCall(id), () => tell({ text: words.ended }))}
          >
            {words.end}
          </ActionButton>
        </p>
      )}
    </Part>
  );
}

/** Disabling asks first: it signs the member out everywhere. */
function Access({ member, acts }: PartProps) {
  const { language, tell } = useNewsroom();
  const words = memberWords[language];
  const { name, state } = member;
  const [isAsking, setAsking] = useState(false);
  const change = (isDisabled: boolean) => {
    setAsking(false);
    void acts.act(changeMemberCall(member, { isDisabled }), () =>
      tell({ text: isDisabled ? words.disabled : words.enabled }),
    );
  };
  return (
    <Part>
      {state === 'disabled' && <p>{words.isDisabled}</p>}
      <p className="buttons">
        {state === 'disabled' ? (
          <ActionButton isBusy={acts.isBusy} onPress={() => change(false)}>
            {words.enable}
          </ActionButton>
        ) : (
          <ActionButton kind="danger" isBusy={acts.isBusy} onPress={() => setAsking(true)}>
            {words.disable}
          </ActionButton>
        )}
      </p>
      {isAsking && (
        <ModalDialog title={words.disableTitle(name)} onClose={() => setAsking(false)}>
          <p>{words.disableText}</p>
          <p className="buttons">
            <ActionButton kind="danger" onPress={() => change(true)}>
              {words.disable}
            </ActionButton>
            <ActionButton onPress={() => setAsking(false)}>{words.cancel}</ActionButton>
          </p>
        </ModalDialog>
      )}
    </Part>
  );
}

/** In the zone of the newsroom's first site. */
function useTimeText(): (time: string) => string {
  const { language, sites } = useNewsroom();
  const style = { timeZone: zoneOf({ sites }), language };
  return (time) => {
    const at = Date.parse(time) / 1000;
    return `${shortDay(at, style)} ${clockTime(at, style)}`;
  };
}
