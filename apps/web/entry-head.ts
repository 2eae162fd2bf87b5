/** What runs in the head, before anything is painted: scripts of the old kind, which import and export nothing. */
import './behaviours/colour-mode.ts';
import './behaviours/whole-page.ts';
