/** What runs in every reader's browser. Everything works without it. */
import { closeMenuWhenItIsNoLongerNeeded } from './behaviours/menu.ts';
import { offerSharing } from './behaviours/share.ts';

closeMenuWhenItIsNoLongerNeeded();
offerSharing();
