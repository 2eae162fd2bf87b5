import { classNames } from '#ui/class-names.ts';
import ruled from '#ui/ruled.module.css';
import { Table } from '#ui/Table.tsx';
import styles from './ApiDocsPage.module.css';
import { ApiPhrase, ApiText } from './ApiText.tsx';
import type { ApiOperation } from './api-docs-data.ts';
import { operationAnchor } from './operation-anchor.ts';

/** One API operation with its parameters and responses. */
export function ApiOperationView({ operation }: { operation: ApiOperation }) {
  const anchor = operationAnchor(operation);
  return (
    <section
      id={anchor}
      className={classNames(ruled.part, styles.operation)}
      aria-labelledby={`${anchor}-title`}
    >
      <h2 id={`${anchor}-title`}>
        <span className={styles.method}>{operation.method.toUpperCase()}</span> <code>{operation.path}</code>
      </h2>
      {operation.summary !== '' && <p className={styles.summary}>{operation.summary}</p>}
      {operation.description !== '' && <ApiText text={operation.description} />}
      <Parameters operation={operation} />
      <Responses operation={operation} />
    </section>
  );
}

function Parameters({ operation: { parameters, method, path } }: { operation: ApiOperation }) {
  if (parameters.length === 0) return null;
  return (
    <Table
      caption={`Parameters of ${method} ${path}`}
      columns={[
        {
          title: 'Parameter',
          cell: ({ name, required }) => (
            <>
              <code>{name}</code>
              {required && <span className={styles.required}>required</span>}
            </>
          ),
        },
        { title: 'In', cell: (parameter) => parameter.in },
        { title: 'Type', cell: ({ type }) => <code>{type}</code> },
        { title: 'Meaning', cell: ({ description }) => <ApiPhrase text={description} /> },
      ]}
      rows={parameters}
      keyOf={(parameter) => `${parameter.in} ${parameter.name}`}
    />
  );
}

function Responses({ operation: { responses, method, path } }: { operation: ApiOperation }) {
  if (responses.length === 0) return null;
  return (
    <Table
      caption={`Answers of ${method} ${path}`}
      columns={[
        { title: 'Status', cell: ({ status }) => status },
        { title: 'Meaning', cell: ({ description }) => <ApiPhrase text={description} /> },
        { title: 'Body', cell: ({ schema }) => schema !== '' && <code>{schema}</code> },
      ]}
      rows={responses}
      keyOf={({ status }) => status}
    />
  );
}
