/** `/tagok`: the members of the newsroom, for admins [TOOL-08]. */
import { useQuery } from '@tanstack/react-query';
import { FailedRequest, resultOf, ScreenLink, useGoTo, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import list from '#ui/app/rows.module.css';
import { ScreenFrame } from '#ui/app/ScreenFrame.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './MembersScreen.module.css';
import { type Granted, type Member, membersCall } from './member-answers.ts';
import { membersPath, newMember } from './member-paths.ts';
import { memberWords } from './member-words.ts';

export function MembersScreen() {
  const { language, send, me } = useNewsroom();
  const words = memberWords[language];
  const goTo = useGoTo();
  const { data, error } = useQuery({
    queryKey: ['members'],
    queryFn: () => resultOf(send(membersCall)),
    refetchInterval: 15_000,
  });
  return (
    <ScreenFrame
      title={words.members}
      action={
        <ActionButton kind="primary" onPress={() => goTo(`${membersPath}/${newMember}`)}>
          {words.invite}
        </ActionButton>
      }
    >
      <p className="note">{words.intro}</p>
      <FailedRequest error={error} />
      {!data && !error && <p className="note">{words.loading}</p>}
      {data && (
        <ul className={list.rows}>
          {data.map((member) => (
            <Row key={member.id} member={member} />
          ))}
        </ul>
      )}
      {data?.every(({ id }) => id === me.id) && <p className="note">{words.none}</p>}
    </ScreenFrame>
  );
}

function Row({ member: { id, name, email, roles, siteRoles, state } }: { member: Member }) {
  const { language, sites } = useNewsroom();
  const words = memberWords[language];
  const namesOf = (given: Granted['roles']) => given.map((role) => words.role[role]).join(', ');
  const ofSites = Object.entries(siteRoles).map(
    ([site, given]) => `${sites.find(({ slug }) => slug === site)?.name ?? site}: ${namesOf(given)}`,
  );
  const granted = [namesOf(roles), ...ofSites].filter((part) => part !== '').join('; ');
  return (
    <li className={classNames(list.row, styles.member)}>
      <ScreenLink to={`${membersPath}/${id}`} className={list.name}>
        {name}
      </ScreenLink>
      <span className={styles.address}>{email}</span>
      <span className={styles.granted}>{granted || words.noRole}</span>
      <span>{words.state[state]}</span>
    </li>
  );
}
