import { catalogue } from '@parlour/contract/catalogue';
import type { Language } from '@parlour/contract/languages';
import { fill } from '@parlour/locales/phrases';
import { heart } from '@parlour/ui/icons/heart';
import { toast } from '@parlour/ui/toasts';
import { call } from '../api/api';
import { client } from '../api/client';
import { queryClient } from '../api/queries';
import { asRefused } from '../api/refused';
import { currentStatus } from '../brand/brand';
import { preloadWords } from '../language/words';
import { type MarkedGame, useFavourites } from './favourites';
import { lotteryFavourites, toggleLottery } from './lottery-favourites';
import { isOnTrial, useSession } from '../session/session';

// Fetched for a player, when the page is idle or a heart is pressed.

/** Reads which games the player marked; a trial account has none. */
export const loadFavourites = async (): Promise<void> => {
  const { authState } = useSession.getState();
  if (authState !== 'member' || isOnTrial(useSession.getState())) return forgetFavourites();
  const { list } = await call(catalogue.listFavouriteIds, {});
  setIds(list);
};

const forgetFavourites = (): void => useFavourites.setState({ ids: new Set() });

/** The player's marks: those of the server, and the lotteries of this device. */
const setIds = (ids: readonly string[]): void =>
  useFavourites.setState({ ids: new Set([...ids, ...lotteryFavourites(username())]) });

const username = (): string => useSession.getState().member?.account ?? '';

/**
 * Marks a game, or takes its mark away: the heart is covered until the server has answered; then
 * the local list changes. If the call fails, the list stays as it was.
 */
export const toggleFavourite = async (game: MarkedGame): Promise<void> => {
  const id = String(game.nodeId);
  const { ids, busy } = useFavourites.getState();
  if (game.gameType === 'LOTT' || game.gameType === 'ELOTT') return toggleLocal(id);
  if (busy.has(id)) return;
  const isOn = ids.has(id);
  const words = preloadWords({ language: client.language as Language, status: currentStatus() }, [
    'lobby',
    'common',
    'refusal',
  ]);
  setBusy(id, true);
  try {
    const { vassalage: vendor, gameType, nodeId } = game;
    const endpoint = isOn ? catalogue.removeFavourite : catalogue.addFavourite;
    const { list } = await call(endpoint, { nodeId, vendor, gameType });
    setIds(list);
    for (const name of ['favourites', 'own']) {
      void queryClient.invalidateQueries({ queryKey: ['catalogue', name] });
    }
    const { lobby } = await words;
    const said = isOn ? lobby?.favouriteRemoved : lobby?.favouriteAdded;
    if (!lobby || !said) return;
    toast({
      text: fill(said, { game: game.name }),
      icon: heart,
      action: { label: lobby.undo, onAct: () => void toggleFavourite(game) },
    });
  } catch (thrown) {
    const { refusal, common } = await words;
    if (!refusal || !common) return;
    toast({
      text: refusal[asRefused(thrown).code],
      action: { label: common.retry, onAct: () => void toggleFavourite(game) },
    });
  } finally {
    setBusy(id, false);
  }
};

/** A lottery's mark is kept on the device alone. */
const toggleLocal = (id: string): void => {
  toggleLottery(username(), id);
  useFavourites.setState(({ ids }) => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    return { ids: next };
  });
};

const setBusy = (id: string, isBusy: boolean): void =>
  useFavourites.setState(({ busy }) => {
    const next = new Set(busy);
    if (isBusy) next.add(id);
    else next.delete(id);
    return { busy: next };
  });
