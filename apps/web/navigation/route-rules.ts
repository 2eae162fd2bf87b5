/** The build's rules for addresses: fetched once, when somebody first means to go anywhere. */

export interface RouteRules {
  payload?: boolean;
}

type Rules = Record<string, RouteRules>;

export interface RouteMatcher {
  static: Rules;
  wildcard: Rules;
  dynamic: Rules;
}

export const noRules: RouteMatcher = { static: {}, wildcard: {}, dynamic: {} };

/** Without its manifest a page is as good: whatever cannot be shown softly is loaded [BUILD-02]. */
export async function fetchRules(build: string): Promise<RouteMatcher> {
  try {
    const answer = await fetch(`/builds/meta/${build}.json`);
    if (!answer.ok) throw new Error(`It answers ${answer.status}.`);
    const { matcher } = await answer.json();
    return matcher;
  } catch (error) {
    console.warn('The manifest of the build did not come.', error);
    return noRules;
  }
}

/** The rules of a path; where the matcher is not what it should be there are none [BUILD-03]. */
export function rulesFor(matcher: RouteMatcher, path: string): RouteRules {
  try {
    const within = Object.keys(matcher.wildcard).filter((folder) => `${path}/`.startsWith(`${folder}/`));
    const alike = Object.keys(matcher.dynamic).filter((pattern) => new RegExp(pattern).test(path));
    return Object.assign(
      { ...matcher.static[path] },
      ...within.map((folder) => matcher.wildcard[folder]),
      ...alike.map((pattern) => matcher.dynamic[pattern]),
    );
  } catch (error) {
    console.warn('The rules for addresses could not be read.', error);
    return {};
  }
}
