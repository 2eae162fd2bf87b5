export { DeviceList } from './view/DeviceList.tsx';
export { FollowLink } from './view/FollowLink.tsx';
