import { operator, type OperatorRole } from '@parlour/contract/operator';
import { TextField } from '@parlour/ui/components/form/field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/call';
import { useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { Section } from '../../lib/parts/section';
import css from './people.module.css';

/** The roles with their rights, and which of them may do a thing. */
export const Roles = () => {
  const { people } = useWords();
  const [typed, setTyped] = useState('');
  const query = useQuery({
    queryKey: ['roles'],
    queryFn: async () => (await call(operator.listRoles, {})).list,
  });
  const wanted = typed.trim().toLowerCase();
  const mayDo = ({ rights }: OperatorRole) => rights.some((right) => right.includes(wanted));
  return (
    <Section title={people.roles}>
      <div className={css.search}>
        <TextField
          autoComplete="off"
          label={people.whoMay}
          onChange={(event) => setTyped(event.target.value)}
          placeholder="withdrawal.a"
          spellCheck={false}
          value={typed}
        />
      </div>
      <Answer of={query}>
        {(list) => (
          <ul className={css.roles}>
            {list.filter(mayDo).map((role) => (
              <li key={role.id}>
                <strong>{role.name}</strong>
                <span className={css.rights}>
                  {role.rights.filter((right) => right.includes(wanted)).join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Answer>
    </Section>
  );
};
