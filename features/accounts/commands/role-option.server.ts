/** `--role`: roles for all sites, and for single ones [ACT-01]. */
import { InvalidArgumentError, Option } from 'commander';
import { type Edition, type Grants, grantsIn, roles } from '#features/sites/public.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';

/** @example --role author editor@sport */
export function roleOption(): Option {
  return new Option(
    '--role <role...>',
    `roles, for all sites or for one, such as editor@sport: ${roles.join(', ')}`,
  ).argParser((text: string, before: string[] = []) => {
    if (!grantsIn([text])) throw new InvalidArgumentError(`the roles are ${roles.join(', ')}`);
    return [...before, text];
  });
}

export function grantsOf({ sites }: Pick<Edition, 'sites'>, names: readonly string[] = []): Required<Grants> {
  const grants = grantsIn(names);
  const known = sites.map(({ slug }) => slug);
  const unknown = Object.keys(grants?.siteRoles ?? {}).find((site) => !known.includes(site));
  if (!grants || unknown !== undefined)
    throw new OperatorError(`There is no site '${unknown ?? ''}'; there are ${known.join(', ')}.`);
  return grants;
}
