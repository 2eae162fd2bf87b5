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
  roles: readonly Role[];
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

/** The newsroom's roles [S30]. Every member sees unpublished stories, also without one. */
export const roles = ['author', 'editor', 'chief-editor', 'ad-operator', 'admin'] as const;

export type Role = (typeof roles)[number];

export function isRole(text: string): text is Role {
  return roles.some((role) => role === text);
}
