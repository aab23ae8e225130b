import type { FirstPage } from '@parlour/contract/first-page';
import type { Page } from '@parlour/contract/pages';

type Facts = Pick<FirstPage, 'answers' | 'categories'>;

export const always = (): boolean => true;

export const hasNoVendors = ({ categories }: Facts, { gameType }: Page): boolean =>
  !categories.some((category) => category.gameType === gameType);

export const hasNotices = ({ answers }: Facts): boolean => answers?.notices !== undefined;
