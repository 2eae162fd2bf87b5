export { importFiles } from './import-files.server.ts';
export type { ImportNeeds, ImportRequest } from './import-needs.ts';
export type { ImportFile } from './imported.ts';
export type { ImportsRoom } from './imports-room.server.ts';
export { createImportsRoom } from './imports-room.server.ts';
export { MalformedFile } from './malformed-file.ts';
export { isOfProgram } from './old-address.ts';
export type { Outcome, ReportItem, ReportSummary } from './report.ts';
export { itemLine, summaryText } from './report.ts';
