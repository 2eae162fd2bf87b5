export { accountFaultWords } from './account-fault-words.ts';
export {
  accountService,
  accountTextVersion,
  readerProfilePath,
  readerSecurityPath,
  readerSignInPath,
  supportRoute,
} from './account-texts.ts';
export { browserName, unknownBrowser } from './browser-name.ts';
export { googleSetting } from './google-setting.ts';
export { loginPath, logoutPath, returnParameter } from './login-form.ts';
export { mailAddressOf, mailAddressSchema } from './mail-address.ts';
export { campaignsPath, newsroomEntrances, securityPath } from './newsroom-paths.ts';
export { loginAddress, returnPathIn, signInAfterForm } from './return-path.ts';
export { signInAreaOf } from './sign-in-area.ts';
