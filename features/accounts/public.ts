export { accountFaultWords } from './forms/account-fault-words.ts';
export {
  accountService,
  accountTextVersion,
  readerProfilePath,
  readerSecurityPath,
  readerSignInPath,
  supportRoute,
} from './forms/account-texts.ts';
export { loginPath, logoutPath, returnParameter } from './forms/login-form.ts';
export { googleSetting } from './google-setting.ts';
export { mailAddressOf, mailAddressSchema } from './mail-address.ts';
export { campaignsPath, newsroomEntrances, newsroomPath, securityPath } from './newsroom-paths.ts';
export { browserName, unknownBrowser } from './sign-in/browser-name.ts';
export { memberHeader, newsroomProtocol, protocolHeader } from './sign-in/newsroom-application.ts';
export { loginAddress, returnPathIn, signInAfterForm } from './sign-in/return-path.ts';
export { signInAreaOf } from './sign-in/sign-in-area.ts';
