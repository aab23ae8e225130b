import { create } from 'zustand';

/** The browser's own question whether to install the site; not every browser has one. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> };

export const useInstall = create<{ question: InstallPrompt | undefined }>(() => ({
  question: undefined,
}));

/** The browser offers to install when it likes; the page of the app asks when the person does. */
export const keepInstallPrompt = (): void => {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstall.setState({ question: event as InstallPrompt });
  });
  addEventListener('appinstalled', () => useInstall.setState({ question: undefined }));
};

export const install = async (): Promise<void> => {
  const { question } = useInstall.getState();
  useInstall.setState({ question: undefined });
  await question?.prompt();
};

/** Whether this page is the installed app. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;
