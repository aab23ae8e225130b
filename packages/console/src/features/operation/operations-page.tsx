import { operation as calls, type Operations } from '@parlour/contract/operation';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call';
import { useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { AsOf } from '../../lib/parts/as-of';
import { Page } from '../../lib/parts/page';
import parts from '../../lib/parts/parts.module.css';
import { Events } from './events';
import { Jobs } from './jobs';
import { MachineChecks } from './machine-checks';
import { Processes } from './processes';
import { UnsentMessages } from './unsent-messages';

/** What the machine of the site does: read, a job run, an event tried again, and nothing else. */
export const OperationsPage = () => {
  const { operation } = useWords();
  const query = useQuery({
    queryKey: ['operations'],
    queryFn: ({ signal }) => call(calls.readOperations, {}, { signal }),
    refetchInterval: 5000,
  });
  return (
    <Page actions={<AsOf of={query} />} title={operation.title}>
      <Answer of={query}>{(found) => <Parts of={found} />}</Answer>
    </Page>
  );
};

const Parts = ({ of }: { of: Operations }) => (
  <>
    <Processes list={of.processes} />
    <div className={parts.columns}>
      <MachineChecks of={of} />
      <UnsentMessages list={of.messages} />
    </div>
    <Events events={of.events} />
    <Jobs list={of.jobs} />
  </>
);
