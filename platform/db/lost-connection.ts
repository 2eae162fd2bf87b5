/** Codes of Node.js and PostgreSQL for network failures, and servers that stop, start or have no free connection. */
const codes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|08\d{3}|53300|57P0[1-5])$/;
/** Messages of the driver for errors without a code. */
const sentences =
  /timeout exceeded when trying to connect|connection terminated|connection error and is not queryable|client was closed/i;

export function isLostConnection(error: unknown): error is Error {
  if (error instanceof AggregateError && error.errors.some(isLostConnection)) return true;
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.test(String(error.code))) || sentences.test(error.message);
}
