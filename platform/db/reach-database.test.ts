import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { withEmptyDatabase } from '../../tests/database.ts';
import { reachDatabase } from './reach-database.server.ts';

describe('an external database', () => {
  const url = withEmptyDatabase();

  it('is accepted when it answers', async () => {
    await expect(reachDatabase(url)).resolves.toBeUndefined();
  });

  it('is rejected with the reason when nothing listens there', async () => {
    await expectSentence('postgres://lap:titok@127.0.0.1:1/lap', 'nothing listens at 127.0.0.1:1');
  });

  it('is rejected with the reason when the password is wrong', async () => {
    const wrong = new URL(url);
    wrong.password = 'titok';
    await expectSentence(wrong.href, 'does not let the user lapzarta in');
  });

  it('is rejected with the reason when the database does not exist', async () => {
    const wrong = new URL(url);
    wrong.pathname = '/nincs';
    await expectSentence(wrong.href, 'there is no database nincs');
  });

  it('is rejected when another program than PostgreSQL listens there', async () => {
    const server = createServer((socket) =>
      socket.on('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')),
    );
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await expectSentence(`postgres://lap:titok@127.0.0.1:${port}/lap`, 'cannot be used');
    await new Promise((done) => server.close(done));
  });

  async function expectSentence(address: string, sentence: string): Promise<void> {
    const attempt = reachDatabase(address);
    await expect(attempt).rejects.toThrow(OperatorError);
    await expect(attempt).rejects.toThrow(sentence);
    await expect(attempt).rejects.not.toThrow('titok');
  }
});
