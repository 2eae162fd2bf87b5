import type { ViewProps } from '#features/kit/public.ts';
import { classNames } from '#ui/class-names.ts';
import page from '#ui/page.module.css';
import ruled from '#ui/ruled.module.css';
import { Table } from '#ui/Table.tsx';
import styles from './ApiDocsPage.module.css';
import { ApiOperationView } from './ApiOperationView.tsx';
import { ApiText } from './ApiText.tsx';
import type { apiDocsPage } from './api-docs.page.ts';
import type { ApiDocsPageData } from './api-docs-data.ts';
import { operationAnchor } from './operation-anchor.ts';

/** HTTP API documentation: everything on one page, nothing collapsed. In English, for developers. */
export function ApiDocsPage({ data }: ViewProps<typeof apiDocsPage>) {
  return (
    <div className={classNames(page.frame, styles.docs)} lang="en">
      <header className={classNames(page.head, styles.head)}>
        <h1>{data.title}</h1>
        <p className={styles.version}>
          Version {data.version}, also as <a href="/api/openapi.json">an OpenAPI document</a>
        </p>
        {data.description !== '' && <ApiText text={data.description} className={page.lede} />}
      </header>
      <nav className={classNames(ruled.part, styles.contents, 'screen-only')} aria-labelledby="calls">
        <h2 id="calls">Calls</h2>
        <ul>
          {data.operations.map((operation) => (
            <li key={operationAnchor(operation)}>
              <a href={`#${operationAnchor(operation)}`}>
                <code>
                  {operation.method.toUpperCase()} {operation.path}
                </code>
              </a>
            </li>
          ))}
          {data.problems.length > 0 && (
            <li>
              <a href="#problems">Problems</a>
            </li>
          )}
        </ul>
      </nav>
      <div className={styles.operations}>
        {data.operations.map((operation) => (
          <ApiOperationView key={operationAnchor(operation)} operation={operation} />
        ))}
        <Problems problems={data.problems} />
      </div>
    </div>
  );
}

function Problems({ problems }: { problems: ApiDocsPageData['problems'] }) {
  if (problems.length === 0) return null;
  return (
    <section id="problems" className={classNames(ruled.part, styles.operation)}>
      <h2>Problems</h2>
      <p>
        Every failure is answered with <code>application/problem+json</code> and one of these codes.
      </p>
      <Table
        caption="Codes of problems"
        columns={[
          { title: 'Code', cell: ({ code }) => <code id={code}>{code}</code> },
          { title: 'Status', cell: ({ status }) => status },
          { title: 'Meaning', cell: ({ title }) => title },
        ]}
        rows={problems}
        keyOf={({ code }) => code}
      />
    </section>
  );
}
