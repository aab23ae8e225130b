import { pages } from '@parlour/contract/pages';
import { useBrand } from '../../../lib/brand/brand';
import { Link } from '../../../lib/navigation/navigation';
import css from './header.module.css';

/** The brand's name after its logo, which leads home; a wide logo stands in the name's place. */
export const Logo = () => {
  const { name } = useBrand();
  return (
    <Link className={`t-logo ${css.logo}`} href={pages.home.path}>
      {name}
    </Link>
  );
};
