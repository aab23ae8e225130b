import type { Factor } from '@parlour/contract/session/factors';
import { fill } from '@parlour/locales/phrases';
import { clockCounterClockwise } from '@parlour/ui/icons/clock-counter-clockwise';
import { devices } from '@parlour/ui/icons/devices';
import { listChecks } from '@parlour/ui/icons/list-checks';
import { fingerprint } from '@parlour/ui/icons/fingerprint';
import { shieldStar } from '@parlour/ui/icons/shield-star';
import { usePhrases } from '@parlour/ui/use-phrases';
import { openModal } from '../../lib/navigation/modal';
import { SecurityRow } from './security-row';
import { useOwnFactors } from './use-own-factors';
import { useLastSignIn, useOwnSessions } from './use-own-sessions';
import { useSecurity } from './use-security';

/** Second factors, and where the player is signed in: each opens its dialog, which can fail. */
export const FactorRows = () => {
  const { player } = usePhrases('player');
  const { list, apps, keys, recoveryCodes } = useOwnFactors();
  const security = useSecurity();
  return (
    <>
      <SecurityRow
        action={apps.length > 0 ? player.manage : player.turnOn}
        icon={shieldStar}
        isSet={list && apps.length > 0}
        isUrgent={security.data?.missing[0] === 'twoFactor'}
        name={player.twoFactor}
        onAct={() => openModal('twoFactor', {})}
        value={list && (apps.length > 0 ? player.isOn : player.isOff)}
      />
      <SecurityRow
        action={keys.length > 0 ? player.manage : player.add}
        icon={fingerprint}
        isSet={list && keys.length > 0}
        name={player.passkeys}
        onAct={() => openModal('passkeys', {})}
        value={list && (keys.length > 0 ? keysText(player.passkeyCount, keys) : player.isNotSet)}
      />
      {list && list.length > 0 && (
        <SecurityRow
          action={player.manage}
          icon={listChecks}
          isSet={recoveryCodes > 0}
          isUrgent={security.data?.missing[0] === 'recoveryCodes'}
          name={player.recoveryCodes}
          onAct={() => openModal(apps.length > 0 ? 'twoFactor' : 'passkeys', {})}
          value={fill(player.codesLeft, { count: recoveryCodes })}
        />
      )}
      <DeviceRows />
    </>
  );
};

const DeviceRows = () => {
  const { player } = usePhrases('player');
  const { data } = useOwnSessions();
  const at = useLastSignIn();
  return (
    <>
      <SecurityRow
        action={player.view}
        icon={devices}
        name={player.devices}
        onAct={() => openModal('devices', {})}
        value={data && fill(player.sessionCount, { count: String(data.list.length) })}
      />
      <SecurityRow
        action={player.view}
        icon={clockCounterClockwise}
        name={player.signIns}
        onAct={() => openModal('signIns', {})}
        value={at && fill(player.lastSignIn, { at })}
      />
    </>
  );
};

const keysText = (text: string, keys: readonly Factor[]): string =>
  fill(text, { count: String(keys.length), names: keys.map(({ name }) => name).join(', ') });
