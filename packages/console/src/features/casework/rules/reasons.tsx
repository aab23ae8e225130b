import { type DeskReason, ruleDesk } from '@parlour/contract/rule-desk';
import { type Column, DataTable } from '@parlour/ui/components/display/data-table';
import { Button } from '@parlour/ui/components/form/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/call';
import { useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import { Section } from '../../../lib/parts/section';
import { stateColumn } from '../../../lib/parts/state-column';
import { useMay, useMe } from '../../../lib/session/me';
import { ReasonDialog } from './reason-dialog';
import { useTextIn } from './use-text-in';

type Kind = { kind: string; names: Readonly<Record<string, string>> };

/** The reasons of every queue, of all brands. */
export const Reasons = () => {
  const { rules } = useWords();
  const { brands } = useMe();
  const may = useMay();
  // They are of every brand, so that who may alter them may in all of their own.
  const mayWrite = brands.every(({ code }) => may('brand.w', code));
  const [opened, setOpened] = useState<DeskReason | 'new'>();
  const query = useQuery({
    queryKey: ['reasons'],
    queryFn: () => call(ruleDesk.listReasons, {}),
  });
  const add = mayWrite && query.data && (
    <Button onClick={() => setOpened('new')} small>
      {rules.addReason}
    </Button>
  );
  return (
    <Section aside={add} title={rules.reasons}>
      <p className="t-2">{rules.reasonsWhat}</p>
      <Answer of={query}>
        {({ list, kinds }) => (
          <>
            {kinds.map((of) => (
              <List
                key={of.kind}
                list={list.filter(({ kind }) => kind === of.kind)}
                of={of}
                onOpen={mayWrite ? setOpened : undefined}
              />
            ))}
            {opened && (
              <ReasonDialog
                kinds={kinds}
                onClose={() => setOpened(undefined)}
                reason={opened === 'new' ? undefined : opened}
              />
            )}
          </>
        )}
      </Answer>
    </Section>
  );
};

type ListProps = {
  of: Kind;
  list: readonly DeskReason[];
  onOpen: ((reason: DeskReason) => void) | undefined;
};

const List = ({ of: { names }, list, onOpen }: ListProps) => {
  const { rules } = useWords();
  const textIn = useTextIn();
  const columns: readonly Column<DeskReason>[] = [
    { key: 'text', name: rules.reason, place: 'title', cell: ({ texts }) => textIn(texts) },
    stateColumn({ name: rules.state, on: rules.on, off: rules.off }),
    {
      key: 'isPublic',
      name: rules.readBy,
      place: 'meta',
      cell: ({ isTold, isGiven }) =>
        [isTold ? rules.player : rules.operators, ...(isGiven ? [rules.given] : [])].join(' · '),
    },
    {
      key: 'position',
      name: rules.position,
      place: 'id',
      isNamed: true,
      cell: ({ position }) => position,
    },
  ];
  const title = textIn(names);
  return (
    <>
      <h3 className="t-2">{title}</h3>
      <DataTable<DeskReason>
        columns={columns}
        keyOf={({ code }) => code}
        label={`${rules.reasons}: ${title}`}
        rows={list}
        {...(onOpen && {
          onOpen: { name: ({ texts }) => `${rules.change}: ${textIn(texts)}`, open: onOpen },
        })}
      />
    </>
  );
};
