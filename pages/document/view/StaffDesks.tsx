import { AuthorFace, Initials } from '#features/content/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import ruled from '#ui/ruled.module.css';
import type { StaffDesk } from '../document-data.ts';
import styles from './StaffDesks.module.css';

/** The staff, grouped by editorial desk [SITE-34]. */
export function StaffDesks({ desks }: { desks: StaffDesk[] }) {
  return (
    <div className={styles.desks}>
      {desks.map(({ title, people }) => (
        <section key={title} className={classNames(ruled.part, styles.desk)}>
          <h2>{title}</h2>
          <ul className={styles.people}>
            {people.map((person) => (
              <li key={person.name} className={styles.person}>
                <Person person={person} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Person({ person }: { person: StaffDesk['people'][number] }) {
  const { name, role, email, href, avatar, slug } = person;
  return (
    <>
      {avatar === null ? (
        <span className="screen-only">
          <Initials name={name} />
        </span>
      ) : (
        <AuthorFace author={{ slug, avatar }} size="medium" />
      )}
      <div>
        <p className={styles.name}>{href === '' ? name : <a href={href}>{name}</a>}</p>
        {role !== '' && <p className="note">{role}</p>}
        {email !== '' && (
          <p>
            <a className={classNames(styles.email, 'link-words')} href={`mailto:${email}`}>
              {email}
            </a>
          </p>
        )}
      </div>
    </>
  );
}
