import type { OperatorRole, Person } from '@parlour/contract/operator';
import { TextAreaField, TextField } from '@parlour/ui/components/form/field';
import { fill } from '@parlour/locales/phrases';
import { useWords } from '../../lib/language';
import { useRoleName } from '../../lib/role-name';
import { ProposeDialog } from '../change/propose-dialog';
import { RoleFields, rolesOf } from './role-fields';

type InviteDialogProps = { onClose: () => void; onLink: (link: string) => void };

/**
 * Invites a person with their roles; a second person confirms before the link opens. With an
 * address it is mailed to the person alone.
 */
export const InviteDialog = ({ onClose, onLink }: InviteDialogProps) => {
  const { people } = useWords();
  return (
    <ProposeDialog
      kind="invitation"
      object="new"
      objectOf={({ name = '' }) => name.trim()}
      onClose={onClose}
      onDone={({ result }) => {
        if (typeof result?.link === 'string') onLink(result.link);
      }}
      patchOf={({ email = '', ...entered }) => ({
        roles: rolesOf(entered),
        ...(email.trim() !== '' && { email: email.trim() }),
      })}
      title={people.invite}
    >
      {(_values, { faultOf }) => (
        <>
          <TextField
            autoComplete="off"
            data-first-focus
            hint={people.nameHint}
            label={people.name}
            maxLength={64}
            name="name"
            required
            spellCheck={false}
          />
          <TextField
            autoComplete="off"
            error={faultOf('email')}
            hint={people.emailHint}
            isOptional
            label={people.email}
            maxLength={254}
            name="email"
            spellCheck={false}
            type="email"
          />
          <RoleFields held={[]} />
        </>
      )}
    </ProposeDialog>
  );
};

/** Alters the roles of a person. */
export const HoldingsDialog = ({ person, onClose }: { person: Person; onClose: () => void }) => {
  const { people } = useWords();
  return (
    <ProposeDialog
      kind="person"
      object={person.id}
      onClose={onClose}
      patchOf={(entered) => ({ roles: rolesOf(entered) })}
      title={fill(people.rolesOf, { name: person.name })}
    >
      {({ roles }) => <RoleFields held={roles as string[]} />}
    </ProposeDialog>
  );
};

/** Alters the rights of a role, or makes one. */
export const RoleDialog = ({ role, onClose }: { role?: OperatorRole; onClose: () => void }) => {
  const { people } = useWords();
  const roleName = useRoleName();
  const isNew = role === undefined;
  return (
    <ProposeDialog
      kind="role"
      object={role?.id ?? 'new_role'}
      onClose={onClose}
      {...(isNew && { objectOf: ({ id = '' }) => id.trim() })}
      patchOf={({ name = '', rights = '' }) => ({
        name: name.trim(),
        rights: rights.split(/\s+/).filter(Boolean),
      })}
      title={isNew ? people.newRole : fill(people.roleOf, { name: roleName(role.name) })}
    >
      {(values, { faultOf }) => (
        <>
          {isNew && (
            <TextField
              autoComplete="off"
              hint={people.roleIdHint}
              label={people.roleId}
              name="id"
              required
              spellCheck={false}
            />
          )}
          <TextField
            autoComplete="off"
            defaultValue={isNew ? '' : String(values.name)}
            error={faultOf('name')}
            label={people.name}
            name="name"
            required
          />
          <TextAreaField
            defaultValue={isNew ? '' : (values.rights as string[]).join('\n')}
            error={faultOf('rights')}
            hint={people.rightsHint}
            label={people.rights}
            name="rights"
            required
            rows={8}
            spellCheck={false}
          />
        </>
      )}
    </ProposeDialog>
  );
};
