export { BreakingButton } from './newsroom/breaking/BreakingButton.tsx';
export { notificationScreens } from './newsroom/notification-screens.ts';
