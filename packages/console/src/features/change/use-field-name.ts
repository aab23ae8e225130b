import { useWords } from '../../lib/language';

/** What people call the field of a change: `settings.minAge` of a brand, `roles` of a person. */
export const useFieldName = (kind: string): ((field: string) => string) => {
  const { brand, people } = useWords();
  const { name, roles, rights, email } = people;
  const names: Readonly<Record<string, string>> =
    kind === 'brand' ? brand.fields : { name, roles, rights, email };
  return (field) => {
    const label = field.replace(/^(?:settings|flags)\./, '');
    return names[label] ?? label;
  };
};
