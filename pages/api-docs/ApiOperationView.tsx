import styles from './ApiDocsPage.module.css';
import { ApiPhrase, ApiText } from './ApiText.tsx';
import type { ApiOperation } from './api-docs-data.ts';
import { operationAnchor } from './operation-anchor.ts';

/** One API operation with its parameters and responses. */
export function ApiOperationView({ operation }: { operation: ApiOperation }) {
  const anchor = operationAnchor(operation);
  return (
    <section id={anchor} className={styles.operation} aria-labelledby={`${anchor}-title`}>
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className={styles.scroll} aria-label={`Parameters of ${method} ${path}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Parameter</th>
            <th scope="col">In</th>
            <th scope="col">Type</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {parameters.map((parameter) => (
            <tr key={`${parameter.in} ${parameter.name}`}>
              <th scope="row">
                <code>{parameter.name}</code>
                {parameter.required && <span className={styles.required}>required</span>}
              </th>
              <td>{parameter.in}</td>
              <td>
                <code>{parameter.type}</code>
              </td>
              <td>
                <ApiPhrase text={parameter.description} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Responses({ operation: { responses, method, path } }: { operation: ApiOperation }) {
  if (responses.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className={styles.scroll} aria-label={`Answers of ${method} ${path}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Meaning</th>
            <th scope="col">Body</th>
          </tr>
        </thead>
        <tbody>
          {responses.map((response) => (
            <tr key={response.status}>
              <th scope="row">{response.status}</th>
              <td>
                <ApiPhrase text={response.description} />
              </td>
              <td>{response.schema !== '' && <code>{response.schema}</code>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
