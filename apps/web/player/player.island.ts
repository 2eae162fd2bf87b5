export function toggle(_link: HTMLElement): void {}
