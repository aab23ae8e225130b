import { type DeskRule, ruleDesk, ruleKinds } from '@parlour/contract/rule-desk';
import { type Column, DataTable } from '@parlour/ui/components/display/data-table';
import { Button } from '@parlour/ui/components/form/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/call';
import { useBrand } from '../../../lib/brand';
import { useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import { Page } from '../../../lib/parts/page';
import parts from '../../../lib/parts/parts.module.css';
import { Section } from '../../../lib/parts/section';
import { stateColumn } from '../../../lib/parts/state-column';
import { useMay } from '../../../lib/session/me';
import { useReasonName } from '../use-reason-name';
import { Reasons } from './reasons';
import { RuleDialog } from './rule-dialog';
import { useComparisonText } from '../../change/use-comparison-text';

/** What calls for a person in each queue of a brand, and the reasons that persons give. */
export const RulesPage = () => {
  const { rules } = useWords();
  const brand = useBrand()?.code;
  return (
    <Page title={rules.title}>
      {brand === undefined ? (
        <p className={parts.empty}>{rules.chooseBrand}</p>
      ) : (
        <Rules brand={brand} />
      )}
      <Reasons />
    </Page>
  );
};

type Opened = { kind: DeskRule['kind']; rule?: DeskRule };

const Rules = ({ brand }: { brand: string }) => {
  const { rules } = useWords();
  const mayWrite = useMay()('brand.w', brand);
  const [opened, setOpened] = useState<Opened>();
  const query = useQuery({
    queryKey: ['rules', brand],
    queryFn: async () => (await call(ruleDesk.listRules, { brand })).list,
  });
  return (
    <>
      {ruleKinds.map((kind) => (
        <Section
          aside={
            mayWrite && (
              <Button onClick={() => setOpened({ kind })} small>
                {rules.add}
              </Button>
            )
          }
          key={kind}
          title={rules.kinds[kind]}
        >
          <p className="t-2">{rules.about[kind]}</p>
          <Answer of={query}>
            {(list) => (
              <List
                kind={kind}
                list={list.filter((rule) => rule.kind === kind)}
                onOpen={mayWrite ? (rule) => setOpened({ kind, rule }) : undefined}
              />
            )}
          </Answer>
        </Section>
      ))}
      {opened && <RuleDialog brand={brand} onClose={() => setOpened(undefined)} {...opened} />}
    </>
  );
};

type ListProps = {
  kind: DeskRule['kind'];
  list: readonly DeskRule[];
  onOpen: ((rule: DeskRule) => void) | undefined;
};

const List = ({ kind, list, onOpen }: ListProps) => {
  const { rules } = useWords();
  const nameOf = useReasonName(kind);
  const textOf = useComparisonText();
  if (list.length === 0) return <p className={parts.empty}>{rules.none}</p>;
  const columns: readonly Column<DeskRule>[] = [
    { key: 'name', name: rules.rule, place: 'title', cell: ({ code }) => nameOf(code) },
    stateColumn({ name: rules.state, on: rules.on, off: rules.off }),
    {
      key: 'when',
      name: rules.when,
      place: 'meta',
      cell: ({ join, comparisons }) =>
        join === 'written'
          ? rules.joins.written
          : comparisons.map(textOf).join(join === 'all' ? ` ${rules.and} ` : ` ${rules.or} `),
    },
    {
      key: 'version',
      name: rules.version,
      place: 'id',
      isNamed: true,
      cell: ({ version }) => version,
    },
  ];
  return (
    <DataTable<DeskRule>
      columns={columns}
      keyOf={({ code }) => code}
      label={rules.kinds[kind]}
      rows={list}
      {...(onOpen && {
        onOpen: { name: ({ code }) => `${rules.change}: ${nameOf(code)}`, open: onOpen },
      })}
    />
  );
};
