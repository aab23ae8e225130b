import { Avatar } from '@parlour/ui/components/art/avatar';
import { Icon } from '@parlour/ui/components/art/icon';
import { Clock } from '@parlour/ui/components/display/clock';
import { Menu, MenuItem } from '@parlour/ui/components/layout/menu';
import { caretUpDown } from '@parlour/ui/icons/caret-up-down';
import { clock } from '@parlour/ui/icons/clock';
import { flask } from '@parlour/ui/icons/flask';
import { lockSimple } from '@parlour/ui/icons/lock-simple';
import { magnifyingGlass } from '@parlour/ui/icons/magnifying-glass';
import { moon } from '@parlour/ui/icons/moon';
import { signOut } from '@parlour/ui/icons/sign-out';
import { sun } from '@parlour/ui/icons/sun';
import { translate } from '@parlour/ui/icons/translate';
import { user } from '@parlour/ui/icons/user';
import { useLocation } from 'wouter';
import { chooseBrand, useBrand, useZone } from '../../lib/brand';
import { showLanguage, useConsoleLocale, useWords } from '../../lib/language';
import { KeyCap } from '../../lib/parts/key-cap';
import { lockPage } from '../../lib/session/lock-page';
import { leave } from '../../lib/session/leave';
import { useMe } from '../../lib/session/me';
import { useShiftDialog } from '../../features/casework/shift/use-shift-dialog';
import { turnTheme, useTheme } from '../../lib/theme';
import { useRoleName } from '../../lib/role-name';
import { ownPage } from '../pages';
import css from './frame.module.css';
import { openPalette } from './palette-store';

/** The bar above every page: the brand, the search, the clock, the person. */
export const Bar = () => {
  const { frame } = useWords();
  return (
    <header className={css.bar}>
      <span className={css.logo}>Parlour</span>
      <BrandSwitch />
      <button className={css.search} onClick={openPalette} type="button">
        <Icon of={magnifyingGlass} size={16} />
        <span className={css.searchWords}>{frame.searchHint}</span>
        <KeyCap of="/" />
        <KeyCap of="⌘K" />
      </button>
      <Clocked />
      <LanguageSwitch />
      <Person />
    </header>
  );
};

const BrandSwitch = () => {
  const { frame } = useWords();
  const { brands } = useMe();
  const brand = useBrand();
  const name = brand?.name ?? frame.allBrands;
  return (
    <div className={css.brand}>
      {brands.length > 1 ? (
        <Menu
          button={{
            className: css.plain,
            children: (
              <>
                <span className={css.brandName}>{name}</span>
                <Icon of={caretUpDown} size={13} />
              </>
            ),
          }}
          label={frame.brand}
        >
          <MenuItem on={!brand} onClick={() => chooseBrand(undefined)}>
            {frame.allBrands}
          </MenuItem>
          {brands.map((one) => (
            <MenuItem key={one.code} on={one === brand} onClick={() => chooseBrand(one.code)}>
              {one.name}
            </MenuItem>
          ))}
        </Menu>
      ) : (
        <span className={css.brandName}>{name}</span>
      )}
      {brand?.isDemo && (
        <span className={css.demo}>
          <Icon of={flask} size={15} />
          {frame.demo}
        </span>
      )}
    </div>
  );
};

const Clocked = () => {
  const { frame } = useWords();
  return (
    <span className={css.clock}>
      <Clock label={frame.clock} zone={useZone()} />
    </span>
  );
};

const LanguageSwitch = () => {
  const { frame } = useWords();
  const locale = useConsoleLocale();
  const other = locale === 'vi' ? 'en' : 'vi';
  return (
    <button
      aria-label={frame.toOtherLanguage}
      className={css.plain}
      lang={other}
      onClick={() => void showLanguage(other)}
      type="button"
    >
      {locale.toUpperCase()}
    </button>
  );
};

const Person = () => {
  const { account, casework, frame } = useWords();
  const [, go] = useLocation();
  const { name, roles } = useMe();
  const roleName = useRoleName();
  const theme = useTheme();
  const locale = useConsoleLocale();
  const { shift, openShift, dialog } = useShiftDialog();
  return (
    <>
      <Menu
        align="end"
        button={{
          className: css.person,
          'aria-label': name,
          children: (
            <>
              <Avatar name={name} size={22} />
              <span className={css.personName}>{name}</span>
              <span className={css.role}>{roles[0] && roleName(roles[0].name)}</span>
            </>
          ),
        }}
        label={name}
      >
        <p className={css.roles}>{roles.map((role) => roleName(role.name)).join(' · ')}</p>
        <MenuItem icon={user} onClick={() => go(ownPage.path)}>
          {account.title}
        </MenuItem>
        {shift && (
          <MenuItem icon={clock} onClick={openShift}>
            {shift.since === undefined ? casework.shift.begin : casework.shift.end}
          </MenuItem>
        )}
        <MenuItem icon={theme === 'dark' ? sun : moon} onClick={turnTheme}>
          {frame.turnTheme}
        </MenuItem>
        <MenuItem icon={translate} onClick={() => void showLanguage(locale === 'vi' ? 'en' : 'vi')}>
          {frame.toOtherLanguage}
        </MenuItem>
        <MenuItem icon={lockSimple} onClick={lockPage}>
          {frame.lock}
          <KeyCap of="L" />
        </MenuItem>
        <MenuItem icon={signOut} onClick={() => void leave()}>
          {frame.signOut}
        </MenuItem>
      </Menu>
      {dialog}
    </>
  );
};
