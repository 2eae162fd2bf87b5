/** The sender of a request; pages and calls receive nothing else of its credentials. */
export type Viewer = Anonymous | ReaderViewer | NewsroomViewer;

export interface Anonymous {
  kind: 'anonymous';
}

/** A reader with an account. On pages and calls for everyone readers are anonymous [X09]. */
export interface ReaderViewer {
  kind: 'reader';
  id: number;
}

export interface NewsroomViewer {
  kind: 'newsroom';
  id: number;
  /** For all sites. */
  roles: readonly Role[];
  siteRoles?: SiteRoles;
  /** A script with a token, whose id may be that of any member. */
  isProgram?: true;
  /** Of a program, or of a member's own program; without one the member is in the browser. */
  token?: { id: number; scopes: readonly Scope[] };
}

/** The person behind a private call [S35]. */
export interface SignedInUser {
  viewer: ReaderViewer | NewsroomViewer;
  email: string | null;
  name: string | null;
  createdAt: Date;
  /** Null for a script, which has a token and no session. */
  sessionId: string | null;
  /** When the person last proved who they are; null for a script. */
  authenticatedAt: Date | null;
  /** Whether a password alone does not sign them in. */
  twoFactor: boolean;
}

export const anonymous: Anonymous = { kind: 'anonymous' };

/** The newsroom's roles [S30]. */
export const roles = ['author', 'editor', 'chief-editor', 'ad-operator', 'admin'] as const;

export type Role = (typeof roles)[number];

/** Roles for single sites, by their slugs, beside those for all. */
export type SiteRoles = Readonly<Record<string, readonly Role[]>>;

/**
 * Scopes of a token within the rights of its roles: reading, unpublished changes, and public ones [NAPI-02].
 */
export const scopes = ['read', 'write', 'publish'] as const;

export type Scope = (typeof scopes)[number];

export function isScope(text: string): text is Scope {
  return scopes.some((scope) => scope === text);
}

export function isRole(text: string): text is Role {
  return roles.some((role) => role === text);
}
