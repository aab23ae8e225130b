import { pages } from '@parlour/contract/pages';
import { useBrand } from '../../../lib/brand/brand';
import { Link } from '../../../lib/navigation/navigation';
import css from './header.module.css';

/** The brand's name, which leads home. */
export const Logo = () => {
  const { name } = useBrand();
  return (
    <Link className={css.logo} href={pages.home.path}>
      {name}
    </Link>
  );
};
