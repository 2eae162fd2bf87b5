/** `deploy/nginx.conf` in the real nginx, with the ports and the certificate of a test. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:http2';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dataFolder } from '../lapzarta-process.ts';
import { leaveNothing } from '../leave-nothing.ts';
import { openStubServer, type StubServer } from '../stub-server.ts';
import { systemProgram } from '../system-program.ts';

const nginx = systemProgram('nginx', 'nginx-light');
const file = join(import.meta.dirname, '../../deploy/nginx.conf');

describe.skipIf(nginx === null)('nginx in front', () => {
  const folder = dataFolder();
  let server: StubServer;
  let proxy: ChildProcess;
  let ports: { http: number; https: number };

  beforeAll(async () => {
    server = await openStubServer(() => ({
      headers: { 'content-encoding': 'identity' },
      body: 'answered',
    }));
    ports = { http: await freePort(), https: await freePort() };
    createCertificate(folder.path);
    writeFileSync(join(folder.path, 'nginx.conf'), configuration(folder.path, server.origin, ports));
    proxy = spawn(nginx ?? '', ['-p', folder.path, '-c', 'nginx.conf', '-e', 'stderr'], {
      stdio: 'inherit',
    });
    proxy.once('close', leaveNothing('process', String(proxy.pid)));
    const redirect = () => statusOf(`http://127.0.0.1:${ports.http}/`);
    await vi.waitFor(async () => expect(await redirect()).toBe(301), 15_000);
  });

  afterAll(async () => {
    proxy.kill('SIGQUIT');
    await new Promise((done) => proxy.once('close', done));
    await server.close();
    folder.remove();
  });

  it('accepts every line', () => {
    const { status, stderr } = spawnSync(
      nginx ?? '',
      ['-t', '-p', folder.path, '-c', 'nginx.conf', '-e', 'stderr'],
      { encoding: 'utf8' },
    );
    expect(status, stderr).toBe(0);
  });

  it('speaks HTTP/2 and passes the host and the client on', async () => {
    expect(await request('/legfrissebb?oldal=2')).toEqual({ status: 200, body: 'answered' });
    const { path, headers } = server.requests.at(-1) ?? {};
    expect(path).toBe('/legfrissebb?oldal=2');
    expect(headers).toMatchObject({
      host: 'lap.example',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      'accept-encoding': 'br, gzip',
    });
  });

  it('passes on the largest form, and ends what is larger itself', async () => {
    expect((await request('/', Buffer.alloc(8_388_608))).status).toBe(200);
    expect(server.requests.at(-1)?.body).toHaveLength(8_388_608);
    expect((await request('/', Buffer.alloc(10_000_000))).status).toBe(413);
  });

  function request(path: string, body?: Buffer): Promise<{ status: number; body: string }> {
    const session = connect(`https://127.0.0.1:${ports.https}`, { rejectUnauthorized: false });
    return new Promise<{ status: number; body: string }>((resolve, reject) => {
      session.once('error', reject);
      const stream = session.request({
        ':authority': 'lap.example',
        ':method': body ? 'POST' : 'GET',
        ':path': path,
        'accept-encoding': 'br, gzip',
        ...(body ? { 'content-length': body.length } : {}),
      });
      let status = 0;
      let text = '';
      stream.once('response', (headers) => {
        status = Number(headers[':status']);
      });
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.once('error', () => resolve({ status, body: text }));
      stream.once('end', () => resolve({ status, body: text }));
      stream.end(body);
    }).finally(() => session.destroy());
  }
});

/** The file as it is, but for what only the operator's machine has. */
function configuration(folder: string, origin: string, ports: { http: number; https: number }): string {
  const text = readFileSync(file, 'utf8')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replace('listen 443 ', `listen 127.0.0.1:${ports.https} `)
    .replace(/(ssl_certificate(?:_key)?) \S+\/(\w+\.pem)/g, `$1 ${folder}/$2`)
    .replaceAll('http://127.0.0.1:3000', origin);
  return `daemon off; pid nginx.pid; events {} http { access_log off;\n${text}\n}\n`;
}

function createCertificate(folder: string): void {
  const words = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=lap.example`;
  const { status, stderr } = spawnSync(
    'openssl',
    [...words.split(' '), '-keyout', 'privkey.pem', '-out', 'fullchain.pem'],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
}

function statusOf(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    }).once('error', reject);
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
