export type FormValues = Record<string, string | boolean>;

/** What stands in a form: texts trimmed, boxes as true or false. */
export const valuesOf = (form: HTMLFormElement): FormValues => {
  const values: FormValues = {};
  for (const element of form.elements) {
    if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) {
      if (element.name) values[element.name] = element.value.trim();
    }
    if (!(element instanceof HTMLInputElement) || !element.name) continue;
    if (element.type === 'checkbox') values[element.name] = element.checked;
    else if (element.type !== 'radio') values[element.name] = element.value.trim();
    else if (element.checked) values[element.name] = element.value;
  }
  return values;
};

/**
 * The field by its id, or what is called so; the hidden half of an amount takes no focus. A closed
 * disclosure around it is opened.
 */
export const focusField = (form: HTMLFormElement | null, id: string, name: string): void => {
  const field = form?.elements.namedItem(id) ?? form?.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) return;
  const disclosure = field.closest('details');
  if (disclosure) disclosure.open = true;
  field.focus();
};
