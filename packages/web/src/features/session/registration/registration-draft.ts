import type { RegistrationTab } from '@parlour/contract/registration';
import { typeInto } from '../../../lib/form/type-into';
import { readSession, writeSession } from '../../../lib/session/storage';

type Draft = Record<string, string>;

const isKept = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement &&
  element.name !== '' &&
  ['text', 'tel', 'email'].includes(element.type) &&
  !['verificationCode', 'captcha'].includes(element.name) &&
  element.autocomplete !== 'new-password';

/** Keeps what was typed, without passwords and codes, until the registration or the log-out. */
export const keepDraft = (form: HTMLFormElement): void => {
  const draft: Draft = readDraft();
  for (const element of form.elements) if (isKept(element)) draft[element.name] = element.value;
  writeSession('registrationDraft', JSON.stringify(draft));
};

/** Puts it back into the empty fields, as if it were typed, and keeps what was typed before. */
export const restoreDraft = (form: HTMLFormElement): void => {
  const draft = readDraft();
  const fields = [...form.elements].filter((element) => isKept(element));
  for (const field of fields) {
    const typed = draft[field.name];
    if (field.value === '' && typed) typeInto(field, typed);
  }
  if (fields.some(({ value, defaultValue }) => value !== defaultValue)) keepDraft(form);
};

/** The tab that was chosen, beside the fields. */
export const keepTab = (tab: RegistrationTab): void =>
  writeSession('registrationDraft', JSON.stringify({ ...readDraft(), [tabKey]: tab }));

export const keptTab = (): RegistrationTab | undefined =>
  readDraft()[tabKey] as RegistrationTab | undefined;

const tabKey = 'tab:';

export const dropDraft = (): void => writeSession('registrationDraft', undefined);

const readDraft = (): Draft => {
  try {
    return JSON.parse(readSession('registrationDraft') ?? '{}') as Draft;
  } catch {
    return {};
  }
};
