import { useWords } from './language';

/** A role that came with the site in the operator's language; another by the name it was given. */
export const useRoleName = (): ((name: string) => string) => {
  const { roleNames } = useWords().people;
  return (name) => (roleNames as Readonly<Record<string, string>>)[name] ?? name;
};
