import type { Operations, ProcessState } from '@parlour/contract/operation';
import { dateTime } from '@parlour/ui/dates';
import { count } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import { Fact, Facts, Section } from '../../lib/parts/section';

/** Clocks further apart than this decide differently what is over. */
const mostDriftMs = 500;
/** The last month is made before it begins. */
const fewestMonths = 1;

/** The part of a disk under which it is soon full. */
const fewestFree = 0.1;
/** A backup older than this was not proven again in time. */
const mostBackupMs = 8 * 86_400_000;

/** The clocks, the versions, the months prepared, the database, its disk and its backup. */
export const MachineChecks = ({ of }: { of: Operations }) => {
  const { operation } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const { processes, partitions, database, backup } = of;
  const live = processes.filter(({ state }) => state === 'live');
  const drift = Math.max(0, ...live.map(({ driftMs }) => Math.abs(driftMs)));
  const builds = new Set(live.map(({ build, buildDigest }) => `${build} ${buildDigest}`)).size;
  const tone = (isGood: boolean) => (isGood ? 't-pos' : 't-warn');
  return (
    <Section title={operation.checks}>
      <Facts>
        <Fact name={operation.clock}>
          <span className={tone(drift <= mostDriftMs)}>
            {fill(operation.clockGood, { count: count(drift) })}
          </span>
        </Fact>
        <Fact name={operation.builds}>
          <span className={tone(builds <= 1)}>
            {builds <= 1
              ? operation.oneBuild
              : fill(operation.manyBuilds, { count: count(builds) })}
          </span>
        </Fact>
        {partitions.map(({ table, monthsAhead }) => (
          <Fact key={table} name={`${operation.partitions} ${table}`}>
            <span className={tone(monthsAhead >= fewestMonths)}>
              {fill(operation.months, { count: count(monthsAhead) })}
            </span>
          </Fact>
        ))}
        <Fact name={operation.database}>
          {fill(operation.size, { size: sizeOf(database.bytes), version: database.version })}
        </Fact>
        {disksOf(live).map(({ host, bytes, freeBytes }) => (
          <Fact key={host} name={fill(operation.disk, { host })}>
            <span className={tone(freeBytes >= bytes * fewestFree)}>
              {fill(operation.diskFree, { free: sizeOf(freeBytes), size: sizeOf(bytes) })}
            </span>
          </Fact>
        ))}
        <Fact name={operation.backup}>
          {backup ? (
            <span className={tone(isFresh(of.asOf, backup.madeAt))}>
              {fill(operation.backupOf, {
                made: dateTime(backup.madeAt, zone, locale),
                proven: dateTime(backup.provenAt, zone, locale),
              })}
            </span>
          ) : (
            <span className="t-warn">{operation.unknown}</span>
          )}
        </Fact>
      </Facts>
    </Section>
  );
};

const isFresh = (asOf: string, madeAt: string): boolean =>
  Date.parse(asOf) - Date.parse(madeAt) <= mostBackupMs;

/** One of each machine: its processes have one folder of data. */
const disksOf = (processes: readonly ProcessState[]) => {
  const found = processes.flatMap(({ host, disk }) => (disk ? [{ host, ...disk }] : []));
  return [...new Map(found.map((disk) => [disk.host, disk])).values()];
};

const megabyte = 1024 * 1024;

const sizeOf = (bytes: number): string =>
  bytes < 1024 * megabyte
    ? `${count(Math.round(bytes / megabyte))} MB`
    : `${(bytes / 1024 / megabyte).toFixed(1)} GB`;
