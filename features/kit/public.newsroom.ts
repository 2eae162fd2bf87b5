export { ScreenLink, useAddressQuery, useGoTo, useParameter } from './newsroom/address.tsx';
export {
  type Answer,
  type Call,
  type FailureReason,
  type RequestFailure,
  resultOf,
  type Send,
} from './newsroom/answer.ts';
export { type NewsroomCommand, openCommands, shortcutOf, useCommands } from './newsroom/commands.ts';
export { FailedRequest } from './newsroom/FailedRequest.tsx';
export { failureOf, failureText } from './newsroom/failure-text.ts';
export {
  type Newsroom,
  type NewsroomNotice,
  NewsroomProvider,
  sitesFor,
  useNewsroom,
  zoneOf,
} from './newsroom/newsroom-context.ts';
export { newsroomFailureWords } from './newsroom/newsroom-failure-words.ts';
export type { PaletteEntry, PaletteOffers, PaletteSource, Screen } from './newsroom/screen.ts';
