/** Roles of a member or a program: for all sites, and additional ones for single sites [ACT-01]. */
import { isRecord } from '#platform/text/is-record.ts';
import { isRole, type NewsroomViewer, type Role, type SiteRoles } from './viewer.ts';

export interface Grants {
  /** For all sites. */
  roles: readonly Role[];
  siteRoles?: SiteRoles;
}

/**
 * A member with the roles that they have on one site.
 * @example memberAt({ ...member, roles: ['author'], siteRoles: { sport: ['editor'] } }, 'sport').roles //
 * ['author', 'editor']
 */
export function memberAt<Member extends NewsroomViewer>(member: Member, site: string): Member {
  return { ...member, roles: rolesAt(member, site), siteRoles: {} };
}

export function rolesAt({ roles, siteRoles = {} }: Grants, site: string): Role[] {
  const ofSite = Object.hasOwn(siteRoles, site) ? (siteRoles[site] ?? []) : [];
  return [...new Set([...roles, ...ofSite])];
}

/** All roles, on any site. */
export function allRoles({ roles, siteRoles = {} }: Grants): Role[] {
  return [...new Set([...roles, ...Object.values(siteRoles).flat()])];
}

/** The grants that both have, because a member's token has no more rights than its member. */
export function commonGrants(one: Grants, other: Grants): Grants {
  const sites = Object.keys({ ...one.siteRoles, ...other.siteRoles });
  const ofSites = sites.flatMap((site): [string, Role[]][] => {
    const common = both(rolesAt(one, site), rolesAt(other, site));
    return common.length === 0 ? [] : [[site, common]];
  });
  return grantsOf(both(one.roles, other.roles), ofSites);
}

function both(some: readonly Role[], others: readonly Role[]): Role[] {
  return some.filter((role) => others.includes(role));
}

function grantsOf(roles: Role[], ofSites: [string, Role[]][]): Grants {
  return ofSites.length === 0 ? { roles } : { roles, siteRoles: Object.fromEntries(ofSites) };
}

/**
 * Grants as names, for commands and the log.
 * @example namesOfGrants({ roles: ['author'], siteRoles: { sport: ['editor'] } }) // ['author',
 * 'editor@sport']
 */
export function namesOfGrants({ roles, siteRoles = {} }: Grants): string[] {
  return [
    ...roles,
    ...Object.entries(siteRoles).flatMap(([site, given]) => given.map((role) => `${role}@${site}`)),
  ];
}

/** The inverse of `namesOfGrants`; undefined for a name that is not a role. */
export function grantsIn(names: readonly string[]): Required<Grants> | undefined {
  const roles: Role[] = [];
  const siteRoles: Record<string, Role[]> = {};
  for (const name of names) {
    const [role = '', site, ...more] = name.split('@');
    if (!isRole(role) || site === '' || more.length > 0) return undefined;
    if (site === undefined) roles.push(role);
    else siteRoles[site] = [...(siteRoles[site] ?? []), role];
  }
  return { roles, siteRoles };
}

/** Grants from the database; roles that no longer exist are left out. */
export function storedGrants(roles: readonly string[], siteRoles: unknown): Grants {
  const known = roles.filter(isRole);
  const ofSites = Object.entries(isRecord(siteRoles) ? siteRoles : {}).flatMap(
    ([site, given]): [string, Role[]][] => {
      const found = Array.isArray(given) ? given.filter((one) => typeof one === 'string').filter(isRole) : [];
      return found.length === 0 ? [] : [[site, found]];
    },
  );
  return grantsOf(known, ofSites);
}
