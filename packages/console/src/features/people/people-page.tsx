import { operator, type Person } from '@parlour/contract/operator';
import { Avatar } from '@parlour/ui/components/art/avatar';
import { Button } from '@parlour/ui/components/form/button';
import { dateTime } from '@parlour/ui/dates';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/call';
import { useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { Page } from '../../lib/parts/page';
import parts from '../../lib/parts/parts.module.css';
import { Section } from '../../lib/parts/section';
import { Wide } from '../../lib/parts/wide';
import { useRoleName } from '../../lib/role-name';
import { useMay, useMe } from '../../lib/session/me';
import css from './people.module.css';
import { LinkDialog } from './link-dialog';
import { HoldingsDialog, InviteDialog } from './people-changes';
import { NetworksButton } from './networks';
import { PersonDialog } from './person-dialog';
import { Roles } from './roles';

/** Who works at the site, what they hold, and what a role may do. */
export const PeoplePage = () => {
  const { people } = useWords();
  const may = useMay();
  const query = useQuery({
    queryKey: ['people'],
    queryFn: async () => (await call(operator.listPeople, {})).list,
  });
  return (
    <Page actions={may('operator.w') && <Invite />} title={people.title}>
      <Section title={people.people}>
        <Answer of={query}>{(list) => <PeopleTable list={list} />}</Answer>
      </Section>
      {may('role.r') && <Roles />}
      {may('operator.w') && <BrandNetworks />}
    </Page>
  );
};

const BrandNetworks = () => {
  const { people } = useWords();
  return (
    <Section title={people.networksOfBrands}>
      <p className={parts.actions}>
        {useMe().brands.map(({ code, name }) => (
          <NetworksButton isNamed key={code} name={name} object={`brand:${code}`} />
        ))}
      </p>
    </Section>
  );
};

const Invite = () => {
  const { people } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const [link, setLink] = useState<string>();
  return (
    <>
      <Button look="primary" onClick={() => setIsOpen(true)} small>
        {people.invite}
      </Button>
      {isOpen && <InviteDialog onClose={() => setIsOpen(false)} onLink={setLink} />}
      {link && <LinkDialog link={link} onClose={() => setLink(undefined)} />}
    </>
  );
};

const PeopleTable = ({ list }: { list: readonly Person[] }) => {
  const { people } = useWords();
  return (
    <Wide label={people.people}>
      <table className={parts.table}>
        <thead>
          <tr>
            <th scope="col">{people.name}</th>
            <th scope="col">{people.roles}</th>
            <th scope="col">{people.factors}</th>
            <th scope="col">{people.active}</th>
            <th scope="col">
              <span className="sr-only">{people.acts}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map((person) => (
            <PersonRow key={person.id} person={person} />
          ))}
        </tbody>
      </table>
    </Wide>
  );
};

const PersonRow = ({ person }: { person: Person }) => {
  const { people } = useWords();
  const roleName = useRoleName();
  const zone = useZone();
  const locale = useConsoleLocale();
  const { name, state, roles, factors, activeAt, signedIn } = person;
  return (
    <tr>
      <td>
        <span className={css.person}>
          <Avatar name={name} size={22} />
          <strong>{name}</strong>
          {state !== 'active' && <span className={css.state}>{people.states[state]}</span>}
        </span>
      </td>
      <td className={css.held}>
        {roles.map((role) => heldText(roleName(role.name), role)).join(', ')}
      </td>
      <td className={css.factors}>
        {factors.map((kind) => people.kinds[kind]).join(', ') || people.noFactor}
      </td>
      <td className={css.active}>
        {signedIn && <span className={css.on}>{people.signedIn}</span>}{' '}
        {activeAt && dateTime(activeAt, zone, locale)}
      </td>
      <td className={parts.end}>
        <PersonActs person={person} />
      </td>
    </tr>
  );
};

const heldText = (name: string, { brands }: Person['roles'][number]): string =>
  brands ? `${name} (${brands.join(', ')})` : name;

const PersonActs = ({ person }: { person: Person }) => {
  const { people } = useWords();
  const may = useMay();
  const me = useMe();
  const [act, setAct] = useState<'end' | 'roles' | 'stop'>();
  if (!may('operator.w') || person.state === 'stopped') return null;
  const networks = <NetworksButton name={person.name} object={`person:${person.id}`} />;
  if (person.id === me.id) return networks;
  return (
    <span className={css.acts}>
      <Button onClick={() => setAct('roles')} small>
        {people.roles}
      </Button>
      {networks}
      {person.signedIn && (
        <Button onClick={() => setAct('end')} small>
          {people.endSession}
        </Button>
      )}
      <Button onClick={() => setAct('stop')} small>
        {people.stop}
      </Button>
      {act === 'roles' && <HoldingsDialog onClose={() => setAct(undefined)} person={person} />}
      {act && act !== 'roles' && (
        <PersonDialog act={act} onClose={() => setAct(undefined)} person={person} />
      )}
    </span>
  );
};
