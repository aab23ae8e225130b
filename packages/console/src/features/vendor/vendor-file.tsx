import { gatewayConsole, type DeskVendor, type VendorKey } from '@parlour/contract/gateway-console';
import { Button } from '@parlour/ui/components/form/button';
import { dateTime } from '@parlour/ui/dates';
import { count } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../lib/api/call';
import { client } from '../../lib/api/query-client';
import { useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import parts from '../../lib/parts/parts.module.css';
import { ReasonFormDialog } from '../../lib/parts/reason-form-dialog';
import { Fact, Facts, Section } from '../../lib/parts/section';
import { useMay } from '../../lib/session/me';
import { FlagsDialog } from '../change/flags-dialog';
import { Differences } from './differences';
import { Health } from './health';
import { OpenRounds } from './open-rounds';
import { Sync } from './sync';
import css from './vendor.module.css';

/** One vendor: its switch, its health and keys, its differences and the rounds that are open. */
export const VendorFile = ({ vendor }: { vendor: DeskVendor }) => {
  const { vendor: words } = useWords();
  return (
    <>
      <p className={css.head}>
        <Link className="t-link" href="/vendors">
          {words.back}
        </Link>
        <Switch vendor={vendor} />
      </p>
      <div className={parts.columns}>
        <Answers vendor={vendor} />
        <Keys keys={vendor.keys} />
      </div>
      <Differences vendor={vendor} />
      <OpenRounds code={vendor.code} />
    </>
  );
};

const Answers = ({ vendor }: { vendor: DeskVendor }) => {
  const { vendor: words, catalogue } = useWords();
  const { currencies, brands, unsigned } = vendor;
  return (
    <Section title={vendor.name}>
      <Facts>
        <Fact name={words.wallet}>
          <Health of={vendor.wallet} />
        </Fact>
        <Fact name={words.asked}>
          <Health of={vendor.asked} />
        </Fact>
        {unsigned > 0 && (
          <Fact name={words.keys}>
            <span className="t-warn">{fill(words.unsigned, { count: count(unsigned) })}</span>
          </Fact>
        )}
        <Fact name={words.sync}>
          <Sync of={vendor} />
        </Fact>
        <Fact name={words.currencies}>
          {currencies.length === 0 ? words.anyCurrency : currencies.join(', ')}
        </Fact>
        {brands.map(({ brand, gameTypes }) => (
          <Fact key={brand} name={`${words.brands} ${brand}`}>
            {gameTypes.map((gameType) => catalogue.categories[gameType]).join(', ')}
          </Fact>
        ))}
      </Facts>
    </Section>
  );
};

const Keys = ({ keys }: { keys: readonly VendorKey[] }) => {
  const { vendor: words } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  return (
    <Section title={words.keys}>
      <p className="t-2">{words.keysWhat}</p>
      <Facts>
        {keys.map(({ id, kind, from, until }) => (
          <Fact key={id} name={id === 'profile' ? words.ownKey : `# ${id}`}>
            {[
              words.keyKinds[kind],
              from && fill(words.validFrom, { time: dateTime(from, zone, locale) }),
              until && fill(words.validUntil, { time: dateTime(until, zone, locale) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Fact>
        ))}
      </Facts>
    </Section>
  );
};

/** Off at once by one person; on again by a change, for who has the right in all its brands. */
const Switch = ({ vendor }: { vendor: DeskVendor }) => {
  const { vendor: words } = useWords();
  const may = useMay();
  const [isShown, setIsShown] = useState(false);
  const { code, name, isEnabled, allBrands } = vendor;
  // Who approves takes off too, and puts on nothing alone.
  const right = isEnabled && !may('vendor.w') ? 'vendor.a' : 'vendor.w';
  const maySwitch = may(right) && allBrands.every((brand) => may(right, brand));
  const hide = () => setIsShown(false);
  return (
    <>
      <span className={isEnabled ? 't-pos' : 't-warn'}>{isEnabled ? words.on : words.isOff}</span>
      {maySwitch && (
        <Button onClick={() => setIsShown(true)} small>
          {isEnabled ? words.off : words.turnOn}
        </Button>
      )}
      {isShown && isEnabled && (
        <ReasonFormDialog
          act={words.off}
          onClose={hide}
          send={async (reason) => {
            await call(gatewayConsole.switchVendorOff, { code, reason });
            await client.invalidateQueries({ queryKey: ['desk-vendors'] });
          }}
          title={fill(words.offOf, { name })}
          what={words.offWhat}
        />
      )}
      {isShown && !isEnabled && (
        <FlagsDialog
          kind="vendor"
          names={{ enabled: words.isEnabled }}
          object={code}
          onClose={hide}
          title={fill(words.onOf, { name })}
        />
      )}
    </>
  );
};
