import { type FormEvent, useState } from 'react';
import { ScreenLink, useGoTo, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { Problem } from '#ui/app/Problem.tsx';
import { TextInput } from '#ui/app/TextInput.tsx';
import { InvitationLink } from './InvitationLink.tsx';
import styles from './MembersScreen.module.css';
import { type Granted, type Invited, inviteCall } from './member-answers.ts';
import { membersPath } from './member-paths.ts';
import { memberWords } from './member-words.ts';
import { RoleChoice } from './RoleChoice.tsx';
import { useMemberAct } from './use-member-act.tsx';

/** Invites somebody by mail, with roles; the link is shown where no mails can be sent. */
export function InviteForm() {
  const { language, tell } = useNewsroom();
  const words = memberWords[language];
  const goTo = useGoTo();
  const { act, isBusy, problem, question } = useMemberAct();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [granted, setGranted] = useState<Granted>({ roles: ['author'], siteRoles: {} });
  const [handed, setHanded] = useState<Invited | null>(null);
  const invite = (event: FormEvent) => {
    event.preventDefault();
    void act(inviteCall({ name, email, ...granted }), (invited) => {
      if (invited.link !== null) return setHanded(invited);
      tell({ text: words.invited(invited.member.email) });
      goTo(`${membersPath}/${invited.member.id}`);
    });
  };
  if (handed?.link)
    return (
      <div className={styles.form}>
        <InvitationLink link={handed.link} />
        <p>
          <ScreenLink to={`${membersPath}/${handed.member.id}`}>{words.toMember}</ScreenLink>
        </p>
      </div>
    );
  return (
    <form className={styles.form} onSubmit={invite}>
      <TextInput label={words.name} value={name} onChange={setName} isRequired autoFocus />
      <TextInput kind="email" label={words.email} value={email} onChange={setEmail} isRequired />
      <RoleChoice granted={granted} onChange={setGranted} />
      <Problem text={problem} />
      <p className="buttons">
        <ActionButton kind="primary" type="submit" isBusy={isBusy}>
          {words.send}
        </ActionButton>
      </p>
      {question}
    </form>
  );
}
