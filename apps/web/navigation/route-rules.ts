/** The build's route rules: fetched on the first sign of a navigation, and again only after a failure. */

export interface RouteRules {
  payload?: boolean;
}

type Rules = Record<string, RouteRules>;

export interface RouteMatcher {
  static: Rules;
  wildcard: Rules;
  dynamic: Rules;
}

/** Links wait for the rules. */
const timeoutMs = 3_000;
/** After a failure; not on each link, which would be a request and a warning for each. */
const retryAfterMs = 30_000;

export const noRules: RouteMatcher = { static: {}, wildcard: {}, dynamic: {} };

export interface PayloadRules {
  load(): Promise<void>;
  /** True before the rules are loaded. */
  hasPayload(url: URL): boolean;
}

export function createPayloadRules(build: string): PayloadRules {
  let rules: Promise<RouteMatcher> | undefined;
  let knownRules = noRules;

  async function loadRules(): Promise<RouteMatcher> {
    const loaded = await fetchRules(build);
    if (loaded === noRules)
      setTimeout(() => {
        rules = undefined;
      }, retryAfterMs);
    return loaded;
  }

  return {
    async load() {
      rules ??= loadRules();
      knownRules = await rules;
    },
    hasPayload: ({ pathname }) => rulesFor(knownRules, pathname).payload !== false,
  };
}

/** Without the manifest there are no rules: pages without a payload fall back to a full load [BUILD-02]. */
export async function fetchRules(build: string): Promise<RouteMatcher> {
  try {
    const answer = await fetch(`/builds/meta/${build}.json`, { signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) throw new Error(`It answers ${answer.status}.`);
    const { matcher } = await answer.json();
    return matcher;
  } catch (error) {
    console.warn('The route rules were not loaded.', error);
    return noRules;
  }
}

/** The rules of a path; empty if the matcher is malformed [BUILD-03]. */
export function rulesFor(matcher: RouteMatcher, path: string): RouteRules {
  try {
    const within = Object.keys(matcher.wildcard).filter((folder) => `${path}/`.startsWith(`${folder}/`));
    const matching = Object.keys(matcher.dynamic).filter((pattern) => new RegExp(pattern).test(path));
    const rules: RouteRules = { ...matcher.static[path] };
    const further = [
      ...within.map((folder) => matcher.wildcard[folder]),
      ...matching.map((pattern) => matcher.dynamic[pattern]),
    ];
    Object.assign(rules, ...further);
    return rules;
  } catch (error) {
    console.warn('The route rules were not loaded.', error);
    return {};
  }
}
