/** Where people of each realm sign in, and where they change how they do it. */
import { readerProfilePath, readerSecurityPath, readerSignInPath } from '../forms/account-texts.ts';
import { loginPath } from '../forms/login-form.ts';
import { newsroomSignInPath, securityPath } from '../newsroom-paths.ts';
import type { Realm } from './token-realm.ts';

export interface SignInArea {
  realm: Realm;
  signInPath: string;
  securityPath: string;
  /** Where a sign-in leads that no page requested. */
  homePath: string;
}

const newsroom: SignInArea = {
  realm: 'newsroom',
  signInPath: newsroomSignInPath,
  securityPath,
  homePath: '/',
};

export const signInAreas: Record<Realm, SignInArea> = {
  newsroom,
  reader: {
    realm: 'reader',
    signInPath: readerSignInPath,
    securityPath: readerSecurityPath,
    homePath: readerProfilePath,
  },
};

/** In a preview the newsroom signs in at `/login`. */
export function signInAreaOf(realm: Realm, isPreview: boolean): SignInArea {
  return realm === 'newsroom' && isPreview ? { ...newsroom, signInPath: loginPath } : signInAreas[realm];
}
