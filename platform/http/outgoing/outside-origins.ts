/** Origins of other companies that a page may contact, by what the content policy calls them. */
export interface OutsideOrigins {
  scripts: string[];
  images: string[];
  frames: string[];
  /** Of `fetch` and beacons. */
  connections: string[];
}

/** The origins of several services, each once. */
export function joinOrigins(services: readonly Partial<OutsideOrigins>[]): OutsideOrigins {
  const all = (kind: keyof OutsideOrigins): string[] => [
    ...new Set(services.flatMap((service) => service[kind] ?? [])),
  ];
  return {
    scripts: all('scripts'),
    images: all('images'),
    frames: all('frames'),
    connections: all('connections'),
  };
}

/** None for a path of our own, such as a sandbox's. */
export function originsOf(address: string | undefined): string[] {
  return address !== undefined && URL.canParse(address) ? [new URL(address).origin] : [];
}

export function originsOfHosts(hosts: readonly string[] = []): string[] {
  return hosts.map((host) => `https://${host}`);
}
