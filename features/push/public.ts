export { pushTextVersion } from './consent-text.ts';
export { deviceField, type ReaderDevice } from './devices/reader-devices.ts';
export { type FollowNeeds, followPath } from './follow-path.ts';
export { pushSetting } from './setting/push-setting.ts';
