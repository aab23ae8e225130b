import { operator } from '@parlour/contract/operator';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { count as number } from '@parlour/ui/format';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/call';
import { useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import { Section } from '../../../lib/parts/section';
import { ProposeDialog } from '../../change/propose-dialog';
import css from '../brand.module.css';
import { ImportNetworks } from './import-networks';

type ImportedNetworksProps = { code: string; canWrite: boolean };

/** The list of networks that was imported: how many are refused, another one, or none. */
export const ImportedNetworks = ({ code, canWrite }: ImportedNetworksProps) => {
  const { networks } = useWords().brand;
  const [opened, setOpened] = useState<'import' | 'none'>();
  const close = () => setOpened(undefined);
  const query = useQuery({
    queryKey: ['object', 'networks', code],
    queryFn: () => call(operator.previewChange, { kind: 'networks', object: code, patch: {} }),
  });
  return (
    <Section title={networks.title}>
      <p className="t-2">{networks.what}</p>
      <Answer of={query}>
        {({ values: { list, count } }) => (
          <>
            <p>
              {list === null
                ? networks.none
                : fill(networks.now, { count: number(Number(count)), list: String(list) })}
            </p>
            {canWrite && (
              <p className={css.acts}>
                <Button onClick={() => setOpened('import')} small>
                  {networks.import}
                </Button>
                {list !== null && (
                  <Button onClick={() => setOpened('none')} small>
                    {networks.remove}
                  </Button>
                )}
              </p>
            )}
          </>
        )}
      </Answer>
      {opened === 'import' && <ImportNetworks code={code} onClose={close} />}
      {opened === 'none' && (
        <ProposeDialog
          kind="networks"
          object={code}
          onClose={close}
          patchOf={() => ({ list: null })}
          title={networks.remove}
        >
          {() => <p>{networks.removeWhat}</p>}
        </ProposeDialog>
      )}
    </Section>
  );
};
