import { openModal } from '../navigation/modal';
import { useSession } from './session';
import { dropTurns, ranks, takeTurns } from './turns';

/** What follows a sign-in waits for its turn; nothing of it is shown to the next player. */
export const watchArrivals = (): void => {
  const greet = (): void => {
    const { arrival } = useSession.getState();
    if (!arrival) return;
    const { firstTimeLogin, lastLogin } = arrival;
    useSession.setState({ arrival: undefined });
    dropTurns(({ rank }) => rank < ranks.popup);
    if (firstTimeLogin) {
      takeTurns([{ rank: ranks.firstSignIn, show: () => openModal('welcome', {}) }]);
    }
    if (lastLogin) {
      takeTurns([{ rank: ranks.lastSignIn, show: () => openModal('lastSignIn', lastLogin) }]);
    }
  };
  useSession.subscribe(({ authState }, before) => {
    if (authState === 'visitor' && before.authState === 'member') {
      dropTurns(({ rank }) => rank < ranks.popup);
    }
    greet();
  });
  greet();
};
