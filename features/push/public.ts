export { pushTextVersion } from './consent-text.ts';
export { type FollowNeeds, followPath } from './follow-path.ts';
export { pushSetting } from './push-setting.ts';
export { deviceField, type ReaderDevice } from './reader-devices.ts';
