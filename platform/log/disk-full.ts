const codes = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

/** Whether a log line's fields have an error of a full disk, of the file system or of PostgreSQL. */
export function isDiskFull(fields: unknown): fields is object {
  return typeof fields === 'object' && fields !== null && Object.values(fields).some(isOfFullDisk);
}

function isOfFullDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.has(error.code)) || isOfFullDisk(error.cause);
}
