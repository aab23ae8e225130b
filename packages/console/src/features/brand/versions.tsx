import { operator } from '@parlour/contract/operator';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call';
import { useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { Changes } from '../change/changes-page';

/** What was changed of the brand, newest first; what was applied can be undone by a new change. */
export const Versions = ({ code }: { code: string }) => {
  const { brand } = useWords();
  const query = useQuery({
    queryKey: ['changes', 'brand', code],
    queryFn: async () => (await call(operator.listChanges, { kind: 'brand', object: code })).list,
  });
  return (
    <Answer of={query}>{(list) => <Changes list={list} title={brand.parts.versions} />}</Answer>
  );
};
