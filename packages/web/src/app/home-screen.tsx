import { Home } from '../features/catalogue/home/home';
import { Ticker } from '../features/content/announcements/ticker';

/** Home: what the site announces, and what can be played. */
export const HomeScreen = () => (
  <>
    <Ticker />
    <Home />
  </>
);
