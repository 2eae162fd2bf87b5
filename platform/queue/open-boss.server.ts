/** Opens pg-boss on a database. Importing this file loads pg-boss, about 10 MB: only for processes that run queues. */
import { PgBoss } from 'pg-boss';
import { queueSchema } from './queue.ts';

export interface BossNeeds {
  url: string;
  /** Creates and updates its tables. */
  migrates?: boolean;
  /** Finds the jobs of dead processes, and deletes old ones. */
  supervises?: boolean;
  /** Called with a sentence about a failure in the background, such as a lost connection; it tries again by itself. */
  onProblem?: (problem: string) => void;
}

/** A killed process is noticed after the heartbeat of its jobs and this. */
const superviseSeconds = 10;
const deleteOldSeconds = 600;
/** How often it looks for indexes that an update has to build; the shortest that it allows. */
const indexSeconds = 10;

export async function openBoss(needs: BossNeeds): Promise<PgBoss> {
  const { url, migrates = false, supervises = false, onProblem = () => undefined } = needs;
  const boss = new PgBoss({
    connectionString: url,
    schema: queueSchema,
    application_name: 'lapzarta queues',
    max: 3,
    migrate: migrates,
    createSchema: migrates,
    bamIntervalSeconds: indexSeconds,
    // The timetable of recurring jobs is our own (decision 33).
    schedule: false,
    registerInstance: false,
    openTelemetry: { enabled: false },
    supervise: supervises,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    maintenanceIntervalSeconds: deleteOldSeconds,
  });
  boss.on('error', ({ message }) => onProblem(message));
  boss.on('warning', ({ message }) => onProblem(message));
  try {
    return await boss.start();
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
}

/** Opens it for a few calls. */
export async function withBoss<T>(url: string, act: (boss: PgBoss) => Promise<T>): Promise<T> {
  const boss = await openBoss({ url });
  try {
    return await act(boss);
  } finally {
    await boss.stop({ graceful: false });
  }
}
