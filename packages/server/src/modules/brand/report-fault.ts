import type { brandFaults } from '@parlour/contract/brand-faults';
import type { InputOf } from '@parlour/contract/endpoint';
import type { Context, Platform } from '../../lib/context';
import { openRarely } from '../../lib/http/limiter';

type Fault = InputOf<typeof brandFaults.reportFault>;

type LogRarely = ReturnType<typeof openRarely>;

const logs = new WeakMap<Platform['log'], LogRarely>();

const logOf = ({ log, clock }: Pick<Platform, 'log' | 'clock'>): LogRarely => {
  const known = logs.get(log) ?? openRarely({ log, clock });
  logs.set(log, known);
  return known;
};

/** Writes what failed in a browser to the log: the first, the tenth, the hundredth of its kind. */
export const reportFault = async (
  context: Context,
  fault: Fault,
): Promise<Record<string, never>> => {
  const { part, name, page, build, places } = fault;
  const subject = [context.brand.code, part, name, build, places[0] ?? page].join(' ');
  logOf(context)('browser.fault', subject, {
    id: context.requestId,
    brand: context.brand.code,
    where: part,
    name,
    page,
    build,
    places,
  });
  return {};
};
