-- Push services that get nothing for a while after faults in a row. Each server process decides for itself; the last
-- decision is stored, so that an operator sees it.
create table push_pauses (
  service text collate "C" primary key,
  -- In a row, as counted by the process that paused it.
  faults integer not null,
  paused_at timestamptz not null,
  -- The next attempt; later times are not shortened by another process.
  until timestamptz not null
);
