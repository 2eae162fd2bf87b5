/** Addresses within the newsroom: each screen, filter and panel has one [NRA-01]. */
import { Link, useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import { isRecord } from '#platform/text/is-record.ts';

/** A parameter of the path, such as `id` of `/cikk/$id`; '' if the path does not have it. */
export function useParameter(name: string): string {
  const all: unknown = useParams({ strict: false });
  return isRecord(all) ? String(all[name] ?? '') : '';
}

/** The query string. Setting '' removes a value; a change replaces the entry in the history. */
export function useAddressQuery(): [
  Readonly<Record<string, string>>,
  (changes: Record<string, string>) => void,
] {
  const search: unknown = useLocation().search;
  const navigate = useNavigate();
  const query = isRecord(search) ? textsIn(search) : {};
  return [
    query,
    (changes) => void navigate({ to: '.', search: textsIn({ ...query, ...changes }), replace: true }),
  ];
}

export function useGoTo(): (path: string, query?: Record<string, string>) => void {
  const navigate = useNavigate();
  return useCallback((path, query = {}) => void navigate({ to: path, search: query }), [navigate]);
}

interface ScreenLinkProps {
  /** Below the newsroom's address: `/cikk/17`. */
  to: string;
  query?: Record<string, string>;
  isCurrent?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to a screen, which opens without a request for a document. */
export function ScreenLink({ to, query = {}, isCurrent = false, className, children }: ScreenLinkProps) {
  return (
    <Link
      to={to}
      search={textsIn(query)}
      className={className}
      // By default the router also marks links whose path or query is only a part of the open address.
      activeOptions={{ exact: true, includeSearch: true }}
      activeProps={{ 'aria-current': isCurrent ? 'page' : undefined }}
      inactiveProps={{ 'aria-current': isCurrent ? 'page' : undefined }}
      preload="intent"
    >
      {children}
    </Link>
  );
}

function textsIn(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)] as const],
    ),
  );
}
