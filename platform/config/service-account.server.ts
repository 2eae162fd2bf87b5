/** The key file of a service account, as Google's console gives it: its path, or its text. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

export interface ServiceAccount {
  projectId: string;
  clientEmail: string;
  /** PEM. */
  privateKey: string;
  tokenUrl: string;
}

export const serviceAccountSchema = z
  .object({
    project_id: z.string().regex(/^[a-z0-9-]{3,60}$/),
    client_email: z.string().min(3),
    private_key: z.string().includes('PRIVATE KEY'),
    token_uri: z.url({ protocol: /^https?$/ }),
  })
  .transform((given) => ({
    projectId: given.project_id,
    clientEmail: given.client_email,
    privateKey: given.private_key,
    tokenUrl: given.token_uri,
  }));

/** Never repeats what it could not read, because that may be a key. */
export const serviceAccountSetting = z.string().transform((given, context): ServiceAccount => {
  const account = accountIn(given.trim());
  if (account) return account;
  context.issues.push({
    code: 'custom',
    input: '',
    message: 'must be the key file of a service account, or its JSON',
  });
  return z.NEVER;
});

function accountIn(given: string): ServiceAccount | null {
  try {
    const text = given.startsWith('{') ? given : readFileSync(given, 'utf8');
    return serviceAccountSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
