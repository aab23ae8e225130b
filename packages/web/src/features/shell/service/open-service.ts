import { currentStatus } from '../../../lib/brand/brand';
import { useSession } from '../../../lib/session/session';
import { serviceAddress } from './service-link';

const features = 'popup,width=440,height=750';

/**
 * Opens customer service in a window of its own. The window is opened at once, as browsers allow it
 * only for a press; without an address it is closed again.
 */
export const openService = async (): Promise<'opened' | 'blocked' | 'failed'> => {
  const popup = window.open('', 'customer-service', features);
  if (!popup) return 'blocked';
  try {
    // The other site must not reach the page of ours.
    popup.opener = null;
    const rankLevel = useSession.getState().member?.clubLabel.rankLevel ?? 0;
    const hosts = currentStatus().brand.serviceHosts;
    const { listServiceLinks } = await import('../../../lib/api/service-calls');
    const address = await serviceAddress(await listServiceLinks(), { rankLevel, hosts });
    if (address !== undefined) {
      popup.location.replace(address);
      return 'opened';
    }
  } catch {
    // Whatever went wrong, the person reads the same sentence.
  }
  popup.close();
  return 'failed';
};
