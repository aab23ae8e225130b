/** A change of one place in one file. */
export type Patch = {
  /** From the root of the project. */
  file: string;
  /** Occurs in the file exactly once. */
  find: string;
  replace: string;
};

/** A text with its patch applied. Throws when the place does not occur exactly once. */
export const applyPatch = (text: string, { file, find, replace }: Patch): string => {
  const times = text.split(find).length - 1;
  if (times !== 1) {
    throw new Error(
      `The patched place stands ${times} times in ${file} and must stand there once: ${find}`,
    );
  }
  return text.replace(find, () => replace);
};
