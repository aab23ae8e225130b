import type { UnsentMessages as Unsent } from '@parlour/contract/operation';
import { dateTime } from '@parlour/ui/dates';
import { count } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import parts from '../../lib/parts/parts.module.css';
import { Fact, Facts, Section } from '../../lib/parts/section';

/** Mail and SMS that did not go out, by brand; what they say is not shown. */
export const UnsentMessages = ({ list }: { list: readonly Unsent[] }) => {
  const { operation } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  return (
    <Section title={operation.messages}>
      {list.length === 0 ? (
        <p className={parts.empty}>{operation.noMessages}</p>
      ) : (
        <Facts>
          {list.map(({ brand, channel, state, count: found, oldestAt }) => (
            <Fact
              key={`${brand} ${channel} ${state}`}
              name={`${brand} · ${operation.channels[channel]} · ${operation.messageStates[state]}`}
            >
              <span className="t-warn">{count(found)}</span>{' '}
              <span className="t-2">
                {fill(operation.oldest, { time: dateTime(oldestAt, zone, locale) })}
              </span>
            </Fact>
          ))}
        </Facts>
      )}
    </Section>
  );
};
