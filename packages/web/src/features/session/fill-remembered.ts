import { rememberedName, rememberedNumber } from '../../lib/session/remembered-login';

/** Fills a login form with what this browser remembers; what is typed already stays. */
export const fillRemembered = (form: HTMLFormElement): void => {
  const number = rememberedNumber();
  const kept: Record<string, string | undefined> = {
    username: rememberedName(),
    mobileNum: number?.mobileNum,
  };
  const box = form.elements.namedItem('remember');
  if (box instanceof HTMLInputElement) box.checked = true;
  const country = form.elements.namedItem('countryDialingCode');
  if (country instanceof HTMLSelectElement && number) country.value = number.countryDialingCode;
  for (const [name, value] of Object.entries(kept)) fillEmpty(form, name, value);
};

/** Who finds the name filled in goes on with what comes after it. */
const fillEmpty = (form: HTMLFormElement, name: string, value: string | undefined): void => {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement) || field.value !== '' || !value) return;
  field.value = value;
  const next = form.elements.namedItem('password');
  if (document.activeElement === field && next instanceof HTMLInputElement) next.focus();
};
