/** Addresses of pictures as the provider writes them; the server at this address is never asked by the sandbox. */
const server = 'https://media.api-sports.io';

export function pictureUrl(folder: string, id: number): string {
  return `${server}/${folder}/${id}.png`;
}

export function flagUrl(code: string): string {
  return `${server}/flags/${code}.svg`;
}
