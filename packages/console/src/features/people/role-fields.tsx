import { operator } from '@parlour/contract/operator';
import { CheckField } from '@parlour/ui/components/form/check-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/call';
import { useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { useRoleName } from '../../lib/role-name';
import { useMe } from '../../lib/session/me';
import css from './people.module.css';

/** The roles, each in all brands or in those that are ticked. */
export const RoleFields = ({ held }: { held: readonly string[] }) => {
  const { people } = useWords();
  const query = useQuery({
    queryKey: ['roles'],
    queryFn: async () => (await call(operator.listRoles, {})).list,
  });
  return (
    <fieldset className={css.roleFields}>
      <legend>{people.roles}</legend>
      <Answer of={query}>
        {(list) =>
          list.map(({ id, name }) => <RoleField held={held} id={id} key={id} name={name} />)
        }
      </Answer>
      <p className="t-2">{people.brandsHint}</p>
    </fieldset>
  );
};

type RoleFieldProps = { id: string; name: string; held: readonly string[] };

const RoleField = ({ id, name, held }: RoleFieldProps) => {
  const { brands } = useMe();
  const roleName = useRoleName();
  const now = held.find((text) => text.split('@')[0] === id);
  const inBrands = now?.split('@')[1]?.split(',') ?? [];
  const [isOn, setIsOn] = useState(now !== undefined);
  return (
    <div className={css.roleField}>
      <CheckField checked={isOn} name={`role ${id}`} onChange={() => setIsOn(!isOn)}>
        {roleName(name)}
      </CheckField>
      {isOn &&
        brands.map(({ code, name: brand }) => (
          <CheckField
            defaultChecked={inBrands.includes(code)}
            key={code}
            name={`brand ${id} ${code}`}
          >
            {brand}
          </CheckField>
        ))}
    </div>
  );
};

/** The ticked roles as a change has them: `role`, or `role@brand,brand`. */
export const rolesOf = (entered: Record<string, string>): string[] =>
  Object.keys(entered)
    .filter((name) => name.startsWith('role '))
    .map((name) => {
      const id = name.slice(5);
      const brands = Object.keys(entered)
        .filter((other) => other.startsWith(`brand ${id} `))
        .map((other) => other.slice(`brand ${id} `.length));
      return brands.length === 0 ? id : `${id}@${brands.join(',')}`;
    });
