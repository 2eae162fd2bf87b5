export { loginPath, logoutPath, tokenField, wayBack } from './login-form.ts';
