import { operator, type OperatorRole } from '@parlour/contract/operator';
import { Button } from '@parlour/ui/components/form/button';
import { TextField } from '@parlour/ui/components/form/field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/call';
import { useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { Section } from '../../lib/parts/section';
import { useRoleName } from '../../lib/role-name';
import { useMay } from '../../lib/session/me';
import { RoleDialog } from './people-changes';
import { NetworksButton } from './networks';
import css from './people.module.css';

/** The roles with their rights, and which of them may do a thing. */
export const Roles = () => {
  const { people } = useWords();
  const may = useMay();
  const [typed, setTyped] = useState('');
  const [changed, setChanged] = useState<OperatorRole | 'new'>();
  const query = useQuery({
    queryKey: ['roles'],
    queryFn: async () => (await call(operator.listRoles, {})).list,
  });
  const wanted = typed.trim().toLowerCase();
  const mayDo = ({ rights }: OperatorRole) => rights.some((right) => right.includes(wanted));
  return (
    <Section
      aside={
        may('role.w') && (
          <Button onClick={() => setChanged('new')} small>
            {people.newRole}
          </Button>
        )
      }
      title={people.roles}
    >
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
              <RoleItem
                key={role.id}
                onChange={() => setChanged(role)}
                role={role}
                wanted={wanted}
              />
            ))}
          </ul>
        )}
      </Answer>
      {changed && (
        <RoleDialog
          onClose={() => setChanged(undefined)}
          {...(changed !== 'new' && { role: changed })}
        />
      )}
    </Section>
  );
};

type RoleItemProps = { role: OperatorRole; wanted: string; onChange: () => void };

const RoleItem = ({ role: { id, name, rights }, wanted, onChange }: RoleItemProps) => {
  const { people } = useWords();
  const may = useMay();
  const shown = useRoleName()(name);
  return (
    <li>
      <span className={css.roleName}>
        <strong>{shown}</strong>
        {may('role.w') && (
          <Button onClick={onChange} small>
            {people.change}
          </Button>
        )}
        {may('operator.w') && <NetworksButton name={shown} object={`role:${id}`} />}
      </span>
      <span className={css.rights}>
        {rights.filter((right) => right.includes(wanted)).join(' · ')}
      </span>
    </li>
  );
};
