import { openActivity } from './activity';
import { openFanout } from './fanout';
import { openFlush } from './flush';
import { openGrown } from './grown';
import { openGrowth } from './growth';
import { openLimits } from './limits';
import { plainVariant, platformVariant } from './http';
import { coreLanes, fullLanes } from './in-process';
import { coreFunction, fullFunction, tpcVariant } from './load/pgbench';
import { buildPlatform } from './stage/processes';
import { requestStore } from './load/requests';
import { freshDatabase, onFreshCopy } from './rounds';
import type { Stage } from './stage/stage';
import type { Pair, Part, Variant } from './variant';

export const partNames = [
  'core',
  'full',
  'http',
  'growth',
  'grown',
  'flush',
  'fanout',
  'activity',
  'limits',
] as const;
export type PartName = (typeof partNames)[number];

/** The number of rows, bets or sockets that a part is about. */
export type Many = { players: number; accounts: number; bets: number; sockets: number };

/** The parts named in `--only`; all without it. */
export const partsOf = (only: string | undefined): PartName[] => {
  const names = only?.split(',') ?? [...partNames];
  const stranger = names.find((name) => !partNames.some((part) => part === name));
  if (stranger !== undefined) {
    throw new Error(`--only takes ${partNames.join(', ')}, not ${stranger}.`);
  }
  return partNames.filter((part) => names.includes(part));
};

export const openPart: Record<PartName, (stage: Stage, many: Many) => Promise<Part>> = {
  core: async (stage) =>
    onCopies(
      stage,
      [
        [coreLanes(256), coreFunction],
        [coreLanes(1024), coreFunction],
      ],
      [tpcVariant, coreLanes(64)],
    ),
  full: async (stage) =>
    onCopies(stage, [[fullLanes(256), fullFunction]], [fullLanes(64), fullLanes(1024)]),
  http: async (stage) => {
    buildPlatform();
    const requests = requestStore(stage);
    return onCopies(
      stage,
      [
        [platformVariant('rsa', 2, requests), fullFunction],
        [platformVariant('hmac', 2, requests), fullFunction],
        [platformVariant('rsa', 2, requests), plainVariant(requests)],
      ],
      [platformVariant('rsa', 1, requests), platformVariant('hmac', 1, requests)],
    );
  },
  growth: openGrowth,
  grown: openGrown,
  flush: openFlush,
  fanout: openFanout,
  activity: openActivity,
  limits: openLimits,
};

/** Every turn runs on a copy of its own. */
const onCopies = (stage: Stage, pairs: [of: Variant, by: Variant][], singles: Variant[]): Part => ({
  pairs: pairs.map(([of, by]): Pair => ({
    of: onFreshCopy(stage, of),
    by: onFreshCopy(stage, by),
  })),
  singles: singles.map((variant) => onFreshCopy(stage, variant)),
  close: () => stage.cluster.drop(freshDatabase),
});
