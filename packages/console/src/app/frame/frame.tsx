import { Toasts } from '@parlour/ui/components/feedback/toasts';
import { Suspense, useEffect } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { listenToKeys } from '../../lib/keys/keys';
import { useWords } from '../../lib/language';
import { PageBoundary } from '../boundary';
import { ownPage, useOpenPages } from '../pages';
import { Bar } from './bar';
import css from './frame.module.css';
import { FrameKeys } from './frame-keys';
import { Rail } from './rail';
import { Tabs } from './tabs';

/** What surrounds every page: the bar above, the rail beside, on a phone the tabs below. */
export const Frame = () => {
  const { frame } = useWords();
  const pages = useOpenPages();
  useEffect(listenToKeys, []);
  return (
    <div className={css.frame}>
      <a className={css.skip} href="#page">
        {frame.skip}
      </a>
      <Bar />
      <Rail />
      <main className={css.main} id="page" tabIndex={-1}>
        <PageBoundary>
          <Suspense fallback={null}>
            <Switch>
              {pages.map(({ path, screen: Screen }) => (
                <Route key={path} nest={false} path={path}>
                  <Screen />
                </Route>
              ))}
              <Route path={ownPage.path}>
                <ownPage.screen />
              </Route>
              {pages[0] ? <Redirect to={pages[0].home} /> : <p>{frame.nothing}</p>}
            </Switch>
          </Suspense>
        </PageBoundary>
      </main>
      <Tabs />
      <FrameKeys />
      <Toasts />
    </div>
  );
};
