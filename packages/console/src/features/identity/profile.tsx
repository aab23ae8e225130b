import type { IdentityCase } from '@parlour/contract/identity-desk';
import { fill } from '@parlour/locales/phrases';
import { Icon } from '@parlour/ui/components/art/icon';
import { dateTime } from '@parlour/ui/dates';
import { check } from '@parlour/ui/icons/check';
import { warningCircleFill } from '@parlour/ui/icons/warning-circle';
import { useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import { Reveal } from '../../lib/personal/reveal';
import parts from '../../lib/parts/parts.module.css';
import { Fact, Facts, Section } from '../../lib/parts/section';

/** What the player entered, to be compared with the pictures beside it. */
export const Profile = ({ of: { profile, checks, playerId, brand } }: { of: IdentityCase }) => {
  const { identity, reveal } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const { username, name, idNumber, registeredAt } = profile;
  const masked = [
    ['payeeName', name],
    ['idNumber', idNumber],
  ] as const;
  return (
    <Section aside={reveal.aside} title={identity.profile}>
      <Facts>
        <Fact name={identity.account}>{username}</Fact>
        {masked.map(([field, shown]) => (
          <Fact key={field} name={reveal.fields[field]}>
            <Reveal brand={brand} field={field} masked={shown ?? reveal.none} playerId={playerId} />
          </Fact>
        ))}
        <Fact name={identity.since}>{dateTime(registeredAt, zone, locale)}</Fact>
        {checks.map(({ code, result, years = '', at }) => {
          const isTold = result === 'declared';
          return (
            <Fact key={code} name={identity.checks[code]}>
              <span className={parts.signed}>
                <Icon
                  className={isTold ? 't-3' : 't-warn'}
                  of={isTold ? check : warningCircleFill}
                  size={16}
                />
                {code === 'age' && at
                  ? fill(identity.ageDeclared, { years, at: dateTime(at, zone, locale) })
                  : identity.results[result]}
              </span>
            </Fact>
          );
        })}
      </Facts>
    </Section>
  );
};
