/** Ends the process by what a command comes to; one that could not do its work says why. */
export const exitWith = async (
  command: () => Promise<boolean | void>,
  failed = 1,
): Promise<never> => {
  try {
    process.exit((await command()) === false ? 1 : 0);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(failed);
  }
};
