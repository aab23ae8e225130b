import { create } from 'zustand';

type Asked = { answer: ((isDone: boolean) => void) | undefined };

/** The step-up that a call waits for; the frame shows the dialog while there is one. */
export const useAskedStepUp = create<Asked>(() => ({ answer: undefined }));

let asked: Promise<boolean> | undefined;

/** Asks for a factor, once for all calls that wait; whether it was given. */
export const askStepUp = (): Promise<boolean> => {
  asked ??= new Promise<boolean>((resolve) => {
    useAskedStepUp.setState({ answer: resolve });
  }).finally(() => {
    asked = undefined;
    useAskedStepUp.setState({ answer: undefined });
  });
  return asked;
};
