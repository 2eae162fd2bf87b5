/** Names the person in the shell, if the marker cookie says that somebody is signed in. */
export function nameReader(root: ParentNode, until: AbortSignal): void {
  if (/signed_in=[12]/.test(document.cookie))
    void import('./show-account.ts').then((module) => module.showAccount(root, until));
}
