/** The OpenAPI document as a readable page. */
export interface ApiDocsPageData {
  title: string;
  version: string;
  description: string;
  operations: ApiOperation[];
  problems: { code: string; status: number; title: string }[];
}

export interface ApiOperation {
  method: string;
  path: string;
  summary: string;
  description: string;
  parameters: { name: string; in: string; required: boolean; type: string; description: string }[];
  responses: { status: string; description: string; schema: string }[];
}
