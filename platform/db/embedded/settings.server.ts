/** Settings of the embedded server: for a newspaper on one machine, beside the program that uses it. */
export function settingsOf({ durable }: { durable: boolean }): Record<string, string> {
  return durable ? baseSettings : { ...baseSettings, ...nonDurableSettings };
}

const baseSettings = {
  // TCP on this machine only: it is the same on every system and has no limit on a path's length.
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',
  wal_compression: 'on',
  random_page_cost: '1.1',
  // Our queries are short; compiling them costs more than running them.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
};

const nonDurableSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
};
