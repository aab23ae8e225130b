/**
 * Puts a text into a field as if it were typed: by the prototype's setter, which React does not
 * watch, so that it takes the event for typing.
 */
export const typeInto = (field: HTMLInputElement, text: string): void => {
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
