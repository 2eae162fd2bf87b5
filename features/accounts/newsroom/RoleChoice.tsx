import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { type Role, roles } from '#features/sites/public.ts';
import styles from './MembersScreen.module.css';
import type { Granted } from './member-answers.ts';
import { memberWords } from './member-words.ts';

interface RoleChoiceProps {
  granted: Granted;
  onChange(granted: Granted): void;
}

/** Roles of a member, for all sites and for single ones: in the invitation and later. */
export function RoleChoice({ granted, onChange }: RoleChoiceProps) {
  const { language, sites } = useNewsroom();
  const words = memberWords[language];
  const { siteRoles } = granted;
  return (
    <>
      <fieldset className={styles.roles}>
        <legend className="label">{words.roles}</legend>
        <Roles
          chosen={granted.roles}
          hasNotes
          onChange={(chosen) => onChange({ ...granted, roles: chosen })}
        />
        <p className="fine-print">{words.rolesNote}</p>
      </fieldset>
      <details open={Object.keys(siteRoles).length > 0}>
        <summary>{words.siteRoles}</summary>
        {sites.map(({ slug, name }) => (
          <fieldset key={slug} className={styles.siteRoles}>
            <legend className="label">{name}</legend>
            <Roles
              chosen={siteRoles[slug] ?? []}
              onChange={(chosen) => onChange({ ...granted, siteRoles: { ...siteRoles, [slug]: chosen } })}
            />
          </fieldset>
        ))}
      </details>
    </>
  );
}

interface RolesProps {
  chosen: readonly Role[];
  hasNotes?: boolean;
  onChange(chosen: Role[]): void;
}

function Roles({ chosen, hasNotes = false, onChange }: RolesProps) {
  const words = memberWords[useNewsroom().language];
  return roles.map((role) => (
    <label key={role} className={styles.role}>
      <input
        type="checkbox"
        checked={chosen.includes(role)}
        onChange={({ target }) =>
          onChange(roles.filter((one) => (one === role ? target.checked : chosen.includes(one))))
        }
      />
      <span>
        {words.role[role]}
        {hasNotes && <span className={styles.roleNote}>{words.roleNotes[role]}</span>}
      </span>
    </label>
  ));
}
